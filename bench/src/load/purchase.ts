import type { Cart } from '@solar/contracts/checkout/cart-http';
import type {
  Checkout,
  ShippingOption,
  TotalsPreview,
} from '@solar/contracts/checkout/checkout-http';
import type { PaymentIntentView, PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { HttpCaller } from './http-caller';
import type { Person } from './people';

export interface PurchaseTargets {
  checkout: string;
  payments: string;
  publishableKey: string;
  /** Where totals are asked for; the address has changed once. */
  totalsPath: string;
  /** Set to false by the first answer of a commit whose totals do not take the cart's revision. */
  totalsTakeRevision: boolean;
}

const TOTALS_PATHS = ['totals-preview', 'quotes-preview'];

const GOOD_CARD = '4242424242424242';
const ADDRESS = {
  fullName: 'Bench Buyer',
  phone: '+971 50 555 0100',
  line1: 'Street 1',
  city: 'Dubai',
  country: 'AE',
};
/** The money is there and the shopper has an order number; older commits say so once the stock is allocated too. */
const BOUGHT_STATES = ['placed', 'paid'];
const FAILED_STATES = ['cancelled', 'paid_unfulfillable', 'refunded'];

/** What the stack that is running answers at. */
export async function purchaseTargets(urls: {
  checkout: string;
  payments: string;
}): Promise<PurchaseTargets> {
  const visitor = new HttpCaller();
  const { publishableKey } = await visitor.expect<{ publishableKey: string }>({
    method: 'GET',
    url: `${urls.checkout}/api/payments/config`,
  });
  for (const path of TOTALS_PATHS) {
    const url = `${urls.checkout}/api/checkout/${path}`;
    const { status } = await visitor.call({ method: 'POST', url, body: { country: 'AE' } });
    if (status === 404) continue;
    return { ...urls, publishableKey, totalsPath: path, totalsTakeRevision: true };
  }
  throw new Error('Checkout has no address for totals.');
}

/** Called with the name of each step that is done; a count of commands waits there until the stack is at rest. */
export type AfterStep = (name: string) => Promise<void> | void;

/** Buys as the browser does: cart, totals, checkout, payment, card, and the status until there is an order. */
export async function purchase(
  targets: PurchaseTargets,
  person: Person,
  productId: string,
  afterStep: AfterStep = () => undefined,
): Promise<void> {
  const buyer = new HttpCaller(person.token);
  const { revision } = await buyer.expect<Cart>({
    method: 'PUT',
    url: `${targets.checkout}/api/checkout/cart`,
    body: { lines: [{ productId, quantity: 1 }] },
  });
  await afterStep('cart');
  const { options } = await totalsOf(targets, buyer, revision);
  await afterStep('totals');
  const checkoutId = await startCheckout(targets, buyer, person.email, revision, options[0]);
  await afterStep('start, hold');
  const intent = await buyer.expect<PaymentIntentView>({
    method: 'POST',
    url: `${targets.checkout}/api/payments/create-intent`,
    body: { metadata: { checkoutId } },
  });
  await afterStep('payment');
  await pay(targets, intent);
  await afterStep('paid, order, stock, projections');
  await untilBought(buyer, `${targets.checkout}/api/payments/status/${intent.paymentId}`);
  await afterStep('status');
}

async function totalsOf(
  targets: PurchaseTargets,
  buyer: HttpCaller,
  cartRevision: number,
): Promise<TotalsPreview> {
  const url = `${targets.checkout}/api/checkout/${targets.totalsPath}`;
  const ask = (body: object) => ({ method: 'POST', url, body: { country: 'AE', ...body } });
  if (targets.totalsTakeRevision) {
    const { status, body } = await buyer.call<TotalsPreview>(ask({ cartRevision }));
    if (status === 200) return body;
    targets.totalsTakeRevision = status !== 400;
  }
  return buyer.expect<TotalsPreview>(ask({}));
}

async function startCheckout(
  targets: PurchaseTargets,
  buyer: HttpCaller,
  email: string,
  cartRevision: number,
  option: ShippingOption | undefined,
): Promise<string> {
  if (!option) throw new Error('There is no shipping method.');
  const { checkoutId } = await buyer.expect<Checkout>({
    method: 'POST',
    url: `${targets.checkout}/api/checkout/checkouts`,
    body: {
      email,
      shippingAddress: ADDRESS,
      shippingMethodId: option.methodId,
      expectedTotal: option.totals.total,
      cartRevision,
    },
  });
  return checkoutId;
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
async function untilBought(buyer: HttpCaller, url: string): Promise<void> {
  for (;;) {
    const { checkoutState } = await buyer.expect<PaymentStatusView>({ method: 'GET', url });
    if (BOUGHT_STATES.includes(checkoutState)) return;
    if (FAILED_STATES.includes(checkoutState)) throw new Error(`The purchase is ${checkoutState}.`);
  }
}
