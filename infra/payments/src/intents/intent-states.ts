import type { PaymentIntentStatus } from '../stripe-objects';

export type IntentAction = 'update' | 'confirm' | 'capture' | 'cancel';

/** From which states each call is allowed; anything else is Stripe's `payment_intent_unexpected_state`. */
export const ALLOWED_FROM: Record<IntentAction, readonly PaymentIntentStatus[]> = {
  update: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  confirm: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  capture: ['requires_capture'],
  cancel: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
  ],
};
