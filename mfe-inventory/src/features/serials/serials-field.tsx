import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useTranslation } from 'react-i18next';
import { readSerials, repeatedSerial } from './serial-numbers';

interface SerialsFieldProps {
  sku: string;
  /** As typed, pasted or scanned: a scanner ends each number with a new line. */
  value: string;
  onChange: (value: string) => void;
  /** Pieces to name. */
  quantity: number;
  hint?: string;
}

/** The serial numbers of some pieces, with how many of them are there. */
export function SerialsField({ sku, value, onChange, quantity, hint }: SerialsFieldProps) {
  const { t } = useTranslation('inventory');
  const entered = readSerials(value).length;
  const count = t('serials.entered', { entered, of: quantity });
  const repeated = repeatedSerial(value);
  const tooMany = entered > quantity ? t('serials.tooMany', { count: entered - quantity }) : null;
  return (
    <Field
      label={t('serials.of', { sku })}
      hint={hint ? `${count} · ${hint}` : count}
      error={repeated ? t('serials.repeated', { number: repeated }) : tooMany}
    >
      <TextArea
        value={value}
        rows={3}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
