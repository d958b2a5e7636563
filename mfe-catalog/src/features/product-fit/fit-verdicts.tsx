import type { FitVerdictName, ProductFit } from '@solar/contracts/catalog/fit-http';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { FitGroup } from './fit-group';
import { OutcomeText } from './fit-row';
import styles from './fit-verdicts.module.css';

/** What is shown under one heading. */
const TABS = [
  { value: 'goes', verdicts: ['fits', 'fits-with-limits'] },
  { value: 'not', verdicts: ['does-not-fit'] },
  { value: 'unknown', verdicts: ['unknown'] },
] as const satisfies readonly { value: string; verdicts: readonly FitVerdictName[] }[];

/** "Compatible", "Not compatible" and "Not known", each by kind of product. */
export function FitVerdicts({ fit }: { fit: ProductFit }) {
  const { t } = useTranslation('catalog');
  const { cellMinC, cellHotC, roofC } = fit.site;
  const tabs = TABS.map(({ value, verdicts }) => ({
    value,
    verdicts,
    count: fit.groups.reduce((sum, { counts }) => sum + total(counts, verdicts), 0),
  }));
  return (
    <div className={styles.verdicts}>
      <p className={styles.conditions}>
        {t('fit.conditions', { cold: cellMinC, hot: cellHotC, roof: roofC })}
      </p>
      {fit.grid && (
        <ul className={styles.grid} aria-label={t('fit.grid')}>
          {fit.grid.map((outcome) => (
            <li key={outcome.rule}>
              <OutcomeText outcome={outcome} />
            </li>
          ))}
        </ul>
      )}
      <Tabs
        label={t('fit.title')}
        defaultValue={tabs.find(({ count }) => count > 0)?.value ?? 'goes'}
        items={tabs.map(({ value, verdicts, count }) => ({
          value,
          count,
          label: t(`fit.tab.${value}`),
          content:
            count === 0 ? (
              <p className={styles.conditions}>{t('fit.nothing')}</p>
            ) : (
              <div className={styles.groups}>
                {fit.groups.map((group) => (
                  <FitGroup
                    key={group.kind}
                    kind={group.kind}
                    total={total(group.counts, verdicts)}
                    items={group.items.filter(({ verdict }) =>
                      verdicts.some((one) => one === verdict),
                    )}
                  />
                ))}
              </div>
            ),
        }))}
      />
    </div>
  );
}

function total(
  counts: ProductFit['groups'][number]['counts'],
  verdicts: readonly FitVerdictName[],
): number {
  return verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
}
