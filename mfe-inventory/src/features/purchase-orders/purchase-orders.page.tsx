import { wholeUnits } from '@solar/contracts/common/minor-units';
import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import {
  PURCHASE_ORDER_STATUSES,
  PURCHASE_ORDER_TRANSITIONS,
} from '@solar/contracts/inventory/states';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { BulkButton } from '@solar/mfe-kit/listing/bulk-button';
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
import { Inline } from '@solar/ui/layout/layout';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { z } from 'zod';
import { INVENTORY_KEY, sendInventory, useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { PurchaseOrderLabel } from '../labels/status-labels';
import { useSupplierOptions } from '../lookup/use-warehouses';
import { InventoryScreen } from '../screen/inventory-screen';

const stateSchema = z.object({
  ...pageFields,
  q: searchField,
  status: choiceField(PURCHASE_ORDER_STATUSES),
  supplierId: textField,
});

function useColumns(): DataColumn<PurchaseOrder>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('fields.number'),
      cell: (row) => (
        <Link href={urls.purchaseOrder(row.id)}>
          <Identifier>{row.number}</Identifier>
        </Link>
      ),
      value: (row) => row.number,
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (row) => <PurchaseOrderLabel status={row.status} />,
      value: (row) => t(`purchaseOrderStatus.${row.status}`),
    },
    {
      id: 'received',
      header: t('fields.received'),
      cell: (row) => t(`purchaseOrders.progress.${row.received}`),
      value: (row) => t(`purchaseOrders.progress.${row.received}`),
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
      value: (row) => row.total && wholeUnits(row.total),
      align: 'end',
    },
  ];
}

/** What is ordered from suppliers. */
export function PurchaseOrdersPage() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<PurchaseOrder>('purchase-orders', filledFields(state));
  const columns = useColumns();
  const suppliers = useSupplierOptions();
  const mayOrder = useCan('inventory.purchase-orders.write');
  const mayApprove = useCan('inventory.purchase-orders.approve');
  return (
    <InventoryScreen
      title={t('purchaseOrders.title')}
      description={t('purchaseOrders.text')}
      actions={
        mayOrder && (
          <Inline gap="2">
            <Button asChild variant="secondary">
              <RouterLink to={urls.reorderProposal}>{t('reordering.title')}</RouterLink>
            </Button>
            <Button asChild>
              <RouterLink to={urls.newPurchaseOrder}>{t('purchaseOrders.create')}</RouterLink>
            </Button>
          </Inline>
        )
      }
    >
      <PageTable
        label={t('purchaseOrders.title')}
        views="purchase-orders"
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        exportName="purchase-orders"
        bulkActions={
          mayApprove
            ? (rows, clear) => (
                <BulkButton
                  act={({ id }) => sendInventory('post', `purchase-orders/${id}/approval`)}
                  invalidates={[INVENTORY_KEY]}
                  label={t('purchaseOrders.actions.approved')}
                  rows={rows.filter(({ status }) =>
                    PURCHASE_ORDER_TRANSITIONS[status].some((next) => next === 'approved'),
                  )}
                  onDone={clear}
                />
              )
            : undefined
        }
        toolbar={
          <>
            <FilterSelect
              label={t('fields.status')}
              value={state.status}
              onChange={(status) => setState({ status, page: 1 })}
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
