import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMyTickets } from '../../../api/tickets-api';
import { TicketStatusLabel } from '../../../components/ticket-labels';
import { urls } from '../../../urls';
import { RecentCard, RecentList, RecentRow } from './recent-card';

const SHOWN = 3;

/** The tickets that moved last. */
export function RecentTickets() {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <RecentCard title={t('overview.tickets.title')} to={urls.tickets}>
      <RecentList
        query={useMyTickets(1, SHOWN)}
        empty={
          <EmptyState
            size="sm"
            level={3}
            title={t('tickets.empty.title')}
            action={
              <Button asChild variant="secondary" size="sm">
                <Link to={urls.newTicket}>{t('tickets.new.open')}</Link>
              </Button>
            }
          />
        }
      >
        {({ id, subject, reference, updatedAt, status }) => (
          <RecentRow
            key={id}
            to={urls.ticket(id)}
            name={subject}
            status={<TicketStatusLabel status={status} />}
          >
            <Identifier>{reference}</Identifier> · {format.relative(updatedAt)}
          </RecentRow>
        )}
      </RecentList>
    </RecentCard>
  );
}
