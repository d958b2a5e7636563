import type { PageFigure } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Figure } from '@solar/ui/figure/figure';
import styles from './page-figures.module.css';

/** Figures of a page in large letters. */
export function PageFigures({ figures }: { figures: readonly PageFigure[] }) {
  const localized = useLocalized();
  return (
    <dl className={styles.figures} data-theme="dark">
      {figures.map(({ value, label }) => (
        <Figure
          key={label.en}
          label={localized(label)}
          value={localized(value)}
          size="xl"
          accent
          valueFirst
          className={styles.figure}
        />
      ))}
    </dl>
  );
}
