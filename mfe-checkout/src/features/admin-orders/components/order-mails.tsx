import type { StaffOrder } from '@solar/contracts/checkout/orders-http';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useTranslation } from 'react-i18next';
import { MailsCard } from '../../../shared/mails-card';
import { SendAgainButton } from '../../../shared/send-mail-button';
import { orderKey, ORDERS_KEY, readOrderMails, sendOrderMail } from '../order-api';

/** The mails that went to the customer about an order; each can be sent once more. */
export function OrderMailsCard({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('checkout');
  const mayWrite = useCan('checkout.orders.write');
  const { orderId, status, handSent = [] } = order;
  return (
    <MailsCard
      text={t('admin.mails.ordersText')}
      query={{
        queryKey: [...orderKey(orderId), 'mails', status, handSent.length],
        queryFn: ({ signal }) => readOrderMails(orderId, signal),
      }}
      action={(mail) =>
        mayWrite && (
          <SendAgainButton
            mail={mail}
            what={`${orderId} ${mail.mailId} ${handSent.length}`}
            invalidates={ORDERS_KEY}
            send={(key) => sendOrderMail(orderId, { mailId: mail.mailId }, key)}
          />
        )
      }
    />
  );
}
