import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  TICKET_TRANSITIONS,
} from '@solar/contracts/account/ticket-states';
import { TICKET_SORTS, type StaffTicketListItem } from '@solar/contracts/account/tickets-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { BulkButton } from '@solar/mfe-kit/listing/bulk-button';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { setStatusOfTickets, useStaffTickets } from '../../api/staff-tickets-api';
import { AccountPage } from '../../components/account-page';
import { DueTime } from './components/due-time';
import { TicketPriorityBadge, TicketStatusLabel } from '../../components/ticket-labels';
import { urls } from '../../urls';

const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  status: choiceField(TICKET_STATUSES),
  priority: choiceField(TICKET_PRIORITIES),
  category: choiceField(TICKET_CATEGORIES),
  overdue: choiceField(['true']),
  sort: z.enum(TICKET_SORTS).catch('-updatedAt').default('-updatedAt'),
});

/** What several tickets are set to at once. */
const ENDS = ['resolved', 'closed'] as const;

function useColumns(): DataColumn<StaffTicketListItem>[] {
  const { t } = useTranslation('account');
  const format = useFormat();
  return [
    {
      id: 'reference',
      header: t('admin.tickets.reference'),
      cell: (row) => (
        <Link to={urls.adminTicket(row.id)}>
          <Identifier>{row.reference}</Identifier>
        </Link>
      ),
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
    },
    {
      id: 'priority',
      header: t('tickets.fields.priority'),
      cell: (row) => <TicketPriorityBadge priority={row.priority} />,
      value: (row) => t(`tickets.priority.${row.priority}`),
    },
    {
      id: 'category',
      header: t('tickets.fields.category'),
      cell: (row) => t(`tickets.category.${row.category}`),
      value: (row) => t(`tickets.category.${row.category}`),
    },
    {
      id: 'assignee',
      header: t('admin.tickets.assignee'),
      cell: (row) => row.assignee ?? '–',
      value: (row) => row.assignee,
    },
    {
      id: 'dueAt',
      header: t('admin.tickets.due'),
      cell: (row) => <DueTime ticket={row} />,
      value: (row) => row.dueAt ?? null,
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
  const query = useStaffTickets(filledFields(state));
  const mayWrite = useCan('account.tickets.write');
  return (
    <AccountPage title={t('admin.tickets.title')} description={t('admin.tickets.text')}>
      <PageTable
        label={t('admin.tickets.title')}
        views="tickets"
        columns={useColumns()}
        query={query}
        state={state}
        onState={setState}
        getRowId={(row) => row.id}
        emptyText={t('admin.tickets.empty')}
        bulkActions={
          mayWrite
            ? (rows, clear) =>
                ENDS.map((end) => (
                  <BulkButton
                    key={end}
                    {...setStatusOfTickets(end)}
                    label={t(`admin.tickets.set.${end}`)}
                    rows={rows.filter(({ status }) =>
                      TICKET_TRANSITIONS[status].some((next) => next === end),
                    )}
                    onDone={clear}
                  />
                ))
            : undefined
        }
        toolbar={
          <>
            <FilterSelect
              label={t('admin.fields.status')}
              value={state.status}
              onChange={(status) => setState({ status, page: 1 })}
              options={TICKET_STATUSES.map((value) => ({
                value,
                label: t(`tickets.status.${value}`),
              }))}
            />
            <FilterSelect
              label={t('tickets.fields.priority')}
              all={t('admin.tickets.allPriorities')}
              value={state.priority}
              onChange={(priority) => setState({ priority, page: 1 })}
              options={TICKET_PRIORITIES.map((value) => ({
                value,
                label: t(`tickets.priority.${value}`),
              }))}
            />
            <FilterSelect
              label={t('tickets.fields.category')}
              all={t('admin.tickets.allCategories')}
              value={state.category}
              onChange={(category) => setState({ category, page: 1 })}
              options={TICKET_CATEGORIES.map((value) => ({
                value,
                label: t(`tickets.category.${value}`),
              }))}
            />
            <FilterSelect
              label={t('admin.tickets.due')}
              all={t('admin.tickets.anyDue')}
              value={state.overdue}
              onChange={(overdue) => setState({ overdue, page: 1 })}
              options={[{ value: 'true', label: t('admin.tickets.overdue') }]}
            />
          </>
        }
      />
    </AccountPage>
  );
}
