import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
} from '@solar/contracts/account/ticket-states';
import { TICKET_SORTS, type StaffTicketListItem } from '@solar/contracts/account/tickets-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { DataTable, type DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useStaffTickets } from '../../api/staff-tickets-api';
import { AccountPage } from '../../components/account-page';
import { TicketPriorityBadge, TicketStatusLabel } from '../../components/ticket-labels';
import { urls } from '../../urls';

const orNone = <T extends readonly [string, ...string[]]>(values: T) =>
  z
    .enum(['', ...values])
    .catch('')
    .default('');

const searchSchema = z.object({
  page: z.coerce.number().int().min(1).catch(1).default(1),
  pageSize: z.coerce.number().int().min(10).max(100).catch(25).default(25),
  q: z.string().max(200).catch('').default(''),
  status: orNone(TICKET_STATUSES),
  priority: orNone(TICKET_PRIORITIES),
  category: orNone(TICKET_CATEGORIES),
  sort: z.enum(TICKET_SORTS).catch('-updatedAt').default('-updatedAt'),
});

function useColumns(): DataColumn<StaffTicketListItem>[] {
  const { t } = useTranslation('account');
  const format = useFormat();
  const options = (kind: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`tickets.${kind}.${value}`) }));
  return [
    {
      id: 'reference',
      header: t('admin.tickets.reference'),
      cell: (row) => <Link to={urls.adminTicket(row.id)}>{row.reference}</Link>,
      value: (row) => row.reference,
    },
    {
      id: 'subject',
      header: t('tickets.fields.subject'),
      cell: (row) => row.subject,
      value: (row) => row.subject,
      wrap: true,
      minWidth: '14rem',
    },
    {
      id: 'customer',
      header: t('admin.tickets.customer'),
      cell: (row) => row.customerName,
      value: (row) => row.customerName,
    },
    {
      id: 'status',
      header: t('admin.fields.status'),
      cell: (row) => <TicketStatusLabel status={row.status} />,
      value: (row) => t(`tickets.status.${row.status}`),
      filterOptions: options('status', TICKET_STATUSES),
    },
    {
      id: 'priority',
      header: t('tickets.fields.priority'),
      cell: (row) => <TicketPriorityBadge priority={row.priority} />,
      value: (row) => t(`tickets.priority.${row.priority}`),
      filterOptions: options('priority', TICKET_PRIORITIES),
    },
    {
      id: 'category',
      header: t('tickets.fields.category'),
      cell: (row) => t(`tickets.category.${row.category}`),
      value: (row) => t(`tickets.category.${row.category}`),
      filterOptions: options('category', TICKET_CATEGORIES),
    },
    {
      id: 'assignee',
      header: t('admin.tickets.assignee'),
      cell: (row) => row.assignee ?? '–',
      value: (row) => row.assignee,
    },
    {
      id: 'updatedAt',
      header: t('admin.tickets.updatedAt'),
      sortable: true,
      cell: (row) => format.relative(row.updatedAt),
      value: (row) => row.updatedAt,
    },
  ];
}

/** Every ticket, the one that moved last first. */
export function StaffTicketsPage() {
  const { t } = useTranslation('account');
  const [state, setState] = useSearchState(searchSchema);
  const { status, priority, category, q } = state;
  const given = Object.fromEntries(Object.entries(state).filter(([, value]) => value !== ''));
  const { data, error, isFetching, refetch } = useStaffTickets(given);
  return (
    <AccountPage title={t('admin.tickets.title')} description={t('admin.tickets.text')}>
      <DataTable
        label={t('admin.tickets.title')}
        columns={useColumns()}
        rows={data?.items ?? []}
        getRowId={(row) => row.id}
        loading={isFetching}
        error={error && !data ? errorText(error) : undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState size="sm" level={2} title={t('admin.tickets.empty')} />}
        total={data?.total ?? 0}
        page={state.page}
        pageSize={state.pageSize}
        onPageChange={(page) => setState({ page })}
        onPageSizeChange={(pageSize) => setState({ pageSize, page: 1 })}
        sort={state.sort}
        onSortChange={(sort) =>
          setState({ sort: TICKET_SORTS.find((one) => one === sort) ?? '-updatedAt' })
        }
        search={q}
        onSearchChange={(next) => setState({ q: next, page: 1 }, { replace: true })}
        filters={{ status, priority, category }}
        onFiltersChange={(next) =>
          setState({
            ...searchSchema.pick({ status: true, priority: true, category: true }).parse(next),
            page: 1,
          })
        }
        columnChoice
      />
    </AccountPage>
  );
}
