import type { CustomerStatus } from '@solar/contracts/account/people-http';
import { Status } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';

const TONES = {
  pending: 'warning',
  approved: 'success',
  inactive: 'neutral',
} as const satisfies Record<CustomerStatus, string>;

/** Where a customer stands. */
export function CustomerStatusLabel({ status }: { status: CustomerStatus }) {
  const { t } = useTranslation('account');
  return <Status tone={TONES[status]}>{t(`admin.customers.state.${status}`)}</Status>;
}
