import { TICKET_STATUSES } from '@solar/contracts/account/ticket-states';
import type { TicketListItem } from '@solar/contracts/account/tickets-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { pageFields } from '@solar/mfe-kit/listing/list-search';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { Card, cardLinkClass } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useMyTickets } from '../../api/tickets-api';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';
import { RecordPages } from '../../components/record-pages';
import { TicketPriorityBadge, TicketStatusLabel } from '../../components/ticket-labels';
import { useTicketChanges } from '../../components/use-ticket-changes';
import { urls } from '../../urls';
import styles from './tickets.module.css';

const PAGE_SIZE = 10;
const searchSchema = z.object({
  page: pageFields.page,
  status: z
    .enum(['all', ...TICKET_STATUSES])
    .catch('all')
    .default('all'),
});

function TicketCard({ ticket }: { ticket: TicketListItem }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <Card interactive asChild>
      <li>
        <div className={styles.head}>
          <h2 className={styles.subject}>
            <Link to={urls.ticket(ticket.id)} className={cardLinkClass}>
              {ticket.subject}
            </Link>
          </h2>
          <TicketStatusLabel status={ticket.status} />
        </div>
        <div className={styles.meta}>
          <TicketPriorityBadge priority={ticket.priority} />
          <Identifier>{ticket.reference}</Identifier>
          <span>{t(`tickets.category.${ticket.category}`)}</span>
          <span>{t('tickets.updated', { time: format.relative(ticket.updatedAt) })}</span>
        </div>
      </li>
    </Card>
  );
}

/** The person's support tickets. */
export function TicketsPage() {
  const { t } = useTranslation('account');
  const [{ page, status }, setState] = useSearchState(searchSchema);
  const query = useMyTickets(page, PAGE_SIZE, status === 'all' ? undefined : status);
  useTicketChanges();
  const open = (
    <Button asChild variant="primary" startIcon={<Plus aria-hidden />}>
      <Link to={urls.newTicket}>{t('tickets.new.open')}</Link>
    </Button>
  );
  return (
    <AccountPage
      title={t('tickets.title')}
      description={t('tickets.text')}
      actions={
        <Inline gap="3" wrap={false}>
          <Select
            aria-label={t('tickets.filter')}
            value={status}
            onValueChange={(next) => setState({ status: next as typeof status, page: 1 })}
            options={['all', ...TICKET_STATUSES].map((value) => ({
              value,
              label: t(`tickets.status.${value}`),
            }))}
          />
          {open}
        </Inline>
      }
    >
      <RecordPages
        query={query}
        page={page}
        onPageChange={(next) => setState({ page: next })}
        skeleton={<ListSkeleton />}
        empty={
          <EmptyState
            icon={<LifeBuoy />}
            title={t('tickets.empty.title')}
            description={t('tickets.empty.text')}
            action={open}
          />
        }
      >
        {(ticket) => <TicketCard key={ticket.id} ticket={ticket} />}
      </RecordPages>
    </AccountPage>
  );
}
