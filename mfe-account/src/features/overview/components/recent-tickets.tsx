import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useMyTickets } from '../../../api/tickets-api';
import { ListSkeleton } from '../../../components/list-skeleton';
import { TicketStatusLabel } from '../../../components/ticket-labels';
import { urls } from '../../../urls';
import styles from './recent.module.css';

const SHOWN = 3;

/** The tickets that moved last. */
export function RecentTickets() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const query = useMyTickets(1, SHOWN);
  return (
    <Card>
      <CardHeader
        title={t('overview.tickets.title')}
        actions={
          <Link asChild variant="standalone">
            <RouterLink to={urls.tickets}>{t('overview.all')}</RouterLink>
          </Link>
        }
      />
      <QueryState
        query={query}
        skeleton={<ListSkeleton height="3.5rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            size="sm"
            level={3}
            title={t('tickets.empty.title')}
            action={
              <Button asChild variant="secondary" size="sm">
                <RouterLink to={urls.newTicket}>{t('tickets.new.open')}</RouterLink>
              </Button>
            }
          />
        }
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((ticket) => (
              <li key={ticket.id} className={styles.row}>
                <div>
                  <RouterLink to={urls.ticket(ticket.id)} className={styles.link}>
                    {ticket.subject}
                  </RouterLink>
                  <p className={styles.meta}>
                    {ticket.reference} · {format.relative(ticket.updatedAt)}
                  </p>
                </div>
                <TicketStatusLabel status={ticket.status} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
