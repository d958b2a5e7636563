import type { Dashboard } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Card, CardHeader } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './recent-orders.module.css';

/** The newest orders, each a link to its screen. */
export function RecentOrders({ orders }: { orders: Dashboard['recentOrders'] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <Card>
      <CardHeader title={t('dashboard.recent.title')} level={2} />
      {orders.length === 0 ? (
        <EmptyState size="sm" title={t('dashboard.recent.empty')} />
      ) : (
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.orderId}>
              <Link to={`/admin/orders/${order.orderId}`} className={styles.row}>
                <Identifier className={styles.number}>{order.orderNumber}</Identifier>
                <span className={styles.total}>{format.money(order.total)}</span>
                <span className={styles.email}>{order.email}</span>
                <span className={styles.status}>
                  {t(`orderStatus.${order.status}`)}, {format.relative(order.placedAt)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
