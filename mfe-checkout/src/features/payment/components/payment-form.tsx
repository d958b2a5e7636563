import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import Lock from 'lucide-react/icons/lock';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { urls } from '../../../urls';
import { followRefusal } from '../follow-refusal';
import { TermsNote } from './terms-note';
import styles from '../payment.module.css';

const PAID: readonly string[] = ['succeeded', 'processing'];

/** The provider's own form; card data never passes through this page. */
export function PaymentForm({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const [ready, setReady] = useState(false);
  const [paying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const pay = async () => {
    if (!stripe || !elements) return;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: new URL(urls.confirmation(), window.location.origin).href },
    });
    if (!error) return navigate(urls.confirmation(paymentIntent.id));
    // Another tab has paid it.
    if (error.payment_intent && PAID.includes(error.payment_intent.status)) {
      return navigate(urls.confirmation(error.payment_intent.id));
    }
    setRefusal(refusalText(error, t));
    void followRefusal(checkout.checkoutId, error.payment_intent?.id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPaying(true);
    setRefusal(null);
    pay()
      .catch(() => setRefusal(t('payment.unknown')))
      .finally(() => setPaying(false));
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      {/* The texts in it are the provider's, in the language that it was given. */}
      <div translate="no">
        <PaymentElement onReady={() => setReady(true)} />
      </div>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <Button
        type="submit"
        variant="accent"
        size="lg"
        fullWidth
        disabled={!stripe || !ready}
        loading={paying}
        startIcon={<Lock aria-hidden="true" />}
      >
        {t('payment.pay', { amount: format.money(checkout.totals.total) })}
      </Button>
      <TermsNote />
    </form>
  );
}

type Refusal = { code?: string; decline_code?: string; message?: string };

/** The most precise text that the locale has for a refusal, else what the provider says. */
function refusalText(error: Refusal, t: (key: string, fallback: string) => string): string {
  const said = error.message ?? t('payment.error.text', '');
  const code = error.decline_code ?? error.code;
  return code ? t(`payment.refusals.${code}`, said) : said;
}
