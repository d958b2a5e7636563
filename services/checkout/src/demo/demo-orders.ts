import type { INestApplicationContext } from '@nestjs/common';
import { CartRepository } from '../cart/cart.repository';
import { OrderAdminService } from '../orders/order-admin.service';
import { OrderRepository } from '../orders/order.repository';
import { PaymentMethods } from '../payments/payment-methods.service';
import { ProductViews } from '../products/product-views';
import { StockLevels } from '../products/stock-levels';
import { ReturnAdminService } from '../returns/return-admin.service';
import { ReturnService } from '../returns/return.service';
import { CheckoutRepository } from '../saga/checkout.repository';
import { CreateIntent } from '../saga/intent';
import { OrderCancellation } from '../saga/staff/order-cancellation';
import { StartCheckoutStep } from '../saga/start';
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
const CANDIDATES_MAX = 500;
const TEST_CARD = 'pm_card_visa';
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 200;
const DAY_MS = 86_400_000;
const AFTER_SHIPPING: Partial<Record<DemoOrder['end'], readonly ('delivered' | 'completed')[]>> = {
  delivered: ['delivered'],
  completed: ['delivered', 'completed'],
};

/**
 * Demo orders are placed for real: cart, hold, payment with a test card, placement, and what staff does afterwards. So they agree
 * with the stock ledger and the payment provider. The running services do the work that arrives by messages.
 */
export class DemoOrders {
  private readonly carts: CartRepository;
  private readonly checkouts: CheckoutRepository;
  private readonly products: ProductViews;
  private readonly stock: StockLevels;
  private readonly dates: DemoDates;

  constructor(private readonly app: INestApplicationContext) {
    this.carts = this.of(CartRepository);
    this.checkouts = this.of(CheckoutRepository);
    this.products = this.of(ProductViews);
    this.stock = this.of(StockLevels);
    this.dates = new DemoDates(app);
  }

  async load(): Promise<void> {
    const needed = 1 + Math.max(...DEMO_ORDERS.flatMap(({ lines }) => lines.map((l) => l.product)));
    const stocked = await this.eventually('stocked products', async () => {
      const active = await this.products.listActive(CANDIDATES_MAX);
      const found = active
        .map((view) => view._id)
        .filter((id) => (this.stock.of(id)?.available ?? 0) >= PIECES_WANTED)
        .slice(0, needed);
      return found.length >= needed ? found : null;
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
    // Before the staff's moves, whose announcements say when the order was placed.
    await this.dates.set(orderId, placedAt, now);
    await this.moveOn(orderId, order);
    await this.dates.set(orderId, placedAt, now);
    await this.sendBack(orderId, order);
  }

  /** What its customer wants to return, as the warehouse and the back office see it. */
  private async sendBack(orderId: string, { returned }: DemoOrder): Promise<void> {
    if (!returned) return;
    const { quantity, reason, comment, accepted } = returned;
    const order = await this.of(OrderRepository).findById(orderId);
    const productId = order?.lines[0]?.productId ?? '';
    const { returnId } = await this.of(ReturnService).request(DEMO_CUSTOMER, orderId, {
      lines: [{ productId, quantity, reason }],
      comment,
      pictures: [],
    });
    if (accepted) await this.of(ReturnAdminService).accept(returnId, undefined);
  }

  /** What the staff did with an order since it was placed. */
  private async moveOn(orderId: string, order: DemoOrder): Promise<void> {
    const admin = this.of(OrderAdminService);
    if (order.end === 'cancelled') {
      const reason = 'Ordered twice';
      await this.of(OrderCancellation).cancel(orderId, { reason, notify: false });
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
    await this.carts.replace(DEMO_CUSTOMER.userId, lines);
    const checkout = await this.of(StartCheckoutStep).start(DEMO_CUSTOMER, order.key, {
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
    if (checkout.state === 'reserved' || checkout.state === 'authorizing') {
      const { paymentId, amount } = await this.of(CreateIntent).create(
        DEMO_CUSTOMER,
        checkoutId,
        'card',
      );
      const provider = await this.of(PaymentMethods).choose('card');
      await provider.confirm({ paymentId, checkoutId, amount }, TEST_CARD);
    }
    const orders = this.of(OrderRepository);
    await this.eventually('placed order', async () => {
      const order = await orders.findById(checkout.orderId);
      return order && order.status !== 'pending' ? order : null;
    });
    return checkout.orderId;
  }

  private of<T>(type: (new (...args: never[]) => T) | symbol): T {
    return this.app.get<T>(type as symbol, { strict: false });
  }

  private async eventually<T>(what: string, probe: () => Promise<T | null>): Promise<T> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const found = await probe();
      if (found !== null) return found;
      if (Date.now() > end) throw new Error(`Demo orders waited in vain for: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
