import type { StaffTicketListItem } from '@solar/contracts/account/tickets-http';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStaffTickets } from '../../../api/staff-tickets-api';
import { TicketPriorityBadge, TicketStatusLabel } from '../../../components/ticket-labels';
import { urls } from '../../../urls';

const NEWEST = 5;

/** The tickets of a customer in which something happened last. */
export function CustomerTickets({ customerId }: { customerId: string }) {
  const { t } = useTranslation('account');
  const query = useStaffTickets({ customerId, page: 1, pageSize: NEWEST, sort: '-updatedAt' });
  const columns: DataColumn<StaffTicketListItem>[] = [
    {
      id: 'reference',
      header: t('admin.tickets.reference'),
      sortable: false,
      cell: ({ id, reference }) => (
        <Link to={urls.adminTicket(id)}>
          <Identifier>{reference}</Identifier>
        </Link>
      ),
    },
    {
      id: 'subject',
      header: t('tickets.fields.subject'),
      sortable: false,
      wrap: true,
      cell: ({ subject }) => subject,
    },
    {
      id: 'status',
      header: t('admin.fields.status'),
      sortable: false,
      cell: ({ status }) => <TicketStatusLabel status={status} />,
    },
    {
      id: 'priority',
      header: t('tickets.fields.priority'),
      sortable: false,
      cell: ({ priority }) => <TicketPriorityBadge priority={priority} />,
    },
  ];
  return (
    <Card>
      <CardHeader title={t('admin.tickets.title')} />
      <QueryTable
        label={t('admin.tickets.title')}
        query={query}
        rows={query.data?.items}
        columns={columns}
        getRowId={({ id }) => id}
      />
    </Card>
  );
}
