import { ORDER_STATUSES } from '@solar/contracts/checkout/order-states';
import type { OrderListItem } from '@solar/contracts/checkout/orders-http';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { pageFields } from '@solar/mfe-kit/listing/list-search';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Select } from '@solar/ui/select/select';
import Package from 'lucide-react/icons/package';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useMyOrders } from '../../api/orders-api';
import { AccountPage } from '../../components/account-page';
import { AfterApproval } from '../../components/after-approval';
import { ListSkeleton } from '../../components/list-skeleton';
import { OrderStatusLabel } from '../../components/order-status';
import { RecordCard } from '../../components/record-card';
import { RecordPages } from '../../components/record-pages';
import { urls } from '../../urls';
import styles from './orders.page.module.css';

const PAGE_SIZE = 10;
const searchSchema = z.object({
  page: pageFields.page,
  status: z
    .enum(['all', ...ORDER_STATUSES])
    .catch('all')
    .default('all'),
});

function OrderCard({ order }: { order: OrderListItem }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <RecordCard
      to={urls.order(order.orderId)}
      title={order.orderNumber}
      status={<OrderStatusLabel status={order.status} />}
      total={formatMoney(order.total)}
    >
      {format.date(order.placedAt)} · {t('orders.items', { count: order.itemCount })}
      {order.trackingNumber && (
        <>
          {' · '}
          <span className={styles.tracking}>
            {t('orders.tracking')} <Identifier>{order.trackingNumber}</Identifier>
          </span>
        </>
      )}
    </RecordCard>
  );
}

/** All orders of the person. */
export function OrdersPage() {
  const { t } = useTranslation('account');
  const mayOrder = usePriceAccess() === 'visible';
  return (
    <AccountPage
      title={t('orders.title')}
      description={t('orders.text')}
      actions={mayOrder && <StatusFilter />}
    >
      <AfterApproval>
        <OrderList />
      </AfterApproval>
    </AccountPage>
  );
}

function StatusFilter() {
  const { t } = useTranslation('account');
  const [{ status }, setState] = useSearchState(searchSchema);
  return (
    <Select
      aria-label={t('orders.filter')}
      value={status}
      onValueChange={(next) => setState({ status: next as typeof status, page: 1 })}
      options={['all', ...ORDER_STATUSES].map((value) => ({
        value,
        label: t(`orders.status.${value}`),
      }))}
    />
  );
}

function OrderList() {
  const { t } = useTranslation('account');
  const [{ page, status }, setState] = useSearchState(searchSchema);
  const query = useMyOrders(page, PAGE_SIZE, status === 'all' ? undefined : status);
  return (
    <RecordPages
      query={query}
      page={page}
      onPageChange={(next) => setState({ page: next })}
      skeleton={<ListSkeleton rows={4} />}
      empty={
        <EmptyState
          icon={<Package />}
          title={t('orders.empty.title')}
          description={t('orders.empty.text')}
          action={
            <Button asChild variant="primary">
              <Link to={urls.products}>{t('overview.browse')}</Link>
            </Button>
          }
        />
      }
    >
      {(order) => <OrderCard key={order.orderId} order={order} />}
    </RecordPages>
  );
}
