import type { ProductAttribute } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Figure } from '@solar/ui/figure/figure';
import { inSpokenUnit, useAttributeText } from '../../product-card/attribute-text';
import styles from './headline-figures.module.css';

/** The three figures that matter most, large. */
export function HeadlineFigures({ figures }: { figures: readonly ProductAttribute[] }) {
  const text = useAttributeText();
  const localized = useLocalized();
  const { unit } = useFormat();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(inSpokenUnit).map((figure) => (
        <Figure
          key={figure.code}
          label={localized(figure.label)}
          value={text(figure)}
          unit={figure.unit && unit(figure.unit)}
          size="md"
          className={styles.figure}
        />
      ))}
    </dl>
  );
}
