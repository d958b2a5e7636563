import type { ReturnStatus } from '@solar/contracts/checkout/return-states';
import { Status } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';

const TONES = {
  requested: 'warning',
  accepted: 'info',
  withdrawing: 'info',
  received: 'info',
  refunding: 'accent',
  refunded: 'success',
  refused: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<ReturnStatus, string>;

/** Where a return stands, in a word and a tone. */
export function ReturnStatusLabel({ status }: { status: ReturnStatus }) {
  const { t } = useTranslation('account');
  return <Status tone={TONES[status]}>{t(`returns.status.${status}`)}</Status>;
}
