import { TRANSFER_STATUSES } from '@solar/contracts/inventory/states';
import type { Transfer } from '@solar/contracts/inventory/transfers';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
  textField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { Pieces } from '../labels/labels';
import { TransferLabel } from '../labels/status-labels';
import { useWarehouseOptions } from '../lookup/use-warehouses';
import { InventoryScreen } from '../screen/inventory-screen';

const stateSchema = z.object({
  ...pageFields,
  q: searchField,
  status: choiceField(TRANSFER_STATUSES),
  warehouseId: textField,
});

function useColumns(): DataColumn<Transfer>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const pieces = (row: Transfer) => row.lines.reduce((sum, line) => sum + line.quantity, 0);
  const codes = (row: Transfer, end: 'from' | 'to') =>
    [...new Set(row.lines.map((line) => line[end].warehouseCode))].join(', ');
  return [
    {
      id: 'number',
      header: t('fields.number'),
      cell: (row) => (
        <Link href={urls.transfer(row.id)}>
          <Identifier>{row.number}</Identifier>
        </Link>
      ),
      value: (row) => row.number,
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (row) => <TransferLabel status={row.status} />,
      value: (row) => t(`transferStatus.${row.status}`),
    },
    {
      id: 'from',
      header: t('fields.from'),
      cell: (row) => codes(row, 'from'),
      value: (row) => codes(row, 'from'),
    },
    {
      id: 'to',
      header: t('fields.to'),
      cell: (row) => codes(row, 'to'),
      value: (row) => codes(row, 'to'),
    },
    {
      id: 'pieces',
      header: t('fields.pieces'),
      cell: (row) => <Pieces value={pieces(row)} />,
      value: pieces,
      align: 'end',
    },
    {
      id: 'reference',
      header: t('fields.reference'),
      cell: (row) => row.reference,
      value: (row) => row.reference,
    },
    {
      id: 'createdAt',
      header: t('fields.createdAt'),
      cell: (row) => format.dateTime(row.createdAt),
      value: (row) => row.createdAt,
    },
  ];
}

/** Goods between bins and warehouses. */
export function TransfersPage() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<Transfer>('transfers', filledFields(state));
  const columns = useColumns();
  const warehouses = useWarehouseOptions();
  const mayTransfer = useCan('inventory.transfers.write');
  return (
    <InventoryScreen
      title={t('transfers.title')}
      description={t('transfers.text')}
      actions={
        mayTransfer && (
          <Button asChild>
            <RouterLink to={urls.newTransfer}>{t('transfers.create')}</RouterLink>
          </Button>
        )
      }
    >
      <PageTable
        label={t('transfers.title')}
        views="transfers"
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        exportName="transfers"
        toolbar={
          <>
            <FilterSelect
              label={t('fields.status')}
              value={state.status}
              onChange={(status) => setState({ status, page: 1 })}
              options={TRANSFER_STATUSES.map((value) => ({
                value,
                label: t(`transferStatus.${value}`),
              }))}
            />
            <FilterSelect
              label={t('fields.warehouse')}
              all={t('filters.allWarehouses')}
              value={state.warehouseId}
              onChange={(warehouseId) => setState({ warehouseId, page: 1 })}
              options={warehouses}
            />
          </>
        }
      />
    </InventoryScreen>
  );
}
