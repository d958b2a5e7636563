import type { PageFigure } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import styles from './page-figures.module.css';

/** Figures of a page in large letters. */
export function PageFigures({ figures }: { figures: readonly PageFigure[] }) {
  const localized = useLocalized();
  return (
    <dl className={styles.figures} data-theme="dark">
      {figures.map(({ value, label }) => (
        <div key={label.en} className={styles.figure}>
          <dt className={styles.label}>{localized(label)}</dt>
          <dd className={styles.value}>{localized(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
