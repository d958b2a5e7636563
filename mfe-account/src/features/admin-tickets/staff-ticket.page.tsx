import type { StaffTicket } from '@solar/contracts/account/tickets-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Link } from '@solar/ui/link/link';
import { SidebarLayout, Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router';
import { useStaffTicket } from '../../api/staff-tickets-api';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';
import { TicketPriorityBadge, TicketStatusLabel } from '../../components/ticket-labels';
import { TicketThread } from '../../components/ticket-thread';
import { urls } from '../../urls';
import { AnswerForm } from './components/answer-form';
import { TicketControls } from './components/ticket-controls';

/** A ticket as support works on it. */
export function StaffTicketRoute() {
  const { id = '' } = useParams();
  const query = useStaffTicket(id);
  return (
    <QueryState query={query} skeleton={<ListSkeleton rows={4} height="8rem" />}>
      {(ticket) => <StaffTicketPage ticket={ticket} />}
    </QueryState>
  );
}

function StaffTicketPage({ ticket }: { ticket: StaffTicket }) {
  const { t } = useTranslation('account');
  const mayWrite = useCan('account.tickets.write');
  const { customerName: author, description: body, createdAt: at, attachments } = ticket;
  return (
    <AccountPage
      title={ticket.subject}
      breadcrumbs={[
        { label: t('admin.tickets.title'), href: urls.adminTickets },
        { label: ticket.reference },
      ]}
      meta={
        <>
          <TicketStatusLabel status={ticket.status} />
          <TicketPriorityBadge priority={ticket.priority} />
          {ticket.customerId === '' ? (
            <span>{t('admin.tickets.guest', { name: ticket.customerName })}</span>
          ) : (
            <Link asChild>
              <RouterLink to={urls.adminCustomer(ticket.customerId)}>
                {ticket.customerName}
              </RouterLink>
            </Link>
          )}
          {ticket.order && (
            <Link asChild>
              <RouterLink to={urls.adminOrder(ticket.order.id)}>
                {t('ticket.order', { number: ticket.order.number })}
              </RouterLink>
            </Link>
          )}
          {ticket.serial && (
            <Link asChild>
              <RouterLink to={urls.adminSerials(ticket.serial.number)}>
                {t('ticket.claim', { number: ticket.serial.number })}
              </RouterLink>
            </Link>
          )}
        </>
      }
    >
      <SidebarLayout side="end">
        <TicketControls ticket={ticket} disabled={!mayWrite} />
        <Stack gap="6">
          <TicketThread start={{ author, body, at, attachments }} messages={ticket.messages} />
          {mayWrite && <AnswerForm ticket={ticket} />}
        </Stack>
      </SidebarLayout>
    </AccountPage>
  );
}
