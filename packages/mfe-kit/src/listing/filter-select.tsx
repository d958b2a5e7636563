import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';

const ALL = '*';

/** What `FilterSelect` takes. */
export interface FilterSelectProps<Value extends string> {
  label: string;
  /** Word for no restriction, such as "All warehouses"; "All statuses" unless said otherwise. */
  all?: string;
  options: readonly { value: Value; label: string }[];
  /** Empty for no restriction. */
  value: Value | '';
  onChange: (value: Value | '') => void;
}

/** One filter above a list. */
export function FilterSelect<Value extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  const { t } = useTranslation('kit');
  return (
    <Select
      size="sm"
      aria-label={label}
      value={value || ALL}
      onValueChange={(next) => onChange(options.find((one) => one.value === next)?.value ?? '')}
      options={[{ value: ALL, label: all ?? t('listing.allStatuses') }, ...options]}
    />
  );
}
