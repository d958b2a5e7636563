import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { useTranslation } from 'react-i18next';

/** Whether the customer of an order gets a mail about what staff do to it. */
export function NotifyCheckbox({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { t } = useTranslation('checkout');
  return (
    <Checkbox
      label={t('admin.orders.notify')}
      checked={checked}
      onCheckedChange={(value) => onChange(value === true)}
    />
  );
}
