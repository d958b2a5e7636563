import type { INestApplicationContext } from '@nestjs/common';
import { CartRepository } from '../cart/cart.repository';
import { OrderAdminService } from '../orders/order-admin.service';
import { OrderRepository } from '../orders/order.repository';
import { PaymentMethods } from '../payments/payment-methods.service';
import { CheckoutRepository } from '../saga/checkout.repository';
import { CreateIntent } from '../saga/intent';
import { OrderCancellation } from '../saga/staff/order-cancellation';
import { StartCheckoutStep } from '../saga/start';
import type { DemoBuyer, DemoOrder } from './demo-order-data';

const METHOD = 'shm_01J00000000000000000000001';
const TEST_CARD = 'pm_card_visa';
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 50;
const AFTER_SHIPPING: Partial<Record<DemoOrder['end'], readonly ('delivered' | 'completed')[]>> = {
  delivered: ['delivered'],
  completed: ['delivered', 'completed'],
};

export type DemoPurchase = {
  key: string;
  buyer: DemoBuyer;
  language: 'en' | 'fr';
  lines: readonly { productId: string; quantity: number }[];
};

/**
 * Places demo orders for real: cart, hold, payment with a test card, placement, and what staff does afterwards. So they agree with
 * the stock ledger and the payment provider. The running services do the work that arrives by messages.
 */
export class DemoPurchases {
  constructor(private readonly app: INestApplicationContext) {}

  /** The order of a purchase, whose key places it once. */
  async place(purchase: DemoPurchase): Promise<string> {
    const { userId } = purchase.buyer.principal;
    const known = await this.of(CheckoutRepository).findByKey(userId, purchase.key);
    return this.pay(purchase, known?._id ?? (await this.checkOut(purchase)));
  }

  /** What the staff did with an order since it was placed. */
  async moveOn(orderId: string, order: Pick<DemoOrder, 'end' | 'tracking'>): Promise<void> {
    const admin = this.of(OrderAdminService);
    if (order.end === 'cancelled') {
      const reason = 'Ordered twice';
      await this.of(OrderCancellation).cancel(orderId, { reason, notify: false });
      return;
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

  async eventually<T>(what: string, probe: () => Promise<T | null>): Promise<T> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const found = await probe();
      if (found !== null) return found;
      if (Date.now() > end) throw new Error(`Demo orders waited in vain for: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  of<T>(type: (new (...args: never[]) => T) | symbol): T {
    return this.app.get<T>(type as symbol, { strict: false });
  }

  private async checkOut({ key, buyer, language, lines }: DemoPurchase): Promise<string> {
    const { principal, email, address } = buyer;
    await this.of(CartRepository).replace(principal.userId, [...lines]);
    const checkout = await this.of(StartCheckoutStep).start(principal, key, {
      email,
      shippingAddress: address,
      shippingMethodId: METHOD,
      language,
    });
    return checkout.checkoutId;
  }

  private async pay({ buyer }: DemoPurchase, checkoutId: string): Promise<string> {
    const checkouts = this.of(CheckoutRepository);
    const checkout = await this.eventually('held stock', async () => {
      const now = await checkouts.findById(checkoutId);
      return now?.state === 'reserving' ? null : now;
    });
    if (checkout.state === 'reserved' || checkout.state === 'authorizing') {
      const { paymentId, amount } = await this.of(CreateIntent).create(
        buyer.principal,
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
}
