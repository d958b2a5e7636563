import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import type { ScanMatch } from '@solar/contracts/inventory/stock-levels';
import { ORDER_STOCK_STATUSES } from '@solar/contracts/inventory/states';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { filledFields, pageFields, searchField } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { Pieces } from '../labels/labels';
import { OrderStockLabel } from '../labels/status-labels';
import { LabelsDialog } from '../printing/labels-dialog';
import { PaperButton } from '../printing/paper-button';
import { ScanField } from '../scan/scan-field';
import { InventoryScreen } from '../screen/inventory-screen';

const stateSchema = z.object({
  ...pageFields,
  q: searchField,
  status: z.enum(ORDER_STOCK_STATUSES).catch('allocated').default('allocated'),
});

function useColumns(): DataColumn<OrderStock>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return [
    {
      id: 'order',
      header: t('fields.order'),
      cell: (row) => <Identifier>{row.orderNumber}</Identifier>,
      value: (row) => row.orderNumber,
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (row) => <OrderStockLabel status={row.status} />,
      value: (row) => row.status,
    },
    {
      id: 'pieces',
      header: t('fields.pieces'),
      cell: (row) => <Pieces value={row.pieces} />,
      value: (row) => row.pieces,
      align: 'end',
    },
    {
      id: 'warehouses',
      header: t('fields.warehouse'),
      cell: (row) => [...new Set(row.lines.map((line) => line.bin.warehouseCode))].join(', '),
      value: (row) => row.lines[0]?.bin.warehouseCode,
    },
    {
      id: 'allocatedAt',
      header: t('fields.allocatedAt'),
      cell: (row) => format.dateTime(row.allocatedAt),
      value: (row) => row.allocatedAt,
    },
    {
      id: 'tracking',
      header: t('fields.tracking'),
      cell: (row) => (row.trackingNumber ? <Identifier>{row.trackingNumber}</Identifier> : '–'),
      value: (row) => row.trackingNumber,
    },
  ];
}

/** Orders to pick and ship, and those that left. */
export function ShipmentsPage() {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<OrderStock>('orders', filledFields(state));
  const columns = useColumns();
  const openOrder = (match: ScanMatch) => {
    if (match.kind !== 'order') throw new UserFacingError(t('shipments.noOrder'));
    void navigate(urls.shipment(match.order.orderId));
    return match.order.orderNumber;
  };
  return (
    <InventoryScreen title={t('shipments.title')} description={t('shipments.text')}>
      <Card variant="sunken">
        <ScanField label={t('shipments.scan')} onMatch={openOrder} />
      </Card>
      <Tabs
        variant="segmented"
        label={t('fields.status')}
        value={state.status}
        onValueChange={(status) =>
          setState({ status: stateSchema.shape.status.parse(status), page: 1 })
        }
        items={ORDER_STOCK_STATUSES.map((status) => ({
          value: status,
          label: t(`orderStatus.${status}`),
        }))}
      />
      <PageTable
        label={t('shipments.title')}
        views="shipments"
        columns={columns}
        query={query}
        getRowId={(row) => row.orderId}
        state={state}
        onState={setState}
        emptyText={t('shipments.empty')}
        bulkActions={(rows) => {
          const ids = rows.map(({ orderId }) => orderId);
          return (
            <>
              <PaperButton size="sm" type="pick_list" ids={ids} name="pick-lists" />
              <PaperButton size="sm" type="packing_slip" ids={ids} name="packing-slips" />
              <LabelsDialog size="sm" kind="order" ids={ids} />
            </>
          );
        }}
        rowActions={({ orderId, orderNumber: number, status }) => {
          const toPick = status === 'allocated';
          return (
            <Button asChild size="sm" variant={toPick ? 'primary' : 'secondary'}>
              <RouterLink
                to={urls.shipment(orderId)}
                aria-label={t(toPick ? 'shipments.pickOrder' : 'shipments.open', { number })}
              >
                {t(toPick ? 'shipments.pick' : 'actions.open')}
              </RouterLink>
            </Button>
          );
        }}
      />
    </InventoryScreen>
  );
}
