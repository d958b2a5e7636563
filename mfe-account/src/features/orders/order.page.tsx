import type { Order } from '@solar/contracts/checkout/orders-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Link } from '@solar/ui/link/link';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router';
import { downloadOrderDocument, useMyOrder } from '../../api/orders-api';
import { AccountPage } from '../../components/account-page';
import { LineList } from '../../components/line-list';
import { ListSkeleton } from '../../components/list-skeleton';
import { OrderStatusLabel } from '../../components/order-status';
import { PostalAddress } from '../../components/postal-address';
import { urls } from '../../urls';
import { OrderProgress } from './components/order-progress';
import { OrderTotals } from './components/order-totals';
import { TrackingCard } from './components/tracking-card';
import { TransferCard } from './components/transfer-card';
import { Columns } from '../../components/columns';

/** One order: where it is, what is in it, what it cost and where it goes. */
export function OrderRoute() {
  const { id = '' } = useParams();
  const query = useMyOrder(id);
  return (
    <QueryState query={query} skeleton={<ListSkeleton rows={4} height="10rem" />}>
      {(order) => <OrderPage order={order} />}
    </QueryState>
  );
}

function OrderPage({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const download = useApiMutation({ mutationFn: () => downloadOrderDocument(order) });
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
        <Button
          variant="secondary"
          startIcon={<Download aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('order.document')}
        </Button>
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
      <Card>
        <CardHeader title={t('order.lines')} />
        <LineList lines={order.lines} />
        <OrderTotals order={order} />
      </Card>
      <Columns>
        <Card>
          <CardHeader title={t('order.shippingAddress')} />
          <PostalAddress address={order.shippingAddress} />
        </Card>
        <Card>
          <CardHeader title={t('order.billingAddress')} />
          <PostalAddress address={order.billingAddress} />
        </Card>
      </Columns>
      <p data-print="hidden">
        {t('order.help')}{' '}
        <Link asChild>
          <RouterLink to={urls.newTicket}>{t('order.helpLink')}</RouterLink>
        </Link>
      </p>
    </AccountPage>
  );
}
