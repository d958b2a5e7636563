import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { RANGES, type Range } from '../sales-range';

const OWN = 'own';

interface SalesRangePickerProps {
  /** Null for days of the reader's own choice. */
  value: Range | null;
  onChange: (range: Range) => void;
}

/** How far back one looks. */
export function SalesRangePicker({ value, onChange }: SalesRangePickerProps) {
  const { t } = useTranslation('checkout');
  const options = RANGES.map((range) => ({
    value: range as string,
    label: t('admin.sales.lastDays', { days: range }),
  }));
  return (
    <Select
      size="sm"
      aria-label={t('admin.sales.range')}
      value={value ?? OWN}
      onValueChange={(next) => {
        const range = RANGES.find((one) => one === next);
        if (range) onChange(range);
      }}
      options={value ? options : [{ value: OWN, label: t('admin.sales.ownRange') }, ...options]}
    />
  );
}
