import type { ProductAttribute } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useAttributeText } from '../../product-card/attribute-text';
import styles from './headline-figures.module.css';

/** The three figures that matter most, large. */
export function HeadlineFigures({ figures }: { figures: readonly ProductAttribute[] }) {
  const text = useAttributeText();
  const localized = useLocalized();
  const { unit } = useFormat();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.code} className={styles.figure}>
          <dt>{localized(figure.label)}</dt>
          <dd>
            {text(figure)}
            {figure.unit && (
              <span className={styles.unit} translate="no">
                {' '}
                {unit(figure.unit)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
