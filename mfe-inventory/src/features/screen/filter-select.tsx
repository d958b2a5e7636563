import { Select } from '@solar/ui/select/select';

const ALL = 'all';

interface FilterSelectProps {
  label: string;
  /** Word for no restriction, such as "All warehouses". */
  all: string;
  options: readonly { value: string; label: string }[];
  /** Empty for no restriction. */
  value: string;
  onChange: (value: string) => void;
}

/** One filter above a list. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <Select
      size="sm"
      aria-label={label}
      value={value || ALL}
      onValueChange={(next) => onChange(next === ALL ? '' : next)}
      options={[{ value: ALL, label: all }, ...options]}
    />
  );
}
