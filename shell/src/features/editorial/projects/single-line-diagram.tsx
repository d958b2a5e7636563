import type { DiagramPart } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { levelsOf } from './diagram-levels';
import { DiagramSymbolDrawing } from './diagram-symbol';
import styles from './single-line-diagram.module.css';

/** How a system is wired, from its sources to the grid. */
export function SingleLineDiagram({ parts }: { parts: readonly DiagramPart[] }) {
  const { t } = useTranslation(['projects', 'shell'], { nsMode: 'fallback' });
  const localized = useLocalized();
  const levels = levelsOf(parts);
  return (
    <section className={styles.frame}>
      <h2 className={styles.title}>{t('projects.singleLine')}</h2>
      <div className={styles.diagram}>
        {levels.map(({ bus, branches }, at) => (
          <div key={at} className={styles.level}>
            {bus && <p className={styles.bus}>{localized(bus.label)}</p>}
            <div className={styles.branches}>
              {branches.map((branch, index) => (
                <ol
                  key={index}
                  className={clsx(
                    styles.branch,
                    at === 0 && styles.first,
                    at === levels.length - 1 ? styles.last : styles.led,
                  )}
                >
                  {branch.map((part, place) => (
                    <Part key={place} part={part} />
                  ))}
                </ol>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Part({ part: { symbol, label } }: { part: DiagramPart }) {
  const localized = useLocalized();
  return (
    <li className={styles.part}>
      {symbol !== 'bus' && <DiagramSymbolDrawing symbol={symbol} />}
      <span className={styles.label}>{localized(label)}</span>
    </li>
  );
}
