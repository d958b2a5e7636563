import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './facet-choice.module.css';

/** Values shown before one asks for all. */
const SHOWN = 8;
/** From this many on a list can be searched. */
const SEARCHED = 12;

export interface FacetChoiceProps {
  /** What the values are of. */
  label: string;
  values: readonly { value: string; label: string; count: number }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Check boxes with the number of products behind each; a long list can be searched. */
export function FacetChoice({ label: name, values, chosen, onChange }: FacetChoiceProps) {
  const { t } = useTranslation('catalog');
  const [all, setAll] = useState(false);
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase();
  const found = values.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  const shown = found.filter(
    ({ value }, index) => all || wanted !== '' || index < SHOWN || chosen.includes(value),
  );
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <div className={styles.choice}>
      {values.length >= SEARCHED && (
        <Field label={t('filters.searchIn', { name })} hideLabel>
          <TextInput
            type="search"
            size="sm"
            value={text}
            placeholder={t('filters.searchHint')}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      )}
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onCheckedChange={() => toggle(value)}
          label={<CountedLabel label={label} count={count} />}
        />
      ))}
      {shown.length === 0 && <p className={styles.none}>{t('filters.searchNone')}</p>}
      {found.length > shown.length && (
        <Button variant="link" size="sm" className={styles.more} onClick={() => setAll(true)}>
          {t('filters.showAll', { count: found.length })}
        </Button>
      )}
    </div>
  );
}

/** What a filter is called, and how many products it leaves. */
export function CountedLabel({ label, count }: { label: string; count: number }) {
  return (
    <span className={styles.label}>
      {label} <span className={styles.count}>{count}</span>
    </span>
  );
}
