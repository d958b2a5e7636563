import { Inject, Injectable } from '@nestjs/common';
import type { Money } from '@solar/contracts/common/money';
import { money } from '@solar/contracts/common/money';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import Stripe from 'stripe';
import type { CheckoutConfig } from '../config';
import type { ProviderPayment } from './settlement';
import { stripeOptions } from './stripe-options';

const LOCAL_PUBLISHABLE_KEY = 'pk_test_local';

export type RefundOutcome = 'succeeded' | 'pending' | 'failed';
export type ProviderEvent = { id: string; type: string; object: Stripe.Event.Data.Object };

/**
 * The official SDK, against Stripe or the local server; everything else in this service speaks of `ProviderPayment`. Every
 * write has an idempotency key of an id that never changes, so that repeating after a timeout is always right.
 */
@Injectable()
export class StripeGateway {
  readonly local: boolean;
  readonly publishableKey: string;
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

  /** Creates the payment of a checkout, or answers the one that exists. */
  async create(
    checkoutId: string,
    amount: Money,
  ): Promise<{ payment: ProviderPayment; clientSecret: string }> {
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
    return { payment: toPayment(intent), clientSecret: intent.client_secret ?? '' };
  }

  async retrieve(paymentId: string): Promise<{ payment: ProviderPayment; clientSecret: string }> {
    const intent = await answered(this.stripe.paymentIntents.retrieve(paymentId));
    return { payment: toPayment(intent), clientSecret: intent.client_secret ?? '' };
  }

  /** Cancels a payment; one that can no longer be cancelled is answered as it stands. */
  async cancel(paymentId: string): Promise<ProviderPayment> {
    try {
      return toPayment(await answered(this.stripe.paymentIntents.cancel(paymentId)));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) {
        return (await this.retrieve(paymentId)).payment;
      }
      throw error;
    }
  }

  /** Gives money back. A refusal by the provider is `failed`; no answer is an error and stays unknown. */
  async refund(paymentId: string, refundId: string, amountMinor: number): Promise<RefundOutcome> {
    try {
      const refund = await answered(
        this.stripe.refunds.create(
          { payment_intent: paymentId, amount: amountMinor, metadata: { refundId } },
          { idempotencyKey: refundId },
        ),
      );
      return refundOutcome(refund.status);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'failed';
      throw error;
    }
  }

  /** Verifies a webhook on its raw body. Throws 400 `webhook.signature` when it is forged, altered or too old. */
  verify(rawBody: Buffer, signature: string): ProviderEvent {
    try {
      const event = this.stripe.webhooks.constructEvent(
        rawBody,
        signature,
        this.config.STRIPE_WEBHOOK_SECRET,
      );
      return { id: event.id, type: event.type, object: event.data.object };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      throw problem.badRequest('webhook.signature', 'The signature does not fit the body');
    }
  }
}

/** No answer means unknown, never failed: the caller is told to come back, and coming back is idempotent. */
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

export function toPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  return {
    paymentId: intent.id,
    checkoutId: intent.metadata['checkoutId'] ?? null,
    status: statusOf(intent),
    amount: money(intent.amount, currency),
    captured: money(intent.amount_received, currency),
    method: methodOf(intent),
    lastErrorCode:
      intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
  };
}

function statusOf(intent: Stripe.PaymentIntent): ProviderPayment['status'] {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'canceled';
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

export function refundOutcome(status: string | null): RefundOutcome {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
