import type { ProductAttribute } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { useTranslation } from 'react-i18next';
import { inSpokenUnit, useAttributeText } from './attribute-text';
import styles from './key-figures.module.css';

/** The few figures by which a product is distinguished from its neighbours. */
export function KeyFigures({ figures }: { figures: readonly ProductAttribute[] }) {
  const text = useAttributeText();
  const { unit } = useFormat();
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures}>
      {figures.map(inSpokenUnit).map((figure) => (
        <li key={figure.code}>
          <FigureName figure={figure} />
          {text(figure)}
          {figure.unit && <span className={styles.unit}> {unit(figure.unit)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A figure without a unit says nothing by itself: its name is shown. */
function FigureName({ figure }: { figure: ProductAttribute }) {
  const { t } = useTranslation('catalog');
  const name = t('attribute.named', { name: useLocalized()(figure.label) });
  if (typeof figure.value === 'number' && !figure.unit) {
    return <span className={styles.unit}>{name} </span>;
  }
  return <VisuallyHidden>{name} </VisuallyHidden>;
}
