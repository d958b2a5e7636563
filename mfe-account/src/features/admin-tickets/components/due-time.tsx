import type { StaffTicketListItem } from '@solar/contracts/account/tickets-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Badge } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';

/** Until when staff have to act, marked when it is too late. */
export function DueTime({ ticket }: { ticket: Pick<StaffTicketListItem, 'dueAt' | 'overdue'> }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  if (!ticket.dueAt) return '–';
  const time = <time dateTime={ticket.dueAt}>{format.dateTime(ticket.dueAt)}</time>;
  if (!ticket.overdue) return time;
  return (
    <Badge tone="danger">
      {t('admin.tickets.overdue')} · {time}
    </Badge>
  );
}
