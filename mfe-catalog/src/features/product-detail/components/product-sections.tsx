import type { ProductDetail } from '@solar/contracts/catalog/http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { LateArea } from '@solar/mfe-kit/page/late-area';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Approvals } from './approvals';
import { Downloads } from './downloads';
import styles from './product-sections.module.css';
import { SpecificationTable } from './specification-table';

/** With the form and its parser a third of the page's code, for the end of the page. */
const Reviews = lazyPart('catalog/reviews', async () => {
  const module = await import(/* webpackChunkName: "reviews" */ './reviews');
  return module.Reviews;
});

/** Description, specification, downloads and reviews, each a place that the page can be sent to. */
export function ProductSections({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const sections = [
    { id: 'description', shown: product.description.en !== '' },
    { id: 'specification', shown: product.attributeGroups.length > 0 },
    { id: 'approvals', shown: (product.approvals ?? []).length > 0 },
    { id: 'downloads', shown: true },
    { id: 'reviews', shown: true },
  ].filter(({ shown }) => shown);
  return (
    <>
      <nav className={styles.nav} aria-label={t('detail.sections')} data-print="hidden">
        {sections.map(({ id }) => (
          <a key={id} href={`#${id}`} className={styles.link}>
            {t(`detail.${id}`)}
          </a>
        ))}
        <a href="#fit" className={styles.link}>
          {t('fit.title')}
        </a>
      </nav>
      {sections.map(({ id }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t(`detail.${id}`)}
          </h2>
          {id === 'reviews' ? (
            <LateArea fallback={<Skeleton shape="text" lines={6} />}>
              <Reviews slug={product.slug} />
            </LateArea>
          ) : (
            <LateArea until="near">
              {id === 'description' && <Description text={localized(product.description)} />}
              {id === 'specification' && <SpecificationTable groups={product.attributeGroups} />}
              {id === 'approvals' && <Approvals approvals={product.approvals ?? []} />}
              {id === 'downloads' && <Downloads product={product} />}
            </LateArea>
          )}
        </section>
      ))}
    </>
  );
}

function Description({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
