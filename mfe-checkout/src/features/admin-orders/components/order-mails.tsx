import type { OrderMail } from '@solar/contracts/checkout/order-mails-http';
import type { StaffOrder } from '@solar/contracts/checkout/orders-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Status } from '@solar/ui/badge/badge';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orderKey, readOrderMails } from '../order-api';
import { SendMailButton } from './send-mail-button';
import styles from './order-mails.module.css';

/** How often a mail that is on its way is looked at. */
const LOOK_AGAIN_MS = 3_000;
const TONES = { waiting: 'info', sent: 'success', refused: 'danger' } as const;

/** The mails that went to the customer about an order; each can be sent once more. */
export function OrderMailsCard({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('checkout');
  const query = useQuery({
    queryKey: [...orderKey(order.orderId), 'mails', order.status, order.handSent?.length],
    queryFn: ({ signal }) => readOrderMails(order.orderId, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.state === 'waiting') ? LOOK_AGAIN_MS : false,
  });
  return (
    <Card padding="lg">
      <CardHeader
        title={t('admin.orders.mails.title')}
        description={t('admin.orders.mails.text')}
        level={2}
      />
      <QueryState query={query} skeleton={<Skeleton shape="text" lines={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('admin.orders.mails.none')}</p>
          ) : (
            <ul className={styles.mails}>
              {items.map((mail) => (
                <MailRow key={mail.mailId} order={order} mail={mail} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}

function MailRow({ order, mail }: { order: StaffOrder; mail: OrderMail }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const mayWrite = useCan('checkout.orders.write');
  const { mailId, subject, to, at, state } = mail;
  return (
    <li className={styles.mail}>
      <div className={styles.words}>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.meta}>
          {t('admin.orders.mails.toAt', { to })} · <time dateTime={at}>{format.dateTime(at)}</time>
        </p>
        <Status tone={TONES[state]}>{t(`admin.orders.mails.states.${state}`)}</Status>
      </div>
      {mayWrite && state !== 'waiting' && (
        <SendMailButton
          order={order}
          body={{ mailId }}
          label={t('admin.orders.mails.again')}
          name={t('admin.orders.mails.againNamed', { subject })}
          title={t('admin.orders.mails.againTitle')}
          text={t('admin.orders.mails.againText', { subject, to })}
        />
      )}
    </li>
  );
}
