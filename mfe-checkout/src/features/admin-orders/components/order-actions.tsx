import type { Order } from '@solar/contracts/checkout/orders-http';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Menu, MenuItem } from '@solar/ui/menu/menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefundDialog } from '../../admin-payments/components/refund-dialog';
import { PAYMENTS_KEY } from '../../admin-payments/payment-admin-api';
import { downloadDocument, ORDERS_KEY } from '../order-api';
import { CancelOrderDialog } from './cancel-order-dialog';
import { ShipOrderDialog } from './ship-order-dialog';
import { StatusDialog } from './status-dialog';

type Open = 'ship' | 'cancel' | 'refund' | Order['status'] | null;
/** Statuses that are more than a status: each has its own dialog. */
const OWN_DIALOG: readonly Order['status'][] = ['shipped', 'cancelled', 'refunded'];

/** Payment statuses of which money is left to give back. */
const PAID: readonly Order['paymentStatus'][] = ['succeeded', 'partially_refunded'];

/** Exactly the moves that the server's table allows next. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const [open, setOpen] = useState<Open>(null);
  const canWrite = useCan('checkout.orders.write');
  const canRefund = useCan('checkout.payments.refund');
  const document = useApiMutation({
    mutationFn: async () =>
      saveFile(await downloadDocument(order.orderId), `${order.orderNumber}.pdf`),
  });
  const close = () => setOpen(null);
  const next = canWrite ? order.nextStatuses : [];
  const moves = next.filter((status) => !OWN_DIALOG.includes(status));
  const left = order.totals.total.amount - order.refunded.amount;
  const refundable = canRefund && left > 0 && PAID.includes(order.paymentStatus);
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<FileDown aria-hidden="true" />}
        loading={document.isPending}
        onClick={() => document.mutate()}
      >
        {t('admin.orders.document')}
      </Button>
      {next.includes('shipped') && (
        <Button variant="primary" onClick={() => setOpen('ship')}>
          {t('admin.orders.ship')}
        </Button>
      )}
      {(moves.length > 0 || next.includes('cancelled') || refundable) && (
        <Menu
          trigger={
            <Button variant="secondary" endIcon={<ChevronDown aria-hidden="true" />}>
              {t('admin.orders.more')}
            </Button>
          }
        >
          {moves.map((status) => (
            <MenuItem key={status} onSelect={() => setOpen(status)}>
              {t('admin.orders.setTo', { status: t(`order.status.${status}`) })}
            </MenuItem>
          ))}
          {refundable && (
            <MenuItem onSelect={() => setOpen('refund')}>{t('admin.payments.refund')}</MenuItem>
          )}
          {next.includes('cancelled') && (
            <MenuItem danger onSelect={() => setOpen('cancel')}>
              {t('admin.orders.cancel')}
            </MenuItem>
          )}
        </Menu>
      )}
      {open === 'ship' && <ShipOrderDialog order={order} onClose={close} />}
      {open === 'cancel' && <CancelOrderDialog order={order} onClose={close} />}
      {open === 'refund' && (
        <RefundDialog
          paymentId={order.paymentId}
          left={{ amount: left, currency: order.totals.total.currency }}
          invalidates={[ORDERS_KEY, PAYMENTS_KEY]}
          onClose={close}
        />
      )}
      {moves.some((status) => status === open) && (
        <StatusDialog order={order} status={open as Order['status']} onClose={close} />
      )}
    </>
  );
}
