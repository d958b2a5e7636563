import { isBeingPlaced, isOnItsWay } from '@solar/contracts/checkout/order-states';
import type { Order } from '@solar/contracts/checkout/orders-http';
import { writtenDays } from '@solar/contracts/common/written-date';
import { PaidWith } from '@solar/mfe-kit/format/paid-with';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { http } from '@solar/mfe-kit/http/http-client';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AddressBlock, BillingBlock } from '../../shared/address-block';
import { OrderPapers } from '../../shared/order-papers';
import { PricedLines } from '../../shared/priced-lines';
import { TotalsList } from '../../shared/totals-list';
import { isTimed, useDeliveryTime } from '../../shared/use-delivery-time';
import { urls } from '../../urls';
import styles from './confirmation.module.css';

const PLACING_POLL_MS = 2_000;

/** What was ordered, for how much and where it goes, what happens next, and the papers of it. */
export function PlacedOrder({ orderId }: { orderId: string }) {
  const url = `/api/checkout/orders/${orderId}`;
  const query = useQuery({
    queryKey: [url],
    queryFn: () => http.get<Order>(url),
    staleTime: 0,
    // Its papers come with its stock, a moment after the payment.
    refetchInterval: ({ state }) => state.data && isBeingPlaced(state.data) && PLACING_POLL_MS,
  });
  return (
    <QueryState
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" height="16rem" />
        </SkeletonGroup>
      }
    >
      {(order) => <OrderCards order={order} />}
    </QueryState>
  );
}

function OrderCards({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const awaiting = order.paymentStatus === 'awaiting_transfer';
  const steps = ['pay', 'prepare', 'ship', 'help'].filter((step) => awaiting || step !== 'pay');
  return (
    <div className={styles.order}>
      <Card padding="lg" className={styles.next}>
        <CardHeader title={t('confirmation.next.title')} level={2} />
        <ExpectedArrival order={order} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`confirmation.next.${step}`, { email: order.email })}</li>
          ))}
        </ol>
        <p className={styles.track}>
          <Link to={urls.orderTracking()}>{t('confirmation.next.track')}</Link>
        </p>
        <OrderPapers orderId={order.orderId} stand={order.status} />
      </Card>
      <Card padding="lg" className={styles.summary}>
        <CardHeader title={t('order.items')} level={2} />
        <div className={styles.items}>
          <PricedLines lines={order.lines} />
          <TotalsList totals={order.totals} method={order.shippingMethod} />
        </div>
      </Card>
      <Card padding="lg" className={styles.details}>
        <CardHeader title={t('confirmation.details')} level={2} />
        <DescriptionList
          layout="stacked"
          className={styles.facts}
          items={[
            { term: t('order.date'), value: format.dateTime(order.placedAt) },
            ...(order.paymentMethod
              ? [
                  {
                    term: t('order.method'),
                    value: (
                      <PaidWith
                        method={t(`order.methods.${order.paymentMethod}`, {
                          defaultValue: order.paymentMethod,
                        })}
                        card={order.paymentCard}
                      />
                    ),
                  },
                ]
              : []),
            {
              term: t('checkout.address.shipping'),
              value: <AddressBlock address={order.shippingAddress} />,
            },
            {
              term: t('checkout.address.billing'),
              value: (
                <BillingBlock billing={order.billingAddress} shipping={order.shippingAddress} />
              ),
            },
            ...(order.poNumber
              ? [{ term: t('checkout.poNumber'), value: <Identifier>{order.poNumber}</Identifier> }]
              : []),
            ...(order.taxNumber
              ? [
                  {
                    term: t('checkout.taxNumber'),
                    value: <Identifier>{order.taxNumber}</Identifier>,
                  },
                ]
              : []),
            ...(order.notes ? [{ term: t('checkout.notes'), value: order.notes }] : []),
          ]}
        />
      </Card>
    </div>
  );
}

/** The days that were promised; of an unpaid order how long it takes once its money is there. */
function ExpectedArrival({ order }: { order: Order }) {
  const { i18n } = useTranslation('checkout');
  const timeAfterTransfer = useDeliveryTime('bank_transfer');
  const { shippingMethod } = order;
  const { arrival } = shippingMethod;
  if (order.paymentStatus === 'awaiting_transfer' && isTimed(shippingMethod)) {
    return <Expected>{timeAfterTransfer(shippingMethod)}</Expected>;
  }
  if (!arrival || !isOnItsWay(order.status)) return null;
  return <Expected>{writtenDays(arrival.from, arrival.to, i18n.language)}</Expected>;
}

function Expected({ children }: { children: string }) {
  const { t } = useTranslation('checkout');
  return (
    <p className={styles.arrival}>
      {t('order.arrival')}
      <strong>{children}</strong>
    </p>
  );
}
