import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNearViewport } from '../recently-viewed/use-near-viewport';
import styles from './fit-panel.module.css';
import { FitVerdicts } from './fit-verdicts';
import { PlaceFields, type FitPlace } from './place-fields';
import { useProductFit } from './use-product-fit';

/** Kinds of products that are connected to the grid, and that are mounted on a roof. */
const WITH_GRID: ReadonlySet<string> = new Set(['inverter', 'microinverter']);
const WITH_ROOF: ReadonlySet<string> = new Set(['panel', 'mounting']);

/** Which products go with this one at a place and which do not, with the reasons. Asked for when scrolled near. */
export function FitPanel({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const section = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<FitPlace>({ site: 'dubai' });
  const query = useProductFit(slug, place, useNearViewport(section));
  return (
    <section ref={section} id="fit" className={styles.section} aria-labelledby="fit-title">
      <div className={styles.head}>
        <h2 id="fit-title" className={styles.title}>
          {t('fit.title')}
        </h2>
        <PlaceFields
          place={place}
          onPlace={setPlace}
          withGrid={WITH_GRID.has(query.data?.kind ?? '')}
          withRoof={WITH_ROOF.has(query.data?.kind ?? '')}
        />
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
