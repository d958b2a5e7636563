import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import {
  PURCHASE_ORDER_TRANSITIONS,
  type PurchaseOrderStatus,
} from '@solar/contracts/inventory/states';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Inline } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { urls } from '../../../urls';

function receiveUrl(order: PurchaseOrder): string {
  const params = new URLSearchParams({
    supplierId: order.supplier.id,
    warehouseId: order.warehouse.id,
    purchaseOrderId: order.id,
  });
  return `${urls.newReceipt}?${params}`;
}

/** Buttons for the statuses that may follow; the same table decides here and in the service. */
export function PurchaseOrderActions({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation('inventory');
  const mayOrder = useCan('inventory.purchase-orders.write');
  const mayApprove = useCan('inventory.purchase-orders.approve');
  const mayReceive = useCan('inventory.receipts.write');
  const change = useApiMutation({
    mutationFn: (status: PurchaseOrderStatus) =>
      status === 'approved'
        ? sendInventory('post', `purchase-orders/${order.id}/approval`)
        : sendInventory('put', `purchase-orders/${order.id}/status`, { status }),
    invalidates: [INVENTORY_KEY],
    success: t('purchaseOrders.changed'),
  });
  const allowed = (status: PurchaseOrderStatus) => (status === 'approved' ? mayApprove : mayOrder);
  const receivable = order.status === 'approved' && order.received !== 'fully' && mayReceive;
  const reopens = order.status === 'completed';
  const keyOf = (status: PurchaseOrderStatus) => (reopens ? 'reopened' : status);
  const main = receivable ? 'secondary' : 'primary';
  const next = PURCHASE_ORDER_TRANSITIONS[order.status].filter(
    (status) => allowed(status) && !(status === 'cancelled' && order.received !== 'none'),
  );
  return (
    <Inline gap="2">
      {order.status === 'draft' && mayOrder && (
        <Button asChild variant="secondary">
          <RouterLink to={urls.editPurchaseOrder(order.id)}>{t('actions.edit')}</RouterLink>
        </Button>
      )}
      {next.map((status) => (
        <ConfirmDialog
          key={status}
          trigger={
            <Button variant={status === 'cancelled' ? 'ghost' : reopens ? 'secondary' : main}>
              {t(`purchaseOrders.actions.${keyOf(status)}`)}
            </Button>
          }
          title={t(`purchaseOrders.confirm.${keyOf(status)}`, { number: order.number })}
          description={t(`purchaseOrders.explain.${keyOf(status)}`)}
          confirmLabel={t(`purchaseOrders.actions.${keyOf(status)}`)}
          {...(status === 'cancelled' && { tone: 'danger', cancelLabel: t('actions.back') })}
          onConfirm={() => change.mutateAsync(status)}
        />
      ))}
      {receivable && (
        <Button asChild>
          <RouterLink to={receiveUrl(order)}>{t('purchaseOrders.receive')}</RouterLink>
        </Button>
      )}
    </Inline>
  );
}
