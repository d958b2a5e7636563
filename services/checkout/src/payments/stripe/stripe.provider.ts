import { Inject, Injectable } from '@nestjs/common';
import type { PaymentCard } from '@solar/contracts/checkout/payments-http';
import type { Money } from '@solar/contracts/common/money';
import { money } from '@solar/contracts/common/money';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import Stripe from 'stripe';
import type { CheckoutConfig } from '../../config';
import type {
  KnownPayment,
  OpenedPayment,
  PaymentProvider,
  ProviderEvent,
  ProviderPayment,
  RefundOutcome,
  WebhookHeaders,
} from '../payment-provider';
import { stripeOptions } from './stripe-options';

const LOCAL_PUBLISHABLE_KEY = 'pk_test_local';

const PAYMENT_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
];
/** The charge says with which card was paid; events of a payment name it by its id alone. */
const WITH_CARD: { expand: string[] } = { expand: ['latest_charge'] };
/** An order waits for the name of its card no longer than this. */
const CARD_TIMEOUT_MS = 2_000;

const REFUND_EVENTS = ['refund.created', 'refund.updated', 'refund.failed'];

/** Cards and what else Stripe offers, by the official SDK, against Stripe or the local server. */
@Injectable()
export class StripeProvider implements PaymentProvider {
  readonly code = 'stripe';
  readonly method = 'card';
  readonly offered = true;
  readonly deferred = false;
  private readonly local: boolean;
  private readonly publishableKey: string;
  private readonly stripe: Stripe;

  constructor(@Inject(CONFIG) private readonly config: CheckoutConfig) {
    const { key, local, options } = stripeOptions(config);
    if (local && config.NODE_ENV === 'production') {
      throw new Error('STRIPE_SECRET_KEY is required in production');
    }
    this.local = local;
    this.publishableKey = config.STRIPE_PUBLISHABLE_KEY ?? LOCAL_PUBLISHABLE_KEY;
    this.stripe = new Stripe(key, options);
  }

  async create(checkoutId: string, amount: Money): Promise<OpenedPayment> {
    const intent = await answered(
      this.stripe.paymentIntents.create(
        {
          amount: amount.amount,
          currency: amount.currency.toLowerCase(),
          metadata: { checkoutId },
          automatic_payment_methods: { enabled: true },
        },
        { idempotencyKey: `checkout-${checkoutId}` },
      ),
    );
    return openedBy(intent);
  }

  async retrieve({ paymentId }: KnownPayment): Promise<OpenedPayment> {
    return openedBy(await answered(this.stripe.paymentIntents.retrieve(paymentId, WITH_CARD)));
  }

  async cardOf(paymentId: string): Promise<PaymentCard | null> {
    try {
      const within = { timeout: CARD_TIMEOUT_MS, maxNetworkRetries: 0 };
      return cardOf(await this.stripe.paymentIntents.retrieve(paymentId, WITH_CARD, within));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) return null;
      throw error;
    }
  }

  async confirm({ paymentId }: KnownPayment, means: string): Promise<ProviderPayment> {
    const confirmed = this.stripe.paymentIntents.confirm(paymentId, {
      payment_method: means,
      ...WITH_CARD,
    });
    return toPayment(await answered(confirmed));
  }

  async cancel(known: KnownPayment): Promise<ProviderPayment> {
    try {
      return toPayment(await answered(this.stripe.paymentIntents.cancel(known.paymentId)));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) {
        return (await this.retrieve(known)).payment;
      }
      throw error;
    }
  }

  async refund(
    { paymentId }: KnownPayment,
    refundId: string,
    amount: number,
  ): Promise<RefundOutcome> {
    try {
      const refund = await answered(
        this.stripe.refunds.create(
          { payment_intent: paymentId, amount, metadata: { refundId } },
          { idempotencyKey: refundId },
        ),
      );
      return refundOutcome(refund.status);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'failed';
      throw error;
    }
  }

  parseWebhook(rawBody: Buffer, headers: WebhookHeaders): ProviderEvent | null {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') {
      throw problem.badRequest('webhook.signature', 'A signed body is required');
    }
    const event = this.verified(rawBody, signature);
    if (isPaymentEvent(event)) {
      return { id: event.id, kind: 'payment', payment: toPayment(event.data.object) };
    }
    return isRefundEvent(event) ? refundEvent(event.id, event.data.object) : null;
  }

  browserConfig() {
    return {
      publishableKey: this.publishableKey,
      local: this.local,
      scriptUrl: this.local ? this.config.STRIPE_LOCAL_SCRIPT_URL : null,
    };
  }

  private verified(rawBody: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(
        rawBody,
        signature,
        this.config.STRIPE_WEBHOOK_SECRET,
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      throw problem.badRequest('webhook.signature', 'The signature does not fit the body');
    }
  }
}

function isPaymentEvent(
  event: Stripe.Event,
): event is Stripe.Event & { data: { object: Stripe.PaymentIntent } } {
  return PAYMENT_EVENTS.includes(event.type);
}

function isRefundEvent(
  event: Stripe.Event,
): event is Stripe.Event & { data: { object: Stripe.Refund } } {
  return REFUND_EVENTS.includes(event.type);
}

/** Refunds that were made elsewhere, in Stripe's own back office, carry no id of ours. */
function refundEvent(id: string, refund: Stripe.Refund): ProviderEvent | null {
  const paymentId = refund.payment_intent;
  const refundId = refund.metadata?.['refundId'];
  if (typeof paymentId !== 'string' || refundId === undefined) return null;
  return { id, kind: 'refund', paymentId, refundId, outcome: refundOutcome(refund.status) };
}

function openedBy(intent: Stripe.PaymentIntent): OpenedPayment {
  return { payment: toPayment(intent), clientSecret: intent.client_secret ?? '' };
}

/** No answer means unknown, never failed: the caller is asked to come back, which is idempotent. */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw error;
    if (error instanceof Stripe.errors.StripeError) {
      throw problem.unavailable(
        'payment.provider_unavailable',
        'The payment provider did not answer; nothing was lost, please try again',
        2,
      );
    }
    throw error;
  }
}

function toPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  return {
    paymentId: intent.id,
    checkoutId: intent.metadata['checkoutId'] ?? null,
    status: statusOf(intent),
    amount: money(intent.amount, currency),
    captured: money(intent.amount_received, currency),
    method: methodOf(intent),
    card: cardOf(intent),
    lastErrorCode:
      intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
  };
}

function statusOf(intent: Stripe.PaymentIntent): ProviderPayment['status'] {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'cancelled';
    case 'processing':
      return 'processing';
    case 'requires_payment_method':
      return intent.last_payment_error ? 'declined' : 'open';
    default:
      return 'open';
  }
}

function methodOf(intent: Stripe.PaymentIntent): string | null {
  const method = intent.payment_method;
  return typeof method === 'object' && method !== null
    ? method.type
    : (intent.payment_method_types[0] ?? null);
}

function cardOf({ latest_charge: charge }: Stripe.PaymentIntent): PaymentCard | null {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null;
}

function refundOutcome(status: string | null): RefundOutcome {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
