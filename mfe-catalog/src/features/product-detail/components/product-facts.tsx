import type { ProductDetail } from '@solar/contracts/catalog/http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import { Approvals } from './approvals';
import { Downloads } from './downloads';
import styles from './product-sections.module.css';
import { SpecificationTable } from './specification-table';

/** Description, specification, approvals and downloads, with the links to them and to the reviews after them. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const sections = [
    { id: 'description', shown: product.description.en !== '' },
    { id: 'specification', shown: product.attributeGroups.length > 0 },
    { id: 'approvals', shown: (product.approvals ?? []).length > 0 },
    { id: 'downloads', shown: true },
  ].filter(({ shown }) => shown);
  return (
    <>
      <nav className={styles.nav} aria-label={t('detail.sections')} data-print="hidden">
        {[...sections, { id: 'reviews' }].map(({ id }) => (
          <a key={id} href={`#${id}`} className={styles.link}>
            {t(`detail.${id}`)}
          </a>
        ))}
      </nav>
      {sections.map(({ id }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t(`detail.${id}`)}
          </h2>
          {id === 'description' && <Description text={localized(product.description)} />}
          {id === 'specification' && <SpecificationTable groups={product.attributeGroups} />}
          {id === 'approvals' && <Approvals approvals={product.approvals ?? []} />}
          {id === 'downloads' && <Downloads product={product} />}
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
