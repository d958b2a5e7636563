import type { Ticket } from '@solar/contracts/account/tickets-http';
import { TICKET_TRANSITIONS } from '@solar/contracts/account/ticket-states';
import { canTransition } from '@solar/contracts/common/state-machine';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router';
import { useResolveTicket, useTicket } from '../../api/tickets-api';
import { AccountPage } from '../../components/account-page';
import { FormAlert } from '../../components/form-alert';
import { ListSkeleton } from '../../components/list-skeleton';
import { TicketPriorityBadge, TicketStatusLabel } from '../../components/ticket-labels';
import { useTicketChanges } from '../../components/use-ticket-changes';
import { TicketThread } from '../../components/ticket-thread';
import { urls } from '../../urls';
import { ReplyForm } from './components/reply-form';

/** One ticket with its conversation. */
export function TicketRoute() {
  const { t } = useTranslation('account');
  const { id = '' } = useParams();
  const query = useTicket(id);
  useTicketChanges();
  if (isHttpError(query.error) && query.error.status === 404) {
    return (
      <EmptyState
        level={2}
        title={t('ticket.notFound')}
        action={
          <Button asChild variant="primary">
            <RouterLink to={urls.tickets}>{t('tickets.title')}</RouterLink>
          </Button>
        }
      />
    );
  }
  return (
    <QueryState query={query} skeleton={<ListSkeleton rows={4} height="8rem" />}>
      {(ticket) => <TicketPage ticket={ticket} />}
    </QueryState>
  );
}

function TicketPage({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('account');
  const author = useSession(({ user }) => (user ? `${user.firstName} ${user.lastName}` : ''));
  const resolve = useResolveTicket(ticket.id, t('ticket.resolved'));
  const mayResolve = canTransition(TICKET_TRANSITIONS, ticket.status, 'resolved');
  return (
    <AccountPage
      title={ticket.subject}
      breadcrumbs={[{ label: t('tickets.title'), href: urls.tickets }, { label: ticket.reference }]}
      meta={
        <>
          <TicketStatusLabel status={ticket.status} />
          <TicketPriorityBadge priority={ticket.priority} />
          <span>{t(`tickets.category.${ticket.category}`)}</span>
          {ticket.order && (
            <Link asChild>
              <RouterLink to={urls.order(ticket.order.id)}>
                {t('ticket.order', { number: ticket.order.number })}
              </RouterLink>
            </Link>
          )}
          {ticket.serial && <span>{t('ticket.claim', { number: ticket.serial.number })}</span>}
        </>
      }
      actions={
        mayResolve && (
          <Button variant="secondary" loading={resolve.isPending} onClick={() => resolve.mutate()}>
            {t('ticket.resolve')}
          </Button>
        )
      }
    >
      {ticket.follows && <LinkedTicket kind="follows" link={ticket.follows} />}
      <TicketThread
        start={{
          author,
          body: ticket.description,
          at: ticket.createdAt,
          attachments: ticket.attachments,
        }}
        messages={ticket.messages}
      />
      {ticket.followedBy ? (
        <LinkedTicket kind="followedBy" link={ticket.followedBy} />
      ) : (
        <ReplyForm ticket={ticket} />
      )}
    </AccountPage>
  );
}

function LinkedTicket({
  kind,
  link,
}: {
  kind: 'follows' | 'followedBy';
  link: { id: string; reference: string };
}) {
  const { t } = useTranslation('account');
  return (
    <FormAlert tone="info">
      <p>
        {t(`ticket.${kind}`)}{' '}
        <Link asChild>
          <RouterLink to={urls.ticket(link.id)}>
            <Identifier>{link.reference}</Identifier>
          </RouterLink>
        </Link>
      </p>
    </FormAlert>
  );
}
