import type { StaffOrder } from '@solar/contracts/checkout/orders-http';
import { PaidWith } from '@solar/mfe-kit/format/paid-with';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Identifier } from '@solar/ui/identifier/identifier';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { AddressBlock } from '../../shared/address-block';
import { OrderPapers } from '../../shared/order-papers';
import { OrderStatusLabel, PaymentStatusLabel } from '../../shared/status-labels';
import { OrderTimeline } from '../../shared/order-timeline';
import { Parcel } from '../../shared/parcel';
import { PricedLines } from '../../shared/priced-lines';
import { SendMailButton } from '../../shared/send-mail-button';
import { TotalsList } from '../../shared/totals-list';
import { urls } from '../../urls';
import { OrderActions } from './components/order-actions';
import { StaffNotes } from './components/staff-notes';
import { OrderMailsCard } from './components/order-mails';
import { OrderReturns, useOrderReturns } from './components/order-returns';
import { OrderTraceCard } from './components/order-trace';
import { TaxNumberDialog } from './components/tax-number-dialog';
import { orderKey, ORDERS_KEY, readOrder, sendOrderMail } from './order-api';
import styles from './order-detail.module.css';

export function OrderDetailPage() {
  const { orderId = '' } = useParams();
  return (
    <RequirePermission permission="checkout.orders.read">
      <LoadedOrder orderId={orderId} />
    </RequirePermission>
  );
}

function LoadedOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('checkout');
  const query = useQuery({
    queryKey: orderKey(orderId),
    queryFn: () => readOrder(orderId),
    staleTime: 0,
  });
  usePageMeta({ title: query.data?.orderNumber ?? t('admin.orders.title'), noIndex: true });
  return (
    <QueryState
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" height="32rem" />
        </SkeletonGroup>
      }
    >
      {(order) => <OrderDetail order={order} />}
    </QueryState>
  );
}

function OrderDetail({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const mayWrite = useCan('checkout.orders.write');
  const returns = useOrderReturns(order).data?.items;
  return (
    <>
      <PageHeader
        size="compact"
        title={order.orderNumber}
        description={format.dateTime(order.placedAt)}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('admin.orders.title'), href: urls.admin.orders() },
              { label: order.orderNumber },
            ]}
          />
        }
        meta={
          <>
            <OrderStatusLabel status={order.status} />{' '}
            <PaymentStatusLabel status={order.paymentStatus} />
          </>
        }
        actions={<OrderActions order={order} />}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card padding="lg">
            <CardHeader title={t('order.items')} level={2} />
            <PricedLines lines={order.lines} serials={order.serials} />
          </Card>
          <Card padding="lg">
            <CardHeader title={t('order.history')} level={2} />
            <OrderTimeline
              history={order.history}
              refunds={order.refunds}
              returns={returns}
              handSent={order.handSent}
            />
          </Card>
          <OrderTraceCard order={order} />
          <OrderMailsCard order={order} />
          <StaffNotes order={order} />
          <RemoteSlot
            remote="admin"
            name="history"
            props={{
              type: 'order',
              id: order.orderId,
              stand: `${order.status} ${order.refunded.amount} ${order.staffNotes.length} ${order.handSent?.length} ${order.taxNumber}`,
            }}
          />
        </div>
        <div className={styles.column}>
          <Card padding="lg">
            <TotalsList totals={order.totals} method={order.shippingMethod} />
          </Card>
          <Card padding="lg">
            <CardHeader title={t('order.papers.title')} level={2} />
            <OrderPapers
              orderId={order.orderId}
              stand={`${order.status} ${order.refunded.amount} ${order.taxNumber}`}
              action={({ documentId }, name) =>
                mayWrite && (
                  <SendMailButton
                    what={`${order.orderId} ${documentId} ${order.handSent?.length}`}
                    invalidates={ORDERS_KEY}
                    send={(key) => sendOrderMail(order.orderId, { documentId }, key)}
                    label={t('admin.mails.paper')}
                    name={t('admin.mails.paperNamed', { name })}
                    title={t('admin.mails.paperTitle', { name })}
                    text={t('admin.mails.paperText', { to: order.email })}
                  />
                )
              }
            />
          </Card>
          <OrderReturns order={order} />
          <OrderFacts order={order} />
          <Card padding="lg">
            <CardHeader title={t('checkout.address.shipping')} level={2} />
            <AddressBlock address={order.shippingAddress} />
          </Card>
          <Card padding="lg">
            <CardHeader title={t('checkout.address.billing')} level={2} />
            <AddressBlock address={order.billingAddress} />
          </Card>
        </div>
      </div>
    </>
  );
}

function OrderFacts({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('checkout');
  const maySeeCustomer = useCan('account.customers.read');
  const format = useFormat();
  return (
    <Card padding="lg">
      <DescriptionList
        layout="stacked"
        items={[
          {
            term: t('order.customer'),
            value: maySeeCustomer ? (
              <Link to={urls.admin.customer(order.customerId)}>{order.customerName}</Link>
            ) : (
              order.customerName
            ),
          },
          { term: t('order.email'), value: order.email },
          { term: t('order.paymentId'), value: order.paymentId },
          {
            term: t('order.method'),
            value: order.paymentMethod ? (
              <PaidWith
                method={t(`order.methods.${order.paymentMethod}`, {
                  defaultValue: order.paymentMethod,
                })}
                card={order.paymentCard}
              />
            ) : (
              '–'
            ),
          },
          { term: t('order.refunded'), value: format.money(order.refunded) },
          { term: t('tracking.parcel'), value: <Parcel {...order} /> },
          {
            term: t('order.poNumber'),
            value: order.poNumber ? <Identifier>{order.poNumber}</Identifier> : '–',
          },
          { term: t('order.taxNumber'), value: <TaxNumber order={order} /> },
          { term: t('checkout.notes'), value: order.notes ?? '–' },
        ]}
      />
    </Card>
  );
}

/** The buyer's tax number, and the way to correct it. */
function TaxNumber({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('checkout');
  const mayWrite = useCan('checkout.orders.write');
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.withAction}>
      {order.taxNumber ? <Identifier>{order.taxNumber}</Identifier> : '–'}
      {mayWrite && order.taxNumberCorrectable && (
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          {t('admin.orders.taxNumber.open')}
        </Button>
      )}
      {open && <TaxNumberDialog order={order} onClose={() => setOpen(false)} />}
    </span>
  );
}
