import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import { PURCHASE_ORDER_STATUSES } from '@solar/contracts/inventory/states';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { Code } from '../labels/labels';
import { PurchaseOrderBadge } from '../labels/status-labels';
import { useSupplierOptions } from '../lookup/use-warehouses';
import { FilterSelect } from '../screen/filter-select';
import { InventoryScreen } from '../screen/inventory-screen';
import { PageTable } from '../screen/page-table';
import { pageState, textState, toParams } from '../screen/page-state';

const stateSchema = z.object({
  ...pageState,
  q: textState,
  status: z
    .enum(['', ...PURCHASE_ORDER_STATUSES])
    .catch('')
    .default(''),
  supplierId: textState,
});
type State = z.infer<typeof stateSchema>;

function useColumns(): DataColumn<PurchaseOrder>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('fields.number'),
      cell: (row) => (
        <Link href={urls.purchaseOrder(row.id)}>
          <Code>{row.number}</Code>
        </Link>
      ),
      value: (row) => row.number,
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (row) => <PurchaseOrderBadge status={row.status} />,
      value: (row) => row.status,
    },
    {
      id: 'received',
      header: t('fields.received'),
      cell: (row) => t(`purchaseOrders.progress.${row.received}`),
      value: (row) => row.received,
    },
    {
      id: 'supplier',
      header: t('fields.supplier'),
      cell: (row) => row.supplier.name,
      value: (row) => row.supplier.name,
    },
    {
      id: 'warehouse',
      header: t('fields.warehouse'),
      cell: (row) => row.warehouse.code,
      value: (row) => row.warehouse.code,
    },
    {
      id: 'deliveryDate',
      header: t('fields.deliveryDate'),
      cell: (row) => (row.deliveryDate ? format.date(row.deliveryDate) : '–'),
      value: (row) => row.deliveryDate,
    },
    {
      id: 'total',
      header: t('fields.total'),
      cell: (row) => (row.total ? format.money(row.total) : '–'),
      value: (row) => row.total?.amount,
      align: 'end',
    },
  ];
}

/** What is ordered from suppliers. */
export function PurchaseOrdersPage() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState<State>(stateSchema);
  const query = useInventoryPage<PurchaseOrder>('purchase-orders', toParams(state));
  const columns = useColumns();
  const suppliers = useSupplierOptions();
  const mayOrder = useCan('inventory.purchase-orders.write');
  return (
    <InventoryScreen
      title={t('purchaseOrders.title')}
      description={t('purchaseOrders.text')}
      actions={
        mayOrder && (
          <Button asChild>
            <RouterLink to={urls.newPurchaseOrder}>{t('purchaseOrders.create')}</RouterLink>
          </Button>
        )
      }
    >
      <PageTable
        label={t('purchaseOrders.title')}
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        exportName="purchase-orders"
        toolbar={
          <>
            <FilterSelect
              label={t('fields.status')}
              all={t('filters.allStatuses')}
              value={state.status}
              onChange={(status) => setState({ status: status as State['status'], page: 1 })}
              options={PURCHASE_ORDER_STATUSES.map((value) => ({
                value,
                label: t(`purchaseOrderStatus.${value}`),
              }))}
            />
            <FilterSelect
              label={t('fields.supplier')}
              all={t('filters.allSuppliers')}
              value={state.supplierId}
              onChange={(supplierId) => setState({ supplierId, page: 1 })}
              options={suppliers}
            />
          </>
        }
      />
    </InventoryScreen>
  );
}
