import { formatMoney } from '@solar/mfe-kit/format/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Card, CardHeader } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useMyOrders } from '../../../api/orders-api';
import { AfterApproval } from '../../../components/after-approval';
import { ListSkeleton } from '../../../components/list-skeleton';
import { OrderStatusLabel } from '../../../components/order-status';
import { urls } from '../../../urls';
import styles from './recent.module.css';

const SHOWN = 3;

/** The newest orders, each one click away. */
export function RecentOrders() {
  const { t } = useTranslation('account');
  return (
    <Card>
      <CardHeader
        title={t('overview.orders.title')}
        actions={
          <Link asChild variant="standalone">
            <RouterLink to={urls.orders}>{t('overview.all')}</RouterLink>
          </Link>
        }
      />
      <AfterApproval size="sm">
        <Newest />
      </AfterApproval>
    </Card>
  );
}

function Newest() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const query = useMyOrders(1, SHOWN);
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton height="3.5rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          size="sm"
          level={3}
          title={t('orders.empty.title')}
          description={t('orders.empty.text')}
        />
      }
    >
      {({ items }) => (
        <ul className={styles.list}>
          {items.map((order) => (
            <li key={order.orderId} className={styles.row}>
              <div>
                <RouterLink to={urls.order(order.orderId)} className={styles.link}>
                  {order.orderNumber}
                </RouterLink>
                <p className={styles.meta}>
                  {format.date(order.placedAt)} · {formatMoney(order.total)}
                </p>
              </div>
              <OrderStatusLabel status={order.status} />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
