import type { ReturnStatus } from '@solar/contracts/checkout/return-states';
import { Status } from '@solar/ui/badge/badge';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

const TONES: Record<ReturnStatus, ComponentProps<typeof Status>['tone']> = {
  requested: 'warning',
  accepted: 'info',
  withdrawing: 'info',
  received: 'warning',
  refunding: 'accent',
  refunded: 'success',
  refused: 'danger',
  cancelled: 'neutral',
};

export function ReturnStatusLabel({ status }: { status: ReturnStatus }) {
  const { t } = useTranslation('checkout');
  return <Status tone={TONES[status]}>{t(`returns.status.${status}`)}</Status>;
}
