import type { INestApplicationContext } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import Stripe from 'stripe';
import { CartRepository } from '../cart/cart.repository';
import { CheckoutRepository } from '../checkouts/checkout.repository';
import { CheckoutService } from '../checkouts/checkout.service';
import type { CheckoutConfig } from '../config';
import { OrderAdminService } from '../orders/order-admin.service';
import { PaymentService } from '../payments/payment.service';
import { stripeOptions } from '../payments/stripe-options';
import { ProductViewRepository } from '../products/product-view.repository';
import { DemoDates } from './demo-dates';
import {
  DEMO_ADDRESS,
  DEMO_CUSTOMER,
  DEMO_EMAIL,
  DEMO_ORDERS,
  type DemoOrder,
} from './demo-order-data';

const METHOD = 'shm_01J00000000000000000000001';
const PIECES_WANTED = 20;
const PATIENCE_MS = 60_000;
const PAUSE_MS = 200;
const DAY_MS = 86_400_000;
const AFTER_SHIPPING: Partial<Record<DemoOrder['end'], readonly ('delivered' | 'completed')[]>> = {
  delivered: ['delivered'],
  completed: ['delivered', 'completed'],
};

/**
 * Demo orders are bought for real: cart, hold, payment with a test card, placement, and what staff does afterwards. So they agree
 * with the stock ledger and the payment provider. The running services do the work that arrives by messages.
 */
export class DemoOrders {
  private readonly carts: CartRepository;
  private readonly checkouts: CheckoutRepository;
  private readonly products: ProductViewRepository;
  private readonly dates: DemoDates;
  private readonly stripe: Stripe;

  constructor(private readonly app: INestApplicationContext) {
    const { key, options } = stripeOptions(this.of<CheckoutConfig>(CONFIG));
    this.carts = this.of(CartRepository);
    this.checkouts = this.of(CheckoutRepository);
    this.products = this.of(ProductViewRepository);
    this.dates = new DemoDates(app);
    this.stripe = new Stripe(key, options);
  }

  async load(): Promise<void> {
    const needed = 1 + Math.max(...DEMO_ORDERS.flatMap(({ lines }) => lines.map((l) => l.product)));
    const stocked = await this.eventually('stocked products', async () => {
      const found = await this.products.wellStocked(PIECES_WANTED, needed);
      return found.length >= needed ? found.map((view) => view._id) : null;
    });
    for (const order of DEMO_ORDERS) await this.place(order, stocked);
  }

  private async place(order: DemoOrder, stocked: readonly string[]): Promise<void> {
    const known = await this.checkouts.findByKey(DEMO_CUSTOMER.userId, order.key);
    const checkoutId = known?._id ?? (await this.checkOut(order, stocked));
    const orderId = await this.pay(checkoutId);
    const { status } = await this.of(OrderAdminService).read(orderId);
    if (status !== 'processing' || order.end === 'processing') return;
    const now = new Date();
    const placedAt = new Date(now.getTime() - order.daysAgo * DAY_MS);
    // Before the staff's moves, whose announcements tell the other slices when the order was placed.
    await this.dates.set(orderId, placedAt, now);
    await this.moveOn(orderId, order);
    await this.dates.set(orderId, placedAt, now);
  }

  /** What the staff did with an order since it was placed. */
  private async moveOn(orderId: string, order: DemoOrder): Promise<void> {
    const admin = this.of(OrderAdminService);
    if (order.end === 'cancelled') {
      await admin.cancel(orderId, { reason: 'Ordered twice', notify: false });
    }
    if (order.end === 'onhold') {
      await admin.changeStatus(orderId, {
        status: 'onhold',
        note: 'Site not ready',
        notify: false,
      });
    }
    if (order.tracking) await admin.ship(orderId, { ...order.tracking, notify: false });
    for (const status of AFTER_SHIPPING[order.end] ?? []) {
      await admin.changeStatus(orderId, { status, notify: false });
    }
  }

  private async checkOut(order: DemoOrder, stocked: readonly string[]): Promise<string> {
    const lines = order.lines.map(({ product, quantity }) => ({
      productId: stocked[product] ?? '',
      quantity,
    }));
    await this.carts.change(DEMO_CUSTOMER.userId, () => lines);
    const checkout = await this.of(CheckoutService).start(DEMO_CUSTOMER, order.key, {
      email: DEMO_EMAIL,
      shippingAddress: DEMO_ADDRESS,
      shippingMethodId: METHOD,
      language: order.language,
    });
    return checkout.checkoutId;
  }

  private async pay(checkoutId: string): Promise<string> {
    const checkout = await this.eventually('held stock', async () => {
      const now = await this.checkouts.findById(checkoutId);
      return now?.state === 'reserving' ? null : now;
    });
    const payments = this.of(PaymentService);
    if (checkout.state === 'reserved' || checkout.state === 'authorizing') {
      const { paymentId } = await payments.createIntent(DEMO_CUSTOMER, checkoutId);
      await this.stripe.paymentIntents.confirm(paymentId, { payment_method: 'pm_card_visa' });
      await this.eventually('placed order', async () => {
        const status = await payments.status(DEMO_CUSTOMER, paymentId);
        return status.checkoutState === 'placed' ? status : null;
      });
    }
    return checkout.orderId;
  }

  private of<T>(type: (new (...args: never[]) => T) | symbol): T {
    return this.app.get<T>(type as symbol, { strict: false });
  }

  private async eventually<T>(what: string, probe: () => Promise<T | null>): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await probe();
      if (found !== null) return found;
      if (Date.now() > end) throw new Error(`Demo orders waited in vain for: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
