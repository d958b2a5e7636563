import type { Receipt } from '@solar/contracts/inventory/goods-receipts';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
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
import { useSupplierOptions, useWarehouseOptions } from '../lookup/use-warehouses';
import { InventoryScreen } from '../screen/inventory-screen';

const stateSchema = z.object({
  ...pageFields,
  q: searchField,
  supplierId: textField,
  warehouseId: textField,
});

function useColumns(): DataColumn<Receipt>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('fields.number'),
      cell: (row) => (
        <Link href={urls.receipt(row.id)}>
          <Identifier>{row.number}</Identifier>
        </Link>
      ),
      value: (row) => row.number,
    },
    {
      id: 'receivedAt',
      header: t('fields.time'),
      cell: (row) => format.dateTime(row.receivedAt),
      value: (row) => row.receivedAt,
    },
    {
      id: 'supplier',
      header: t('fields.supplier'),
      cell: (row) => row.supplier.name,
      value: (row) => row.supplier.name,
    },
    {
      id: 'reference',
      header: t('receipts.deliveryNote'),
      cell: (row) => row.reference,
      value: (row) => row.reference,
    },
    {
      id: 'warehouse',
      header: t('fields.warehouse'),
      cell: (row) => row.warehouse.code,
      value: (row) => row.warehouse.code,
    },
    {
      id: 'purchaseOrder',
      header: t('fields.purchaseOrder'),
      cell: (row) =>
        row.purchaseOrder ? (
          <Link href={urls.purchaseOrder(row.purchaseOrder.id)}>
            <Identifier>{row.purchaseOrder.number}</Identifier>
          </Link>
        ) : (
          '–'
        ),
      value: (row) => row.purchaseOrder?.number,
    },
    {
      id: 'pieces',
      header: t('fields.pieces'),
      cell: (row) => <Pieces value={row.pieces} />,
      value: (row) => row.pieces,
      align: 'end',
    },
    {
      id: 'receivedBy',
      header: t('fields.actor'),
      cell: (row) => row.receivedBy?.name ?? t('fields.system'),
      value: (row) => row.receivedBy?.name,
    },
  ];
}

/** Goods that suppliers delivered. */
export function ReceiptsPage() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<Receipt>('goods-receipts', filledFields(state));
  const columns = useColumns();
  const suppliers = useSupplierOptions();
  const warehouses = useWarehouseOptions();
  const mayReceive = useCan('inventory.receipts.write');
  return (
    <InventoryScreen
      title={t('receipts.title')}
      description={t('receipts.text')}
      actions={
        mayReceive && (
          <Button asChild>
            <RouterLink to={urls.newReceipt}>{t('receipts.create')}</RouterLink>
          </Button>
        )
      }
    >
      <PageTable
        label={t('receipts.title')}
        views="goods-receipts"
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        exportName="goods-receipts"
        toolbar={
          <>
            <FilterSelect
              label={t('fields.supplier')}
              all={t('filters.allSuppliers')}
              value={state.supplierId}
              onChange={(supplierId) => setState({ supplierId, page: 1 })}
              options={suppliers}
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
