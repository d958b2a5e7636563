import type { TicketPriority, TicketStatus } from '@solar/contracts/account/ticket-states';
import { Badge, Status } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';

const STATUS_TONES = {
  new: 'accent',
  open: 'info',
  in_progress: 'info',
  waiting_on_customer: 'warning',
  waiting_on_third_party: 'warning',
  resolved: 'success',
  closed: 'neutral',
} as const satisfies Record<TicketStatus, string>;

const PRIORITY_TONES = {
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  urgent: 'danger',
} as const satisfies Record<TicketPriority, string>;

/** Where a ticket stands. */
export function TicketStatusLabel({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('account');
  return <Status tone={STATUS_TONES[status]}>{t(`tickets.status.${status}`)}</Status>;
}

/** How pressing a ticket is. */
export function TicketPriorityBadge({ priority }: { priority: TicketPriority }) {
  const { t } = useTranslation('account');
  return <Badge tone={PRIORITY_TONES[priority]}>{t(`tickets.priority.${priority}`)}</Badge>;
}
