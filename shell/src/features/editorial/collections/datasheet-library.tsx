import type { CategoryView, ProductCard } from '@solar/contracts/catalog/http';
import { LANGUAGES } from '@solar/contracts/common/languages';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { linkClass } from '@solar/ui/link/link';
import { ScrollRegion } from '@solar/ui/scroll-region/scroll-region';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { FilterChips } from '../components/filter-chips';
import styles from './datasheet-library.module.css';

/** In the address: `?category=inverters&q=hybrid`. */
const viewSchema = z.object({ category: z.string().catch(''), q: z.string().catch('') });
const FIRST = 'solar-panels';
const MOST = 100;

/** The datasheet of every product, by category, in each language. */
export function DatasheetLibrary() {
  const { t } = useTranslation('collections');
  const localized = useLocalized();
  const [{ category, q }, setView, hrefOf] = useSearchState(viewSchema);
  const categories = useQuery({
    queryKey: ['/api/catalog/categories'],
    queryFn: ({ signal }) =>
      http.get<{ items: CategoryView[] }>('/api/catalog/categories', { signal }),
  });
  const chosen = category || FIRST;
  return (
    <section className={styles.library} aria-labelledby="datasheets">
      <h2 id="datasheets" className={styles.title}>
        {t('collections.datasheets.title')}
      </h2>
      <FilterChips
        label={t('collections.datasheets.byCategory')}
        options={(categories.data?.items ?? [])
          .filter(({ productCount }) => productCount > 0)
          .map(({ slug, name }) => ({
            value: slug,
            label: localized(name),
          }))}
        value={chosen}
        hrefOf={(slug) => hrefOf({ category: slug === FIRST ? '' : slug, q: '' })}
      />
      <TextInput
        type="search"
        className={styles.search}
        aria-label={t('collections.datasheets.search')}
        placeholder={t('collections.datasheets.search')}
        defaultValue={q}
        onChange={(event) => setView({ q: event.target.value.trim() }, { replace: true })}
      />
      <Datasheets category={chosen} words={q} />
    </section>
  );
}

function Datasheets({ category, words }: { category: string; words: string }) {
  const { t } = useTranslation('collections');
  const params = { category, pageSize: MOST };
  const query = useQuery({
    queryKey: ['/api/catalog/products', 'datasheets', category],
    queryFn: ({ signal }) =>
      http.get<Page<ProductCard>>('/api/catalog/products', { params, signal }),
  });
  const fits = ({ name, sku, brand }: ProductCard) =>
    `${brand.name} ${name} ${sku}`.toLowerCase().includes(words.toLowerCase());
  return (
    <QueryState
      query={query}
      skeleton={
        <SkeletonGroup className={styles.rows}>
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} shape="block" height="3rem" />
          ))}
        </SkeletonGroup>
      }
      isEmpty={({ items }) => !items.some(fits)}
      empty={<EmptyState title={t('collections.datasheets.none')} />}
    >
      {({ items }) => (
        <ScrollRegion role="group" className={styles.scroll} aria-labelledby="datasheets">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('collections.datasheets.product')}</th>
                <th scope="col">{t('collections.datasheets.sku')}</th>
                <th scope="col">{t('collections.datasheets.files')}</th>
              </tr>
            </thead>
            <tbody>
              {items.filter(fits).map((product) => (
                <Row key={product.id} product={product} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </QueryState>
  );
}

function Row({ product }: { product: ProductCard }) {
  const { t, i18n } = useTranslation('collections');
  const name = `${product.brand.name} ${product.name}`;
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <tr>
      <th scope="row">
        <Link className={linkClass()} to={`/products/${product.slug}`}>
          {name}
        </Link>
      </th>
      <td>
        <Identifier>{product.sku}</Identifier>
      </td>
      <td>
        <span className={styles.files}>
          {LANGUAGES.map((language) => (
            <a
              key={language}
              className={linkClass()}
              href={`/api/catalog/products/${product.slug}/datasheet.pdf?lang=${language}`}
              target="_blank"
              rel="noopener"
              hrefLang={language}
              aria-label={t('collections.datasheets.file', { name, language: names.of(language) })}
            >
              {names.of(language)}
            </a>
          ))}
        </span>
      </td>
    </tr>
  );
}
