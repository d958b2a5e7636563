import type { ProductAttribute } from '@solar/contracts/catalog/http';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { useAttributeText } from './attribute-text';
import styles from './key-figures.module.css';
import { useLocalized } from './use-localized';

/** The few figures by which a product is told from its neighbours. */
export function KeyFigures({ figures }: { figures: readonly ProductAttribute[] }) {
  const text = useAttributeText();
  const localized = useLocalized();
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.code}>
          <VisuallyHidden>{localized(figure.label)}: </VisuallyHidden>
          {text(figure)}
          {figure.unit && <span className={styles.unit}> {figure.unit}</span>}
        </li>
      ))}
    </ul>
  );
}
