import { cardLocale } from './card-texts';
import { Elements, type ElementsOptions, type StripeError } from './elements';

interface PaymentIntent {
  id: string;
  status: string;
  client_secret: string;
  next_action: { redirect_to_url?: { url: string } } | null;
}

interface IntentResult {
  paymentIntent?: PaymentIntent;
  error?: StripeError;
}

interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
}

const API = '/payments/v1/payment_intents';

/** What `window.Stripe(key)` gives, for the calls that checkout makes. */
class LocalStripe {
  constructor(
    private readonly publishableKey: string,
    private readonly options: { locale?: string } = {},
  ) {}

  elements(options: ElementsOptions = {}): Elements {
    return new Elements({ ...options, locale: options.locale ?? this.options.locale });
  }

  async confirmPayment(options: ConfirmOptions): Promise<IntentResult> {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const clientSecret = options.clientSecret ?? elements?.options.clientSecret ?? '';
    const { error } = (await elements?.submit()) ?? {};
    if (error) return { error };
    const result = await this.call('POST', `${API}/${intentId(clientSecret)}/confirm`, {
      client_secret: clientSecret,
      ...(confirmParams.return_url && { return_url: confirmParams.return_url }),
      ...cardFields(elements),
    });
    if (!result.paymentIntent) return result;
    const locale = elements?.options.locale ?? this.options.locale;
    const next = nextPage(result.paymentIntent, confirmParams.return_url, redirect, locale);
    return next ? leaveFor(next) : result;
  }

  async retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    const query = new URLSearchParams({ client_secret: clientSecret });
    return this.call('GET', `${API}/${intentId(clientSecret)}?${query}`);
  }

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentResult> {
    const result = await this.retrievePaymentIntent(clientSecret);
    const next = result.paymentIntent && bankPage(result.paymentIntent, this.options.locale);
    return next ? leaveFor(next) : result;
  }

  // React's wrapper recognises a Stripe object by these.
  createToken = notHere;
  createPaymentMethod = notHere;
  confirmCardPayment = notHere;
  registerAppInfo(): void {}
  _registerWrapper(): void {}

  private async call(
    method: 'GET' | 'POST',
    url: string,
    form?: Record<string, string>,
  ): Promise<IntentResult> {
    try {
      const response = await fetch(url, {
        method,
        headers: { authorization: `Bearer ${this.publishableKey}` },
        ...(form && { body: new URLSearchParams(form) }),
      });
      const body = (await response.json()) as PaymentIntent & { error?: StripeError };
      return body.error ? { error: body.error } : { paymentIntent: body };
    } catch (cause) {
      return { error: { type: 'api_connection_error', message: String(cause) } };
    }
  }
}

async function notHere(): Promise<IntentResult> {
  const message = 'The local payment server pays through confirmPayment only.';
  return { error: { type: 'invalid_request_error', message } };
}

function intentId(clientSecret: string): string {
  return encodeURIComponent(clientSecret.split('_secret_')[0] ?? '');
}

function cardFields(elements: Elements | undefined): Record<string, string> {
  const details = elements?.getElement('payment')?.card?.details();
  if (!details) return {};
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': details.number,
    'payment_method_data[card][exp_month]': String(details.month),
    'payment_method_data[card][exp_year]': String(details.year),
    'payment_method_data[card][cvc]': details.cvc,
  };
}

/** Where the browser goes after a confirmation, if anywhere. */
function nextPage(
  intent: PaymentIntent,
  returnUrl: string | undefined,
  redirect: 'always' | 'if_required',
  locale: string | undefined,
): string | null {
  const bank = bankPage(intent, locale);
  if (bank || redirect === 'if_required' || !returnUrl) return bank;
  const url = new URL(returnUrl, location.href);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status);
  return url.toString();
}

function bankPage(intent: PaymentIntent, locale: string | undefined): string | null {
  const target = intent.next_action?.redirect_to_url?.url;
  if (intent.status !== 'requires_action' || !target) return null;
  const url = new URL(target);
  url.searchParams.set('locale', cardLocale(locale));
  return url.toString();
}

/** As with Stripe, the promise never settles: the page is going away. */
function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

/** The style sheet comes with the script, so that a page needs one tag for both. */
function addStyleSheet(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/payments/stripe.css';
  document.head.append(link);
}

addStyleSheet();
const factory = (key: string, options?: { locale?: string }): LocalStripe =>
  new LocalStripe(key, options);
// The release train that @stripe/stripe-js expects; it warns about any other.
Object.assign(window, { Stripe: Object.assign(factory, { version: 'endive' }) });
