import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { RETURN_PICTURE_BYTES_MAX } from '@solar/contracts/checkout/returns-http';
import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import type { PaymentIntentView, PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { startPaymentServer, type PaymentServer } from '@solar/infra-payments/payment-server';
import { newId } from '@solar/service-kit/mongo/new-id';
import { createTestService, type TestService } from '@solar/service-kit/testing/test-service';
import Stripe from 'stripe';
import { CheckoutModule } from '../../src/app.module';
import { checkoutConfig } from '../../src/config';
import { migrations } from '../../src/migrations';
import type { OrderDoc } from '../../src/orders/order.schema';
import type { CheckoutDoc } from '../../src/saga/checkout.schema';
import { CatalogDouble } from './catalog-double';
import { InventoryDouble } from './inventory-double';
import { Mailbox } from './mailbox';

export const STANDARD = 'shm_01J00000000000000000000001';
const WEBHOOK_SECRET = 'whsec_test';
const CHECKOUT = {
  name: 'checkout',
  module: CheckoutModule,
  config: checkoutConfig,
  multipart: { maxBytes: RETURN_PICTURE_BYTES_MAX },
  migrations,
};

export const ADDRESS = {
  fullName: 'Amal Haddad',
  phone: '+971 50 123 4567',
  line1: 'Al Wasl Road 12',
  city: 'Dubai',
  country: 'AE',
};

/** Settings of a shop that takes bank transfers. */
export const BANK = {
  BANK_ACCOUNT_HOLDER: 'Alsa Solar FZE',
  BANK_NAME: 'Emirates Test Bank',
  BANK_IBAN: 'AE070331234567890123456',
  BANK_BIC: 'TESTAEADXXX',
};

export type Customer = { userId: string; token: string; email: string };

/** Checkout on the real engine and NATS with the real payment server; the other slices are played by their contracts. */
export class Shop {
  service!: TestService;
  inventory!: InventoryDouble;
  catalog!: CatalogDouble;
  stripe!: Stripe;
  mailbox!: Mailbox;
  paymentsOrigin = '';
  private payments!: PaymentServer;
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'solar-checkout-'));

  static async open(env: Record<string, string> = {}): Promise<Shop> {
    const shop = new Shop();
    await shop.start(env);
    return shop;
  }

  async close(): Promise<void> {
    await this.payments.close();
    await this.service.close();
    await this.mailbox.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Another process of the same service, on the same database and streams. */
  startReplica(): Promise<TestService> {
    return createTestService({ ...CHECKOUT, sameAs: this.service });
  }

  customer(approved = true): Promise<Customer> {
    const userId = newId('usr');
    return this.service
      .token({ userId, approved, name: 'Amal Haddad' })
      .then((token) => ({ userId, token, email: `${userId.toLowerCase()}@example.com` }));
  }

  admin(): Promise<string> {
    return this.service.token({ role: 'admin' });
  }

  /** A product with a price and so many pieces on the shelf. */
  async product(unitMinor: number | null, pieces: number) {
    const product = await this.catalog.add(unitMinor);
    this.inventory.shelf.set(product.productId, pieces);
    return product;
  }

  async addToCart(who: Customer, productId: string, quantity = 1): Promise<void> {
    const answer = await this.service.request('POST', '/api/checkout/cart/lines', {
      token: who.token,
      body: { productId, quantity },
    });
    if (answer.status !== 200) throw new Error(`cart: ${answer.status} ${answer.text}`);
  }

  checkout(who: Customer, over: Record<string, unknown> = {}, key = newId('key')) {
    return this.service.request<Checkout & { code?: string }>('POST', '/api/checkout/checkouts', {
      token: who.token,
      headers: { 'idempotency-key': key },
      body: { email: who.email, shippingAddress: ADDRESS, shippingMethodId: STANDARD, ...over },
    });
  }

  async createIntent(who: Customer, checkoutId: string): Promise<PaymentIntentView> {
    const answer = await this.service.request<PaymentIntentView>(
      'POST',
      '/api/payments/create-intent',
      { token: who.token, body: { amount: 1, metadata: { checkoutId } } },
    );
    if (answer.status !== 200) throw new Error(`intent: ${answer.status} ${answer.text}`);
    return answer.body;
  }

  /** Pays as the browser's form does. */
  pay(paymentId: string, paymentMethod = 'pm_card_visa'): Promise<Stripe.PaymentIntent> {
    return this.stripe.paymentIntents.confirm(paymentId, { payment_method: paymentMethod });
  }

  async reserved(who: Customer, productId: string, quantity = 1): Promise<Checkout> {
    await this.addToCart(who, productId, quantity);
    const { status, body, text } = await this.checkout(who);
    if (status !== 201) throw new Error(`checkout: ${status} ${text}`);
    return body;
  }

  /** A paid, placed order. */
  async order(who: Customer, productId: string, quantity = 1) {
    const checkout = await this.reserved(who, productId, quantity);
    const intent = await this.createIntent(who, checkout.checkoutId);
    await this.pay(intent.paymentId);
    await this.placed(checkout.checkoutId);
    const placed = await this.stored(checkout.checkoutId);
    return { checkout, intent, orderId: placed.orderId, orderNumber: placed.orderNumber ?? '' };
  }

  status(who: Customer, paymentId: string) {
    return this.service.request<PaymentStatusView>('GET', `/api/payments/status/${paymentId}`, {
      token: who.token,
    });
  }

  /** Waits until the checkout is paid and its order placed. */
  async placed(checkoutId: string): Promise<void> {
    await this.settled(checkoutId, 'paid');
    const { orderId } = await this.stored(checkoutId);
    await this.service.waitFor(
      async () => (await this.storedOrder(orderId)).status === 'processing',
    );
  }

  async storedOrder(orderId: string): Promise<OrderDoc> {
    const order = await this.service.db.collection<OrderDoc>('orders').findOne({ _id: orderId });
    if (!order) throw new Error(`No order ${orderId}`);
    return order;
  }

  /** Makes the sweeper's next look at a checkout due, and its time over where asked. */
  async due(checkoutId: string, { expired }: { expired: boolean }): Promise<void> {
    const past = new Date(0);
    await this.checkouts.updateOne(
      { _id: checkoutId },
      { $set: { wakeAt: past, ...(expired ? { expiresAt: past } : {}) } },
    );
  }

  get checkouts() {
    return this.service.db.collection<CheckoutDoc>('checkouts');
  }

  settled(checkoutId: string, state: string) {
    return this.service.waitFor(async () => (await this.stored(checkoutId)).state === state);
  }

  async stored(checkoutId: string): Promise<CheckoutDoc> {
    const doc = await this.checkouts.findOne({ _id: checkoutId });
    if (!doc) throw new Error(`No checkout ${checkoutId}`);
    return doc;
  }

  /** Levers of the payment server: `webhooks/pause`, `faults`, … */
  async lever(path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.paymentsOrigin}/test/${path}`, {
      method: 'POST',
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  }

  private async start(env: Record<string, string>): Promise<void> {
    this.mailbox = await Mailbox.open();
    const port = await freePort();
    this.payments = await startPaymentServer({
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: 0,
      DATA_DIR: this.dataDir,
      PUBLIC_URL: 'http://localhost:26000',
      WEBHOOK_URL: `http://127.0.0.1:${port}/api/payments/webhook`,
      WEBHOOK_EVENTS: [],
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      LATE_SUCCESS_SECONDS: 3600,
    });
    this.paymentsOrigin = `http://127.0.0.1:${this.payments.port}`;
    this.stripe = new Stripe('sk_test_local', {
      host: '127.0.0.1',
      port: this.payments.port,
      protocol: 'http',
    });
    this.service = await createTestService({
      ...CHECKOUT,
      env: {
        STRIPE_API_PORT: String(this.payments.port),
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        SWEEP_EVERY_MS: '100000',
        SMTP_URL: this.mailbox.url,
        ...env,
      },
    });
    this.inventory = new InventoryDouble(this.service);
    this.catalog = new CatalogDouble(this.service);
    await this.service.app.listen(port, '127.0.0.1');
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
