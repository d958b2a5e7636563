import type { z } from 'zod';
import { StripeApiError, invalidRequest } from '../stripe-error';
import type { Charge, PaymentIntent, StripeErrorBody } from '../stripe-objects';
import { stripeId, unixSeconds } from '../stripe-ids';
import type { confirmParams } from './intent-params';
import {
  findCardByNumber,
  findCardByPaymentMethod,
  type CardOutcome,
  type TestCard,
} from './test-cards';

type Instrument = Pick<z.infer<typeof confirmParams>, 'payment_method' | 'payment_method_data'>;

/** The test card that a request names, by payment method or by number. */
export function chooseCard(params: Instrument, fallback: string | null): TestCard {
  const data = params.payment_method_data;
  if (data) {
    const card = findCardByNumber(data.card.number);
    if (card) return card;
    throw new StripeApiError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
    });
  }
  const name = params.payment_method ?? fallback;
  if (!name) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      { code: 'payment_intent_unexpected_state' },
    );
  }
  const card = findCardByPaymentMethod(name);
  if (card) return card;
  throw invalidRequest(`No such PaymentMethod: '${name}'`, {
    code: 'resource_missing',
    param: 'payment_method',
  });
}

export function declineError(outcome: Extract<CardOutcome, { kind: 'decline' }>): StripeErrorBody {
  return {
    type: 'card_error',
    code: outcome.code,
    decline_code: outcome.declineCode,
    message: outcome.message,
  };
}

export const AUTHENTICATION_FAILED: StripeErrorBody = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new ' +
    'PaymentMethod to attempt to fulfill this PaymentIntent again.',
};

/** The charge that an attempt leaves behind, whether it went through or not. */
export function chargeFor(
  intent: PaymentIntent,
  card: TestCard,
  error: StripeErrorBody | null,
): Charge {
  const captured = !error && intent.capture_method !== 'manual';
  return {
    id: stripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    captured,
    created: unixSeconds(),
    currency: intent.currency,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: !error,
    payment_intent: intent.id,
    payment_method: card.paymentMethod,
    payment_method_details: {
      type: 'card',
      card: { brand: card.brand, last4: card.number.slice(-4) },
    },
    refunded: false,
    status: error ? 'failed' : 'succeeded',
  };
}
