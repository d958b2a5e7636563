import { randomUUID } from 'node:crypto';
import type { Cart } from '@solar/contracts/checkout/cart-http';
import type { Checkout, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import type { Order } from '@solar/contracts/checkout/orders-http';
import type { PaymentIntentView, PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import type { Problem } from '@solar/contracts/common/problem';
import type { Api, Answer } from './api';
import { waitUntil } from './wait';

/** Numbers that the local payment server knows. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** Stays in process until the payment server is asked to settle it. */
  late: '4000000000080004',
} as const;

const PATIENCE_MS = 60_000;
export const PASSWORD = 'Buyer#2026';

export const ADDRESS = {
  fullName: 'Test Buyer',
  phone: '+971 50 555 0100',
  line1: 'Street 1',
  city: 'Dubai',
  country: 'AE',
};

/** Where a payment that was made has led to. */
const ANSWERS: readonly PaymentStatusView['checkoutState'][] = [
  'paid',
  'cancelled',
  'paid_unfulfillable',
  'refunded',
];

/** A payment that waits for its card, and the checkout that it pays. */
export type OpenPayment = PaymentIntentView & { checkoutId: string };

/** A person who was registered and approved for a test, and who buys through the API as the browser does. */
export class Buyer {
  private constructor(
    readonly api: Api,
    readonly email: string,
    /** How long the shop may take for the stock, and for the order. */
    private readonly patienceMs: number,
  ) {}

  static async create(visitor: Api, admin: Api, patienceMs = PATIENCE_MS): Promise<Buyer> {
    const email = `buyer-${randomUUID()}@example.com`;
    const registered = await visitor.post<{ user: { id: string } }>('/api/auth/register', {
      body: { email, password: PASSWORD, firstName: 'Test', lastName: 'Buyer' },
    });
    if (registered.status !== 201) throw new Error(`Register: ${JSON.stringify(registered.body)}`);
    const approved = await admin.put(
      `/api/account/admin/customers/${registered.body.user.id}/approval`,
    );
    if (approved.status !== 200) throw new Error(`Approve: ${JSON.stringify(approved.body)}`);
    return new Buyer(await visitor.signIn(email, PASSWORD), email, patienceMs);
  }

  /** Fills the cart with one product and starts a checkout, which holds the stock. */
  async startCheckout(
    productId: string,
    quantity = 1,
    idempotencyKey: string = randomUUID(),
  ): Promise<Answer<Checkout & Problem>> {
    const cart = await this.api.put<Cart>('/api/checkout/cart', {
      body: { lines: [{ productId, quantity }] },
    });
    if (cart.status !== 200) throw new Error(`Cart: ${JSON.stringify(cart.body)}`);
    const cartRevision = cart.body.revision;
    const preview = await this.api.post<TotalsPreview>('/api/checkout/totals-preview', {
      body: { country: 'AE', cartRevision },
    });
    const option = preview.body.options[0];
    if (!option) throw new Error(`No shipping: ${JSON.stringify(preview.body)}`);
    return this.api.post<Checkout & Problem>('/api/checkout/checkouts', {
      headers: { 'idempotency-key': idempotencyKey },
      body: {
        email: this.email,
        shippingAddress: ADDRESS,
        shippingMethodId: option.methodId,
        expectedTotal: option.totals.total,
      },
    });
  }

  /** Creates the payment of a checkout; the amount that is sent is nonsense on purpose. */
  createIntent(checkoutId: string): Promise<Answer<PaymentIntentView>> {
    return this.api.post<PaymentIntentView>('/api/payments/create-intent', {
      body: { amount: 1, metadata: { checkoutId } },
    });
  }

  /** Pays as the browser's card form does. */
  async pay(intent: PaymentIntentView, card: string): Promise<number> {
    const config = await this.api.get<{ publishableKey: string }>('/api/payments/config');
    const response = await fetch(
      `${this.api.url}/payments/v1/payment_intents/${intent.paymentId}/confirm`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${config.body.publishableKey}` },
        body: new URLSearchParams({
          client_secret: intent.clientSecret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': card,
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2034',
          'payment_method_data[card][cvc]': '123',
        }),
      },
    );
    return response.status;
  }

  paymentStatus(paymentId: string): Promise<Answer<PaymentStatusView>> {
    return this.api.get<PaymentStatusView>(`/api/payments/status/${paymentId}`);
  }

  /** Waits until the payment led to an order that is placed, or to its end. */
  async settled(paymentId: string): Promise<PaymentStatusView> {
    return this.placed(await this.answered(paymentId));
  }

  /** Waits for what the page of the payment waits for: the order, whose stock is allocated a moment later, or the end. */
  private answered(paymentId: string): Promise<PaymentStatusView> {
    const ask = async () => {
      const { status, body } = await this.paymentStatus(paymentId);
      return status === 200 && ANSWERS.includes(body.checkoutState) && body;
    };
    return waitUntil(`payment ${paymentId}`, ask, this.patienceMs);
  }

  /** Waits until the order that the payment led to, if any, is placed: its stock is allocated. */
  async placed(payment: PaymentStatusView): Promise<PaymentStatusView> {
    if (payment.checkoutState !== 'paid') return payment;
    const ask = async () => {
      const { status, body } = await this.api.get<Order>(`/api/checkout/orders/${payment.orderId}`);
      return status === 200 && body.status !== 'pending' && payment;
    };
    return waitUntil(`order ${payment.orderId}`, ask, this.patienceMs);
  }

  /** Holds the stock and creates the payment. */
  async openPayment(productId: string, quantity = 1): Promise<OpenPayment> {
    return this.intentOf(await this.held(await this.startCheckout(productId, quantity)));
  }

  /** The whole purchase; null when the stock was refused. */
  async buy(productId: string, quantity = 1): Promise<PaymentStatusView | null> {
    const answer = await this.buyUntilAnswered(productId, quantity);
    return answer && this.placed(answer);
  }

  /** The same as far as the shopper waits for it. */
  async buyUntilAnswered(productId: string, quantity = 1): Promise<PaymentStatusView | null> {
    const started = await this.startCheckout(productId, quantity);
    if (started.status === 409 && started.body.code === 'stock.insufficient') return null;
    const checkout = await this.held(started);
    if (checkout.cancelReason === 'stock_insufficient') return null;
    const intent = await this.intentOf(checkout);
    await this.pay(intent, CARDS.good);
    return this.answered(intent.paymentId);
  }

  /** The checkout once the warehouse has answered, which it does later when it is busy. */
  private async held({ status, body }: Answer<Checkout & Problem>): Promise<Checkout> {
    if (status >= 300) throw new Error(`Checkout: ${status} ${JSON.stringify(body)}`);
    if (status !== 202) return body;
    const ask = async () => {
      const asked = await this.api.get<Checkout>(`/api/checkout/checkouts/${body.checkoutId}`);
      return asked.status === 200 && asked.body.state !== 'reserving' && asked.body;
    };
    return waitUntil(`the hold of ${body.checkoutId}`, ask, this.patienceMs);
  }

  private async intentOf({ checkoutId }: Checkout): Promise<OpenPayment> {
    const intent = await this.createIntent(checkoutId);
    if (intent.status >= 300)
      throw new Error(`Intent: ${intent.status} ${JSON.stringify(intent.body)}`);
    return { ...intent.body, checkoutId };
  }
}
