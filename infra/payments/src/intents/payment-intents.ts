import type { PaymentStore } from '../store/payment-store';
import { StripeApiError, invalidRequest, noSuch } from '../stripe-error';
import type { Charge, PaymentIntent, StripeErrorBody } from '../stripe-objects';
import { stripeId, unixSeconds } from '../stripe-ids';
import type { WebhookSender } from '../webhooks/webhook-sender';
import { AUTHENTICATION_FAILED, chargeFor, chooseCard, declineError } from './card-payment';
import {
  isChargeable,
  type CancelParams,
  type CaptureParams,
  type ConfirmParams,
  type CreateParams,
  type UpdateParams,
} from './intent-params';
import { ALLOWED_FROM, type IntentAction } from './intent-states';
import {
  findCardByPaymentMethod,
  lateOutcome,
  type CardOutcome,
  type TestCard,
} from './test-cards';

/** What a call carries beside its parameters. */
export interface CallContext {
  idempotencyKey: string | null;
}

export interface IntentSettings {
  publicUrl: string;
  lateSeconds: number;
}

const SYSTEM_CALL: CallContext = { idempotencyKey: null };

/** The life of a payment intent: every change of state happens here. */
export class PaymentIntents {
  constructor(
    private readonly store: PaymentStore,
    private readonly webhooks: WebhookSender,
    private readonly settings: IntentSettings,
  ) {}

  create(params: CreateParams, context: CallContext): PaymentIntent {
    if (!isChargeable(params)) {
      throw invalidRequest('The amount must be divisible by 10 in this currency', {
        param: 'amount',
      });
    }
    const id = stripeId('pi');
    const intent = this.store.save('paymentIntents', {
      id,
      object: 'payment_intent',
      amount: params.amount,
      amount_capturable: 0,
      amount_received: 0,
      automatic_payment_methods: { enabled: params.automatic_payment_methods?.enabled ?? true },
      canceled_at: null,
      cancellation_reason: null,
      capture_method: params.capture_method,
      client_secret: `${id}_secret_${stripeId('pm').slice(3)}`,
      created: unixSeconds(),
      currency: params.currency,
      description: params.description ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: params.metadata ?? {},
      next_action: null,
      payment_method: params.payment_method ?? null,
      payment_method_types: params.payment_method_types ?? ['card'],
      receipt_email: params.receipt_email ?? null,
      status: params.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    });
    this.webhooks.emit('payment_intent.created', intent, context.idempotencyKey);
    return params.confirm ? this.confirm(id, params, context) : intent;
  }

  retrieve(id: string): PaymentIntent {
    const intent = this.store.get('paymentIntents', id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    return intent;
  }

  update(id: string, params: UpdateParams): PaymentIntent {
    const intent = this.expectState(id, 'update');
    return this.store.save('paymentIntents', {
      ...intent,
      amount: params.amount ?? intent.amount,
      description: params.description ?? intent.description,
      receipt_email: params.receipt_email ?? intent.receipt_email,
      metadata: mergeMetadata(intent.metadata, params.metadata),
    });
  }

  confirm(
    id: string,
    params: Pick<ConfirmParams, 'payment_method' | 'payment_method_data' | 'return_url'>,
    context: CallContext,
  ): PaymentIntent {
    const intent = this.expectState(id, 'confirm');
    const card = chooseCard(params, intent.payment_method);
    const attempt = { ...intent, payment_method: card.paymentMethod, last_payment_error: null };
    return this.settle(attempt, card, card.outcome, params.return_url ?? null, context);
  }

  capture(id: string, params: CaptureParams, context: CallContext): PaymentIntent {
    const intent = this.expectState(id, 'capture');
    const captured = params.amount_to_capture ?? intent.amount_capturable;
    if (captured > intent.amount_capturable) {
      throw invalidRequest('The amount to capture is higher than the authorised amount.', {
        code: 'amount_too_large',
        param: 'amount_to_capture',
      });
    }
    const charge = this.chargeOf(intent);
    this.webhooks.emit(
      'charge.captured',
      this.store.save('charges', { ...charge, captured: true, amount_captured: captured }),
      context.idempotencyKey,
    );
    return this.saveAndEmit(
      { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: captured },
      'payment_intent.succeeded',
      context,
    );
  }

  cancel(id: string, params: CancelParams, context: CallContext): PaymentIntent {
    const intent = this.expectState(id, 'cancel');
    return this.saveAndEmit(
      {
        ...intent,
        status: 'canceled',
        amount_capturable: 0,
        canceled_at: unixSeconds(),
        cancellation_reason: params.cancellation_reason ?? null,
        next_action: null,
      },
      'payment_intent.canceled',
      context,
    );
  }

  /** The answer of the 3-D Secure page. */
  authenticate(id: string, approved: boolean): PaymentIntent {
    const intent = this.retrieve(id);
    // Whoever comes back to the page later sees how it ended; the first answer counts.
    if (intent.status !== 'requires_action') return intent;
    if (approved) return this.settleStored(intent, { kind: 'approve' });
    return this.fail({ ...intent, next_action: null }, AUTHENTICATION_FAILED, SYSTEM_CALL);
  }

  /** Ends the late payments whose time has come; `all` does not wait for it. */
  settleLate(all = false): number {
    const due = this.store
      .list('lateSettlements')
      .filter((late) => !late.done && (all || late.dueAt <= Date.now()));
    for (const late of due) {
      this.store.save('lateSettlements', { ...late, done: true });
      this.settleStored(this.retrieve(late.id), lateOutcome(late.settlesAs));
    }
    return due.length;
  }

  private settleStored(intent: PaymentIntent, outcome: CardOutcome): PaymentIntent {
    const card = findCardByPaymentMethod(intent.payment_method ?? '');
    if (!card) throw noSuch('payment_method', String(intent.payment_method), 'payment_method');
    try {
      return this.settle({ ...intent, next_action: null }, card, outcome, null, SYSTEM_CALL);
    } catch (error) {
      // A late decline has nobody to answer to: the webhook reports it.
      if (error instanceof StripeApiError) return this.retrieve(intent.id);
      throw error;
    }
  }

  private settle(
    intent: PaymentIntent,
    card: TestCard,
    outcome: CardOutcome,
    returnUrl: string | null,
    context: CallContext,
  ): PaymentIntent {
    switch (outcome.kind) {
      case 'approve':
        return this.approve(intent, card, context);
      case 'decline':
        return this.decline(intent, card, outcome, context);
      case 'authenticate':
        return this.saveAndEmit(
          {
            ...intent,
            status: 'requires_action',
            next_action: {
              type: 'redirect_to_url',
              redirect_to_url: { url: this.authenticationUrl(intent), return_url: returnUrl },
            },
          },
          'payment_intent.requires_action',
          context,
        );
      case 'late':
        this.store.save('lateSettlements', {
          id: intent.id,
          settlesAs: outcome.settlesAs,
          dueAt: Date.now() + this.settings.lateSeconds * 1000,
          done: false,
        });
        return this.saveAndEmit(
          { ...intent, status: 'processing' },
          'payment_intent.processing',
          context,
        );
    }
  }

  private approve(intent: PaymentIntent, card: TestCard, context: CallContext): PaymentIntent {
    const charge = this.store.save('charges', chargeFor(intent, card, null));
    this.webhooks.emit('charge.succeeded', charge, context.idempotencyKey);
    const paid = { ...intent, latest_charge: charge.id, last_payment_error: null };
    if (intent.capture_method === 'manual') {
      return this.saveAndEmit(
        { ...paid, status: 'requires_capture', amount_capturable: intent.amount },
        'payment_intent.amount_capturable_updated',
        context,
      );
    }
    return this.saveAndEmit(
      { ...paid, status: 'succeeded', amount_received: intent.amount },
      'payment_intent.succeeded',
      context,
    );
  }

  private decline(
    intent: PaymentIntent,
    card: TestCard,
    outcome: Extract<CardOutcome, { kind: 'decline' }>,
    context: CallContext,
  ): never {
    const error = declineError(outcome);
    const charge = this.store.save('charges', chargeFor(intent, card, error));
    this.webhooks.emit('charge.failed', charge, context.idempotencyKey);
    const failed = this.fail({ ...intent, latest_charge: charge.id }, error, context);
    throw new StripeApiError(402, { ...error, payment_intent: failed });
  }

  private fail(intent: PaymentIntent, error: StripeErrorBody, context: CallContext): PaymentIntent {
    return this.saveAndEmit(
      {
        ...intent,
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: error,
      },
      'payment_intent.payment_failed',
      context,
    );
  }

  private saveAndEmit(intent: PaymentIntent, event: string, context: CallContext): PaymentIntent {
    const saved = this.store.save('paymentIntents', intent);
    this.webhooks.emit(event, saved, context.idempotencyKey);
    return saved;
  }

  private expectState(id: string, action: IntentAction): PaymentIntent {
    const intent = this.retrieve(id);
    if (ALLOWED_FROM[action].includes(intent.status)) return intent;
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
      payment_intent: intent,
    });
  }

  private chargeOf(intent: PaymentIntent): Charge {
    const charge = this.store.get('charges', intent.latest_charge ?? '');
    if (!charge) throw noSuch('charge', String(intent.latest_charge), 'charge');
    return charge;
  }

  private authenticationUrl(intent: PaymentIntent): string {
    const secret = encodeURIComponent(intent.client_secret);
    return `${this.settings.publicUrl}/payments/3ds/${intent.id}?client_secret=${secret}`;
  }
}

/** As Stripe does it: keys are merged, an empty value removes its key. */
function mergeMetadata(
  current: Record<string, string>,
  change: Record<string, string> | undefined,
): Record<string, string> {
  const merged = { ...current, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
