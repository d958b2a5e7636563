import { z } from 'zod';
import type { PaymentStore } from '../store/payment-store';
import { invalidRequest, noSuch } from '../stripe-error';
import type { Charge, Refund } from '../stripe-objects';
import { stripeId, unixSeconds } from '../stripe-ids';
import type { WebhookSender } from '../webhooks/webhook-sender';

export const refundParams = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: z.coerce.number().int().min(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  expand: z.array(z.string()).optional(),
});

export type RefundParams = z.infer<typeof refundParams>;

export class Refunds {
  constructor(
    private readonly store: PaymentStore,
    private readonly webhooks: WebhookSender,
  ) {}

  create(params: RefundParams, idempotencyKey: string | null): Refund {
    const charge = this.refundableCharge(params);
    const left = charge.amount_captured - charge.amount_refunded;
    if (left === 0) {
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    }
    const amount = params.amount ?? left;
    if (amount > left) {
      throw invalidRequest(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        { param: 'amount' },
      );
    }
    const refund = this.store.save('refunds', {
      id: stripeId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: unixSeconds(),
      currency: charge.currency,
      metadata: params.metadata ?? {},
      payment_intent: charge.payment_intent,
      reason: params.reason ?? null,
      status: 'succeeded',
    });
    const refunded = charge.amount_refunded + amount;
    const updated = this.store.save('charges', {
      ...charge,
      amount_refunded: refunded,
      refunded: refunded === charge.amount_captured,
    });
    this.webhooks.emit('refund.created', refund, idempotencyKey);
    this.webhooks.emit('charge.refunded', updated, idempotencyKey);
    return refund;
  }

  retrieve(id: string): Refund {
    const refund = this.store.get('refunds', id);
    if (!refund) throw noSuch('refund', id, 'refund');
    return refund;
  }

  private refundableCharge(params: RefundParams): Charge {
    const intent = this.store.get('paymentIntents', params.payment_intent ?? '');
    if (params.payment_intent && !intent) {
      throw noSuch('payment_intent', params.payment_intent, 'payment_intent');
    }
    const chargeId = params.charge ?? intent?.latest_charge;
    const charge = this.store.get('charges', chargeId ?? '');
    if (charge?.captured) return charge;
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    });
  }
}
