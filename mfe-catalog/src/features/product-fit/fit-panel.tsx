import { FIT_SITES, type FitSiteId } from '@solar/contracts/catalog/fit-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNearViewport } from '../recently-viewed/use-near-viewport';
import styles from './fit-panel.module.css';
import { FitVerdicts } from './fit-verdicts';
import { useProductFit } from './use-product-fit';

/** Which products go with this one at a place and which do not, with the reasons. Asked for when scrolled near. */
export function FitPanel({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const section = useRef<HTMLElement>(null);
  const [site, setSite] = useState<FitSiteId>('dubai');
  const query = useProductFit(slug, site, useNearViewport(section));
  return (
    <section ref={section} id="fit" className={styles.section} aria-labelledby="fit-title">
      <div className={styles.head}>
        <h2 id="fit-title" className={styles.title}>
          {t('fit.title')}
        </h2>
        <Field label={t('fit.site.label')} className={styles.site}>
          <Select
            size="sm"
            value={site}
            onValueChange={(value) => setSite(FIT_SITES.find((one) => one === value) ?? site)}
            options={FIT_SITES.map((value) => ({ value, label: t(`fit.site.${value}`) }))}
          />
        </Field>
      </div>
      <QueryState
        query={query}
        skeleton={<FitSkeleton />}
        isEmpty={({ groups }) => groups.length === 0}
        empty={<p className={styles.none}>{t('fit.none')}</p>}
      >
        {(fit) => <FitVerdicts fit={fit} />}
      </QueryState>
    </section>
  );
}

function FitSkeleton() {
  return (
    <SkeletonGroup className={styles.skeleton}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="text" lines={3} />
      ))}
    </SkeletonGroup>
  );
}
