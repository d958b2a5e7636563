import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';

const ALL = 'all';

/** Narrows a back-office list to one status, or shows all. */
export function ToolbarFilter<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  onChange: (value: T | undefined) => void;
}) {
  const { t } = useTranslation('checkout');
  return (
    <Select
      size="sm"
      aria-label={label}
      value={value ?? ALL}
      onValueChange={(next) => onChange(options.find((option) => option.value === next)?.value)}
      options={[{ value: ALL, label: t('admin.allStatuses') }, ...options]}
    />
  );
}
