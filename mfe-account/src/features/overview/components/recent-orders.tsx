import { formatMoney } from '@solar/mfe-kit/format/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { useMyOrders } from '../../../api/orders-api';
import { OrderStatusLabel } from '../../../components/order-status';
import { urls } from '../../../urls';
import { RecentCard, RecentList, RecentRow } from './recent-card';

const SHOWN = 3;

/** The newest orders, each one click away. Before the approval there are none, and the page says above what is waited for. */
export function RecentOrders() {
  const { t } = useTranslation('account');
  const access = usePriceAccess();
  return (
    <RecentCard title={t('overview.orders.title')} to={urls.orders}>
      {access === 'visible' ? <Newest /> : <NoOrders />}
    </RecentCard>
  );
}

function NoOrders() {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      size="sm"
      level={3}
      title={t('orders.empty.title')}
      description={t('orders.empty.text')}
    />
  );
}

function Newest() {
  const format = useFormat();
  return (
    <RecentList query={useMyOrders(1, SHOWN)} empty={<NoOrders />}>
      {({ orderId, orderNumber, placedAt, total, status }) => (
        <RecentRow
          key={orderId}
          to={urls.order(orderId)}
          name={<Identifier>{orderNumber}</Identifier>}
          status={<OrderStatusLabel status={status} />}
        >
          {format.date(placedAt)} · {formatMoney(total)}
        </RecentRow>
      )}
    </RecentList>
  );
}
