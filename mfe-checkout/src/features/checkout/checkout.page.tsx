import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { RequireSignIn } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Card } from '@solar/ui/card/card';
import { Container } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Stepper } from '@solar/ui/stepper/stepper';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router';
import { z } from 'zod';
import { ApprovalNotice } from '../../shared/approval-notice';
import { EmptyCart } from '../../shared/empty-cart';
import { useServerCart } from '../../shared/use-server-cart';
import { CHECKOUT_STEPS, urls, type CheckoutStep } from '../../urls';
import { useCheckoutDraft, type CheckoutDraft } from './checkout-draft';
import { useKeptDraft } from './use-kept-draft';
import { AddressStep } from './components/address-step';
import { CheckoutColumns } from './components/checkout-columns';
import { CheckoutSummary } from './components/checkout-summary';
import { ReviewStep } from './components/review-step';
import { ShippingStep } from './components/shipping-step';
import { StepSkeleton } from './components/step-skeleton';
import styles from './checkout.module.css';

const searchSchema = z.object({
  step: z.enum(['address', 'shipping', 'review']).catch('address').default('address'),
  quote: z.string().optional().catch(undefined),
});

export function CheckoutPage() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('checkout.title'), noIndex: true });
  return (
    <Container size="xl" className={styles.page}>
      <RequireSignIn>
        <ApprovedCheckout />
      </RequireSignIn>
    </Container>
  );
}

function ApprovedCheckout() {
  const { t } = useTranslation('checkout');
  const access = usePriceAccess();
  const draft = useCheckoutDraft();
  const { query: cart, settled } = useServerCart();
  const [{ step: wanted, quote }, setSearch] = useSearchState(searchSchema);
  const ready = useKeptDraft();
  const step = reachable(wanted, draft);
  const start = useStepStart(step);
  if (access !== 'visible') {
    return (
      <Card padding="lg">
        <ApprovalNotice access={access} returnTo={urls.checkout()} />
      </Card>
    );
  }
  if (!quote && settled && cart.data?.lines.length === 0) {
    return (
      <>
        <PageHeader title={t('checkout.title')} size="compact" />
        <EmptyCart />
      </>
    );
  }
  if (!ready) {
    return (
      <>
        <CheckoutHeader step={wanted} quoteId={quote} title={t('checkout.title')} />
        <CheckoutColumns summary={<CheckoutSummary quoteId={quote} />}>
          <StepSkeleton />
        </CheckoutColumns>
      </>
    );
  }
  const goTo = (next: 'address' | 'shipping' | 'review') => setSearch({ step: next });
  return (
    <>
      <div ref={start} tabIndex={-1}>
        <CheckoutHeader step={step} quoteId={quote} title={t('checkout.title')} />
      </div>
      {step === 'review' ? (
        <ReviewStep quoteId={quote} onBack={goTo} />
      ) : (
        <CheckoutColumns summary={<CheckoutSummary quoteId={quote} />}>
          {step === 'address' ? (
            <AddressStep onDone={() => goTo('shipping')} />
          ) : (
            <ShippingStep
              quoteId={quote}
              onDone={() => goTo('review')}
              onBack={() => goTo('address')}
            />
          )}
        </CheckoutColumns>
      )}
    </>
  );
}

/** A new step is read from its title on, and the keyboard goes on there; going back is left to the browser. */
function useStepStart(step: CheckoutStep) {
  const start = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  const type = useNavigationType();
  useEffect(() => {
    if (last.current !== step && type !== 'POP') start.current?.focus();
    last.current = step;
  }, [step, type]);
  return start;
}

/** Title and steps, also above the payment. */
export function CheckoutHeader({
  step,
  quoteId,
  title,
}: {
  step: CheckoutStep;
  quoteId?: string | undefined;
  title: string;
}) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.header}>
      <PageHeader title={title} size="compact" />
      <Stepper
        current={step}
        steps={CHECKOUT_STEPS.map((id) => ({
          id,
          label: t(`checkout.steps.${id}`),
          ...(step === 'payment' ? {} : { href: urls.checkout(id, quoteId) }),
        }))}
      />
    </div>
  );
}

/** A step opens once what it builds on is there. */
function reachable(wanted: 'address' | 'shipping' | 'review', draft: CheckoutDraft) {
  if (wanted === 'address' || !draft.shippingAddress) return 'address';
  return wanted === 'review' && draft.shippingMethodId ? 'review' : 'shipping';
}
