import { Select, type SelectOption } from '@solar/ui/select/select';
import styles from './filter-select.module.css';

export interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}

/** A filter in the toolbar of a table. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <Select
      size="sm"
      className={styles.select}
      aria-label={label}
      value={value}
      onValueChange={onChange}
      options={options}
    />
  );
}
