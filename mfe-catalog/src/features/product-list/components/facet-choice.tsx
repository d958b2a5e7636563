import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toggled, valuesOf } from '../../../search-params';
import styles from './facet-choice.module.css';

/** Values shown before one asks for all. */
const SHOWN = 8;

export interface FacetChoiceProps {
  values: readonly { value: string; label: string; count: number }[];
  /** Chosen values, comma-separated. */
  chosen: string;
  onChange: (chosen: string) => void;
}

/** Check boxes with the number of products behind each. */
export function FacetChoice({ values, chosen, onChange }: FacetChoiceProps) {
  const { t } = useTranslation('catalog');
  const [all, setAll] = useState(false);
  const selected = valuesOf(chosen);
  const shown = values.filter(
    ({ value }, index) => all || index < SHOWN || selected.includes(value),
  );
  return (
    <div className={styles.choice}>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          checked={selected.includes(value)}
          onCheckedChange={() => onChange(toggled(chosen, value))}
          label={
            <span className={styles.label}>
              {label} <span className={styles.count}>{count}</span>
            </span>
          }
        />
      ))}
      {values.length > shown.length && (
        <Button variant="link" size="sm" className={styles.more} onClick={() => setAll(true)}>
          {t('filters.showAll', { count: values.length })}
        </Button>
      )}
    </div>
  );
}
