import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RequireSignIn } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { buttonClass } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { ErrorState } from '@solar/ui/error-state/error-state';
import { Container } from '@solar/ui/layout/layout';
import { Spinner } from '@solar/ui/spinner/spinner';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Landmark from 'lucide-react/icons/landmark';
import Hourglass from 'lucide-react/icons/hourglass';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { errorText } from '@solar/mfe-kit/http/error-text';
import type { PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { CopyableIdentifier } from '@solar/ui/identifier/copyable-identifier';
import { TransferDetails } from '../../shared/transfer-details';
import { urls } from '../../urls';
import { useCheckoutDraft } from '../checkout/checkout-draft';
import { reloadCart } from '../cart-sync/use-cart-sync';
import { outcomeOf } from './outcome';
import { PlacedOrder } from './placed-order';
import { usePaymentStatus } from './use-payment-status';
import styles from './confirmation.module.css';

const searchSchema = z.object({ payment_intent: z.string().optional().catch(undefined) });

export function ConfirmationPage() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('confirmation.title'), noIndex: true });
  const [{ payment_intent: paymentId }] = useSearchState(searchSchema);
  return (
    <Container size="xl" className={styles.page}>
      <RequireSignIn>
        {paymentId ? (
          <Outcome paymentId={paymentId} />
        ) : (
          <EmptyState
            level={1}
            icon={<ReceiptText aria-hidden="true" />}
            title={t('confirmation.none.title')}
            description={t('confirmation.none.text')}
            action={
              <Link className={buttonClass('primary')} to={urls.myOrders()}>
                {t('confirmation.none.orders')}
              </Link>
            }
          />
        )}
      </RequireSignIn>
    </Container>
  );
}

function Outcome({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('checkout');
  const { data, error, refetch, isFetching } = usePaymentStatus(paymentId);
  const outcome = data && outcomeOf(data);

  useEffect(() => {
    if (outcome !== 'placed' && outcome !== 'awaiting') return;
    useCheckoutDraft.getState().reset();
    void reloadCart();
  }, [outcome]);

  if (!data && error) {
    return (
      <ErrorState
        title={t('payment.error.title')}
        description={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data || !outcome) return <Spinner label={t('confirmation.checking')} />;
  return (
    <>
      <div aria-live="polite">
        <KnownOutcome status={data} outcome={outcome} />
      </div>
      {(outcome === 'placed' || outcome === 'awaiting') && data.orderId && (
        <PlacedOrder orderId={data.orderId} />
      )}
    </>
  );
}

function KnownOutcome({
  status,
  outcome,
}: {
  status: PaymentStatusView;
  outcome: ReturnType<typeof outcomeOf>;
}) {
  const { t } = useTranslation('checkout');
  const title = t(`confirmation.${outcome}.title`);
  const text = t(`confirmation.${outcome}.text`);
  switch (outcome) {
    case 'placed':
      return (
        <Result
          icon={<CircleCheck aria-hidden="true" />}
          tone="success"
          title={title}
          text={text}
          facts={status.orderNumber && <OrderIdentifier>{status.orderNumber}</OrderIdentifier>}
        >
          {status.orderId && (
            <Link className={buttonClass('primary')} to={urls.myOrder(status.orderId)}>
              {t('confirmation.view')}
            </Link>
          )}
          <Link className={buttonClass('secondary')} to={urls.products()}>
            {t('cart.continue')}
          </Link>
        </Result>
      );
    case 'awaiting':
      return (
        <Result
          icon={<Landmark aria-hidden="true" />}
          tone="info"
          title={title}
          text={text}
          facts={
            status.transfer && (
              <div className={styles.transfer}>
                <TransferDetails transfer={status.transfer} />
              </div>
            )
          }
        >
          {status.orderId && (
            <Link className={buttonClass('primary')} to={urls.myOrder(status.orderId)}>
              {t('confirmation.view')}
            </Link>
          )}
        </Result>
      );
    case 'declined':
      return (
        <Result icon={<CircleX aria-hidden="true" />} tone="danger" title={title} text={text}>
          <Link className={buttonClass('primary')} to={urls.payment(status.checkoutId)}>
            {t('confirmation.again')}
          </Link>
        </Result>
      );
    case 'processing':
      return (
        <Result icon={<Hourglass aria-hidden="true" />} tone="info" title={title} text={text}>
          <Spinner label={t('confirmation.checking')} />
        </Result>
      );
    default:
      return (
        <Result icon={<CircleX aria-hidden="true" />} tone="warning" title={title} text={text}>
          <Link className={buttonClass('primary')} to={urls.cart()}>
            {t('payment.backToCart')}
          </Link>
        </Result>
      );
  }
}

function OrderIdentifier({ children }: { children: string }) {
  const { t } = useTranslation('checkout');
  const name = t('order.number');
  return (
    <p className={styles.number}>
      <span>{name}</span>
      <strong>
        <CopyableIdentifier copyLabel={t('order.copy', { name })} copiedLabel={t('order.copied')}>
          {children}
        </CopyableIdentifier>
      </strong>
    </p>
  );
}

function Result({
  icon,
  tone,
  title,
  text,
  facts,
  children,
}: {
  icon: ReactNode;
  tone: 'success' | 'danger' | 'info' | 'warning';
  title: string;
  text?: string;
  /** What is to be kept or done, above the ways on. */
  facts?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.result}>
      <span className={styles[tone]}>{icon}</span>
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {facts}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
