import type { MediaUses } from '@solar/contracts/admin/media-http';
import type { ProductsWithMedia } from '@solar/contracts/catalog/product-media';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CONTENT_PLACES } from '../../content/content-places';
import { useMediaUses } from '../api/media-api';

/** Whether anything shows a file, as far as is known. */
export function isShown({ items, settings, home, products }: MediaUses): boolean {
  return items.length > 0 || settings || (home ?? false) || (products?.total ?? 0) > 0;
}

/** Where a file is shown, with the ways there. */
export function MediaUsesList({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const query = useMediaUses(id);
  return (
    <QueryState query={query} skeleton={<Skeleton lines={2} />}>
      {(uses) => (
        <section aria-label={t('media.usedIn')}>
          <strong>{t('media.usedIn')}</strong>
          {isShown(uses) && <Uses uses={uses} />}
          {!isShown(uses) && uses.products !== null && <p>{t('media.unused')}</p>}
          {uses.products === null && <p>{t('media.productsUnknown')}</p>}
        </section>
      )}
    </QueryState>
  );
}

function Uses({ uses: { items, settings, home, products } }: { uses: MediaUses }) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const pathOf = (kind: string) => CONTENT_PLACES.find((place) => place.kind === kind)?.path;
  return (
    <ul>
      {items.map(({ id, kind, title }) => (
        <li key={id}>
          <Link to={`/admin/${pathOf(kind)}/${id}`}>{localized(title)}</Link>
        </li>
      ))}
      {products && <Products {...products} />}
      {home && (
        <li>
          <Link to="/admin/home">{t('home.title')}</Link>
        </li>
      )}
      {settings && (
        <li>
          <Link to="/admin/settings">{t('settings.title')}</Link>
        </li>
      )}
    </ul>
  );
}

function Products({ products, total }: ProductsWithMedia) {
  const { t } = useTranslation('admin');
  const mayOpen = useCan('catalog.products.read');
  const more = total - products.length;
  return (
    <>
      {products.map(({ productId, name, sku, shownAs }) => (
        <li key={productId}>
          {mayOpen ? <Link to={`/admin/products/edit/${productId}`}>{name}</Link> : name}{' '}
          <small>{t(`media.shownAs.${shownAs}`, { sku })}</small>
        </li>
      ))}
      {more > 0 && <li>{t('media.moreProducts', { count: more })}</li>}
    </>
  );
}
