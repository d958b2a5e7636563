import { formatMoney } from '@solar/mfe-kit/format/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { useMyOrders } from '../../../api/orders-api';
import { AfterApproval } from '../../../components/after-approval';
import { OrderStatusLabel } from '../../../components/order-status';
import { urls } from '../../../urls';
import { RecentCard, RecentList, RecentRow } from './recent-card';

const SHOWN = 3;

/** The newest orders, each one click away. */
export function RecentOrders() {
  const { t } = useTranslation('account');
  return (
    <RecentCard title={t('overview.orders.title')} to={urls.orders}>
      <AfterApproval size="sm">
        <Newest />
      </AfterApproval>
    </RecentCard>
  );
}

function Newest() {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <RecentList
      query={useMyOrders(1, SHOWN)}
      empty={
        <EmptyState
          size="sm"
          level={3}
          title={t('orders.empty.title')}
          description={t('orders.empty.text')}
        />
      }
    >
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
