import type { IncomingReturnListItem } from '@solar/contracts/inventory/returns';
import { INCOMING_RETURN_STATUSES } from '@solar/contracts/inventory/states';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { filledFields, pageFields, searchField } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { Pieces } from '../labels/labels';
import { IncomingReturnLabel } from '../labels/status-labels';
import { InventoryScreen } from '../screen/inventory-screen';

const stateSchema = z.object({
  ...pageFields,
  q: searchField,
  status: z.enum(INCOMING_RETURN_STATUSES).catch('expected').default('expected'),
});

function useColumns(): DataColumn<IncomingReturnListItem>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('fields.number'),
      cell: (row) => (
        <Link href={urls.incomingReturn(row.returnId)}>
          <Identifier>{row.returnNumber}</Identifier>
        </Link>
      ),
      value: (row) => row.returnNumber,
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (row) => <IncomingReturnLabel status={row.status} />,
      value: (row) => row.status,
    },
    {
      id: 'customer',
      header: t('returns.customer'),
      cell: (row) => row.customerName || '–',
      value: (row) => row.customerName,
    },
    {
      id: 'pieces',
      header: t('fields.pieces'),
      cell: (row) => <Pieces value={row.pieces} />,
      value: (row) => row.pieces,
      align: 'end',
    },
    {
      id: 'expectedAt',
      header: t('returns.announcedAt'),
      cell: (row) => format.dateTime(row.expectedAt),
      value: (row) => row.expectedAt,
    },
    {
      id: 'receivedAt',
      header: t('returns.receivedAt'),
      cell: (row) => (row.receivedAt ? format.dateTime(row.receivedAt) : '–'),
      value: (row) => row.receivedAt,
    },
  ];
}

/** Goods that customers send back. */
export function ReturnsPage() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<IncomingReturnListItem>('returns', filledFields(state));
  const columns = useColumns();
  return (
    <InventoryScreen title={t('returns.title')} description={t('returns.text')}>
      <Tabs
        variant="segmented"
        label={t('fields.status')}
        value={state.status}
        onValueChange={(status) =>
          setState({ status: stateSchema.shape.status.parse(status), page: 1 })
        }
        items={INCOMING_RETURN_STATUSES.map((status) => ({
          value: status,
          label: t(`returns.status.${status}`),
        }))}
      />
      <PageTable
        label={t('returns.title')}
        views="incoming-returns"
        columns={columns}
        query={query}
        getRowId={(row) => row.returnId}
        state={state}
        onState={setState}
        emptyText={t('returns.empty')}
      />
    </InventoryScreen>
  );
}
