import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import { PAYMENT_METHODS } from '@solar/contracts/checkout/payments-http';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequireSignIn } from '@solar/mfe-kit/session/require-permission';
import { buttonClass } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Container } from '@solar/ui/layout/layout';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { Spinner } from '@solar/ui/spinner/spinner';
import { useQuery } from '@tanstack/react-query';
import TimerOff from 'lucide-react/icons/timer-off';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { z } from 'zod';
import { DirhamNote } from '../../shared/dirham-note';
import { PricedLines } from '../../shared/priced-lines';
import { TotalsList } from '../../shared/totals-list';
import { isTimed, useDeliveryTime } from '../../shared/use-delivery-time';
import { urls } from '../../urls';
import { checkoutKey } from '../checkout/api/checkout-api';
import { CheckoutHeader } from '../checkout/checkout.page';
import { CheckoutColumns } from '../checkout/components/checkout-columns';
import { OrderBeside } from '../checkout/components/order-beside';
import styles from '../checkout/checkout.module.css';
import { PaymentSection } from './components/payment-section';
import { TransferSection } from './components/transfer-section';

const RESERVING_POLL_MS = 1_000;
/** How soon the page follows what the service does to an open checkout: its time, or that another tab has paid it. */
const OPEN_POLL_MS = 5_000;
const ORDERED: readonly Checkout['state'][] = ['paid', 'awaiting_transfer'];
const searchSchema = z.object({ method: z.enum(PAYMENT_METHODS).catch('card') });

export function PaymentPage() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('payment.title'), noIndex: true });
  const { checkoutId = '' } = useParams();
  return (
    <Container size="xl" className={styles.page}>
      <RequireSignIn>
        <CheckoutHeader step="payment" title={t('checkout.title')} />
        <LoadedCheckout checkoutId={checkoutId} />
      </RequireSignIn>
    </Container>
  );
}

function LoadedCheckout({ checkoutId }: { checkoutId: string }) {
  const { t } = useTranslation('checkout');
  const query = useQuery<Checkout>({
    queryKey: checkoutKey(checkoutId),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => pollEvery(state.data),
  });
  return (
    <QueryState
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      }
    >
      {(checkout) => {
        if (checkout.state === 'reserving') return <Spinner label={t('payment.reserving')} />;
        if (checkout.state === 'reserved' || checkout.state === 'authorizing') {
          return <OpenCheckout checkout={checkout} onEnded={() => void query.refetch()} />;
        }
        return <EndedCheckout checkout={checkout} />;
      }}
    </QueryState>
  );
}

function pollEvery(checkout: Checkout | undefined): number | false {
  if (checkout?.state === 'reserving') return RESERVING_POLL_MS;
  return checkout?.state === 'reserved' || checkout?.state === 'authorizing' ? OPEN_POLL_MS : false;
}

function OpenCheckout({ checkout, onEnded }: { checkout: Checkout; onEnded: () => void }) {
  const [{ method }] = useSearchState(searchSchema);
  const { shippingMethod } = checkout;
  const byTransfer = method === 'bank_transfer' && checkout.state === 'reserved';
  const Section = byTransfer ? TransferSection : PaymentSection;
  const timeOf = useDeliveryTime(byTransfer ? 'bank_transfer' : 'card');
  return (
    <CheckoutColumns
      summary={
        <OrderBeside total={checkout.totals.total}>
          <PricedLines lines={checkout.lines} />
          <TotalsList
            totals={checkout.totals}
            method={shippingMethod}
            delivery={isTimed(shippingMethod) ? timeOf(shippingMethod) : null}
          />
          <DirhamNote value={checkout.totals.total} />
        </OrderBeside>
      }
    >
      <Section checkout={checkout} onEnded={onEnded} />
    </CheckoutColumns>
  );
}

function EndedCheckout({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  if (checkout.orderId && checkout.paymentId && ORDERED.includes(checkout.state)) {
    return <Navigate to={urls.confirmation(checkout.paymentId)} replace />;
  }
  if (checkout.orderId) {
    return (
      <EmptyState
        title={t('payment.done', { number: checkout.orderNumber })}
        action={
          <Link className={buttonClass('primary')} to={urls.myOrder(checkout.orderId)}>
            {t('confirmation.view')}
          </Link>
        }
      />
    );
  }
  const reason = checkout.cancelReason ?? 'payment_cancelled';
  return (
    <EmptyState
      icon={<TimerOff aria-hidden="true" />}
      title={t('payment.ended')}
      description={t(`payment.endedBecause.${reason}`)}
      action={
        <Link className={buttonClass('primary')} to={urls.cart()}>
          {t('payment.backToCart')}
        </Link>
      }
    />
  );
}
