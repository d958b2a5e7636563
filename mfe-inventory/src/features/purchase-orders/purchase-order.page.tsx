import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { Pieces, ProductLabel } from '../labels/labels';
import { PurchaseOrderLabel } from '../labels/status-labels';
import { LabelsDialog } from '../printing/labels-dialog';
import { PaperButton } from '../printing/paper-button';
import { InventoryScreen } from '../screen/inventory-screen';
import { PurchaseOrderActions } from './components/purchase-order-actions';

type Line = PurchaseOrder['lines'][number];

function Facts({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t('fields.supplier'), value: order.supplier.name },
        { term: t('fields.warehouse'), value: order.warehouse.name },
        { term: t('fields.reference'), value: order.reference || '–' },
        {
          term: t('fields.deliveryDate'),
          value: order.deliveryDate ? format.date(order.deliveryDate) : '–',
        },
        { term: t('fields.shippingMethod'), value: order.shippingMethod || '–' },
        {
          term: t('fields.shippingCost'),
          value: order.shippingCost ? format.money(order.shippingCost) : '–',
        },
        { term: t('fields.total'), value: order.total ? format.money(order.total) : '–' },
        { term: t('fields.createdBy'), value: order.createdBy?.name ?? t('fields.system') },
        { term: t('fields.approvedBy'), value: order.approvedBy?.name ?? '–' },
        { term: t('fields.notes'), value: order.notes || '–' },
      ]}
    />
  );
}

function OrderedLines({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const columns: DataColumn<Line>[] = [
    {
      id: 'product',
      header: t('fields.product'),
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
    },
    {
      id: 'unitCost',
      header: t('fields.unitCost'),
      cell: (row) => (row.unitCost ? format.money(row.unitCost) : '–'),
      value: (row) => row.unitCost?.amount,
      align: 'end',
    },
    {
      id: 'quantity',
      header: t('fields.ordered'),
      cell: (row) => <Pieces value={row.quantity} />,
      value: (row) => row.quantity,
      align: 'end',
    },
    {
      id: 'received',
      header: t('fields.received'),
      cell: (row) => <Pieces value={row.received} muted={row.received < row.quantity} />,
      value: (row) => row.received,
      align: 'end',
    },
  ];
  return (
    <RowsTable
      label={t('purchaseOrders.lines')}
      columns={columns}
      rows={order.lines}
      getRowId={(row) => row.product.productId}
    />
  );
}

/** One purchase order on its way from draft to completed. */
export function PurchaseOrderPage() {
  const { t } = useTranslation('inventory');
  const { id = '' } = useParams();
  const query = useInventoryItem<PurchaseOrder>(`purchase-orders/${id}`);
  const order = query.data;
  return (
    <InventoryScreen
      title={order?.number ?? t('purchaseOrders.title')}
      meta={
        order && (
          <Inline gap="2">
            <PurchaseOrderLabel status={order.status} />
            <span>{t(`purchaseOrders.progress.${order.received}`)}</span>
          </Inline>
        )
      }
      parent={{ label: t('purchaseOrders.title'), href: urls.purchaseOrders }}
      actions={
        order && (
          <Inline gap="2">
            <PaperButton type="purchase_order" ids={[order.id]} name={order.number} />
            <LabelsDialog kind="purchaseOrder" ids={[order.id]} />
            <PurchaseOrderActions order={order} />
          </Inline>
        )
      }
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(data) => (
          <Stack gap="6">
            <Facts order={data} />
            <OrderedLines order={data} />
            <RemoteSlot
              remote="admin"
              name="history"
              props={{ type: 'purchase-order', id: data.id, stand: JSON.stringify(data) }}
            />
          </Stack>
        )}
      </QueryState>
    </InventoryScreen>
  );
}
