import type { SendOrderMail } from '@solar/contracts/checkout/order-mails-http';
import type { StaffOrder } from '@solar/contracts/checkout/orders-http';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { ORDERS_KEY, sendOrderMail } from '../order-api';

type Props = {
  order: StaffOrder;
  body: SendOrderMail;
  label: string;
  /** Says what is sent, for those who do not see what the button stands beside. */
  name: string;
  title: string;
  text: string;
};

/** Sends a mail of an order by hand, after a question. */
export function SendMailButton({ order, body, label, name, title, text }: Props) {
  const { t } = useTranslation('checkout');
  const { orderId, handSent = [] } = order;
  const key = useIdempotencyKey(`${orderId} ${JSON.stringify(body)} ${handSent.length}`);
  const send = useApiMutation({
    mutationFn: () => sendOrderMail(orderId, body, key),
    invalidates: [ORDERS_KEY],
    success: t('admin.orders.mails.done'),
  });
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="link" aria-label={name}>
          {label}
        </Button>
      }
      title={title}
      description={text}
      confirmLabel={t('admin.orders.mails.send')}
      onConfirm={() => send.mutateAsync()}
    />
  );
}
