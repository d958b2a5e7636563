import type { Checkout, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import type { PaymentIntentView, PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { HttpCaller } from './http-caller';
import type { Person } from './people';

export interface PurchaseTargets {
  checkout: string;
  payments: string;
  publishableKey: string;
}

const GOOD_CARD = '4242424242424242';
const ADDRESS = {
  fullName: 'Bench Buyer',
  phone: '+971 50 555 0100',
  line1: 'Street 1',
  city: 'Dubai',
  country: 'AE',
};
const FAILED_STATES = ['cancelled', 'paid_unfulfillable', 'refunded'];

/** Buys as the browser does: cart, totals, checkout, payment, card, and the status until there is an order. */
export async function purchase(
  targets: PurchaseTargets,
  { email, token }: Person,
  productId: string,
): Promise<void> {
  const buyer = new HttpCaller(token);
  await buyer.expect({
    method: 'PUT',
    url: `${targets.checkout}/api/checkout/cart`,
    body: { lines: [{ productId, quantity: 1 }] },
  });
  const preview = await buyer.expect<TotalsPreview>({
    method: 'POST',
    url: `${targets.checkout}/api/checkout/totals-preview`,
    body: { country: 'AE' },
  });
  const option = preview.options[0];
  if (!option) throw new Error('There is no shipping method.');
  const { checkoutId } = await buyer.expect<Checkout>({
    method: 'POST',
    url: `${targets.checkout}/api/checkout/checkouts`,
    body: {
      email,
      shippingAddress: ADDRESS,
      shippingMethodId: option.methodId,
      expectedTotal: option.totals.total,
    },
  });
  const intent = await buyer.expect<PaymentIntentView>({
    method: 'POST',
    url: `${targets.checkout}/api/payments/create-intent`,
    body: { metadata: { checkoutId } },
  });
  await pay(targets, intent);
  await untilPlaced(buyer, `${targets.checkout}/api/payments/status/${intent.paymentId}`);
}

async function pay(targets: PurchaseTargets, intent: PaymentIntentView): Promise<void> {
  await new HttpCaller(targets.publishableKey).expect({
    method: 'POST',
    url: `${targets.payments}/payments/v1/payment_intents/${intent.paymentId}/confirm`,
    form: {
      client_secret: intent.clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': GOOD_CARD,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    },
  });
}

/** The service answers when there is news, so this does not spin. */
async function untilPlaced(buyer: HttpCaller, url: string): Promise<void> {
  for (;;) {
    const { checkoutState } = await buyer.expect<PaymentStatusView>({ method: 'GET', url });
    if (checkoutState === 'paid') return;
    if (FAILED_STATES.includes(checkoutState)) throw new Error(`The purchase is ${checkoutState}.`);
  }
}
