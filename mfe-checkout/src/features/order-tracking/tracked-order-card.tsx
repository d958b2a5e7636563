import { isOnItsWay } from '@solar/contracts/checkout/order-states';
import type { TrackedOrder } from '@solar/contracts/checkout/orders-http';
import { writtenDays } from '@solar/contracts/common/written-date';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OrderStatusLabel } from '../../shared/status-labels';
import { OrderTimeline } from '../../shared/order-timeline';
import { Parcel } from '../../shared/parcel';
import { urls } from '../../urls';
import styles from './order-tracking.module.css';

/** What anybody with number and e-mail may know: no price, no street. */
export function TrackedOrderCard({ order }: { order: TrackedOrder }) {
  const { t, i18n } = useTranslation('checkout');
  const format = useFormat();
  return (
    <Card padding="lg" className={styles.result}>
      <CardHeader
        title={<Identifier>{order.orderNumber}</Identifier>}
        description={format.date(order.placedAt, 'long')}
        actions={<OrderStatusLabel status={order.status} />}
        level={2}
      />
      <DescriptionList
        items={[
          ...(order.arrival && isOnItsWay(order.status)
            ? [
                {
                  term: t('order.arrival'),
                  value: writtenDays(order.arrival.from, order.arrival.to, i18n.language),
                },
              ]
            : []),
          { term: t('tracking.parcel'), value: <Parcel {...order} /> },
          { term: t('tracking.city'), value: order.city },
        ]}
      />
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.slug}>
            {line.quantity} × <Link to={urls.product(line.slug)}>{line.name}</Link>
          </li>
        ))}
      </ul>
      <OrderTimeline history={order.history} />
    </Card>
  );
}
