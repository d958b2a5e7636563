import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { notify } from '@solar/mfe-kit/notify/notify';
import { useTheme } from '@solar/mfe-kit/stores/theme-store';
import { ErrorState } from '@solar/ui/error-state/error-state';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopLanguage } from '../../../shared/use-totals-for';
import { createIntent, PAYMENT_CONFIG_KEY, type PaymentConfig } from '../api/payment-api';
import { loadPaymentProvider } from '../load-payment-provider';
import { LeavePayment } from './leave-payment';
import { PaymentForm } from './payment-form';
import styles from '../payment.module.css';

/** Creates the payment and shows the provider's form for it. */
export function PaymentSection({ checkout, onEnded }: { checkout: Checkout; onEnded: () => void }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const provider = usePayment(checkout, onEnded);
  return (
    <section className={styles.section} aria-labelledby="payment-title">
      <h2 id="payment-title" className={styles.title}>
        {t('payment.title')}
      </h2>
      <p className={styles.note}>
        {t('payment.heldUntil', { time: format.dateTime(checkout.expiresAt) })}
      </p>
      {provider.error ? (
        <ErrorState
          title={t('payment.error.title')}
          description={paymentErrorText(provider.error, t('payment.error.text'))}
          onRetry={() => void provider.refetch()}
          retrying={provider.isFetching}
        />
      ) : (
        <PaymentFrame checkout={checkout} provider={provider.data} />
      )}
      <LeavePayment checkoutId={checkout.checkoutId} />
    </section>
  );
}

function usePayment(checkout: Checkout, onEnded: () => void) {
  const { t } = useTranslation('checkout');
  const config = useQuery<PaymentConfig>({ queryKey: PAYMENT_CONFIG_KEY });
  const query = useQuery({
    queryKey: ['payments', 'intent', checkout.checkoutId],
    enabled: config.data !== undefined,
    gcTime: 0,
    queryFn: async () => {
      const [intent, stripe] = await Promise.all([
        createIntent(checkout.checkoutId, checkout.totals.total),
        config.data ? loadPaymentProvider(config.data) : null,
      ]);
      return { intent, stripe, local: config.data?.local ?? false };
    },
  });
  const error = config.error ?? query.error;

  useEffect(() => {
    if (!error) return;
    notify.error(t('payment.error.title'), {
      description: paymentErrorText(error, t('payment.error.text')),
    });
    if (isHttpError(error, 'checkout.expired') || isHttpError(error, 'checkout.not_payable')) {
      onEnded();
    }
  }, [error, onEnded, t]);

  return {
    data: query.data,
    error,
    isFetching: query.isFetching || config.isFetching,
    refetch: () => (config.error ? config.refetch() : query.refetch()),
  };
}

function PaymentFrame({
  checkout,
  provider,
}: {
  checkout: Checkout;
  provider: ReturnType<typeof usePayment>['data'];
}) {
  const language = useShopLanguage();
  const { resolved } = useTheme();
  if (!provider) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="16rem" />
      </SkeletonGroup>
    );
  }
  return (
    <Elements
      key={language}
      stripe={provider.stripe}
      options={{
        clientSecret: provider.intent.clientSecret,
        locale: language,
        appearance: { theme: resolved === 'dark' ? 'night' : 'stripe' },
      }}
    >
      <PaymentForm checkout={checkout} />
    </Elements>
  );
}

function paymentErrorText(error: Error, fallback: string): string {
  return isHttpError(error) ? (error.detail ?? fallback) : fallback;
}
