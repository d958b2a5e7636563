import { isSameAddress } from '@solar/contracts/checkout/address-lines';
import type { Order } from '@solar/contracts/checkout/orders-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router';
import { useMyOrder } from '../../api/orders-api';
import { AccountPage } from '../../components/account-page';
import { PageAfterApproval } from '../../components/after-approval';
import { LineList } from '../../components/line-list';
import { DetailSkeleton } from '../../components/detail-skeleton';
import { OrderStatusLabel } from '../../components/order-status';
import { PostalAddress } from '../../components/postal-address';
import { urls } from '../../urls';
import { CancelOrder } from './components/cancel-order';
import { OrderPapers } from './components/order-papers';
import { OrderReturns } from './components/order-returns';
import { OrderProgress } from './components/order-progress';
import { OrderTotals } from './components/order-totals';
import { Reorder } from './components/reorder';
import { TrackingCard } from './components/tracking-card';
import { TransferCard } from './components/transfer-card';
import { Columns } from '../../components/columns';
import styles from './order.page.module.css';

/** One order: where it is, what is in it, what it cost and where it goes. */
export function OrderRoute() {
  const { t } = useTranslation('account');
  return (
    <PageAfterApproval title={t('orders.title')}>
      <LoadedOrder />
    </PageAfterApproval>
  );
}

function LoadedOrder() {
  const { id = '' } = useParams();
  const query = useMyOrder(id);
  return (
    <QueryState query={query} skeleton={<DetailSkeleton />}>
      {(order) => <OrderPage order={order} />}
    </QueryState>
  );
}

function OrderPage({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <AccountPage
      title={t('order.title', { number: order.orderNumber })}
      breadcrumbs={[{ label: t('orders.title'), href: urls.orders }, { label: order.orderNumber }]}
      meta={
        <>
          <OrderStatusLabel status={order.status} />
          <span>{format.dateTime(order.placedAt)}</span>
        </>
      }
      actions={
        <>
          {order.cancellable && <CancelOrder order={order} />}
          <Reorder order={order} />
        </>
      }
    >
      {order.transfer && <TransferCard transfer={order.transfer} />}
      <Columns>
        <Card>
          <CardHeader title={t('order.progress')} />
          <OrderProgress order={order} />
        </Card>
        <TrackingCard order={order} />
      </Columns>
      <OrderReturns order={order} />
      <OrderPapers order={order} />
      <Card>
        <CardHeader title={t('order.lines')} />
        <LineList lines={order.lines} serials={order.serials} />
        <OrderTotals order={order} />
      </Card>
      <Columns>
        <Card>
          <CardHeader title={t('order.shippingAddress')} />
          <PostalAddress address={order.shippingAddress} />
        </Card>
        <Card>
          <CardHeader title={t('order.billingAddress')} />
          {isSameAddress(order.billingAddress, order.shippingAddress) ? (
            <p className={styles.same}>{t('order.asDelivery')}</p>
          ) : (
            <PostalAddress address={order.billingAddress} />
          )}
        </Card>
      </Columns>
      <p data-print="hidden">
        {t('order.help')}{' '}
        <Link asChild>
          <RouterLink to={urls.newTicketAbout(order.orderId)}>{t('order.helpLink')}</RouterLink>
        </Link>
      </p>
    </AccountPage>
  );
}
