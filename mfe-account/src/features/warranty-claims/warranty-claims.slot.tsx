import type { StaffTicketListItem } from '@solar/contracts/account/tickets-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStaffTickets } from '../../api/staff-tickets-api';
import { TicketStatusLabel } from '../../components/ticket-labels';
import { urls } from '../../urls';

interface WarrantyClaimsProps {
  serial: string;
  productId: string;
}

function Claims({ serial, productId }: WarrantyClaimsProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const query = useStaffTickets({ serial, productId, page: 1, pageSize: 10 });
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
      id: 'customer',
      header: t('admin.tickets.customer'),
      sortable: false,
      cell: ({ customerName }) => customerName,
    },
    {
      id: 'status',
      header: t('admin.fields.status'),
      sortable: false,
      cell: ({ status }) => <TicketStatusLabel status={status} />,
    },
    {
      id: 'createdAt',
      header: t('admin.claims.claimedAt'),
      sortable: false,
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ];
  return (
    <Card>
      <CardHeader title={t('admin.claims.title')} level={2} />
      <QueryTable
        label={t('admin.claims.title')}
        query={query}
        rows={query.data?.items}
        columns={columns}
        getRowId={({ id }) => id}
        emptyText={t('admin.claims.none')}
      />
    </Card>
  );
}

/** The claims under the warranty of one piece, beside its history in the warehouse. */
export default function WarrantyClaims(props: WarrantyClaimsProps) {
  return useCan('account.tickets.read') ? <Claims {...props} /> : null;
}
