import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import { orderPlaced } from '@solar/contracts/checkout/events';
import { confirmHold } from '@solar/contracts/inventory/commands';
import { Metrics } from '@solar/service-kit/telemetry/metrics';
import { OrderMaking } from '../../src/saga/order-making';
import { CheckoutRepository } from '../../src/saga/checkout.repository';
import type { CheckoutDoc } from '../../src/saga/checkout.schema';
import type { SagaStepName } from '../../src/saga/saga-table';
import { rightBefore } from './barrier';
import { Shop, type Customer } from './shop';

/** A shop whose checkouts are brought to the point at which two steps meet. */
export class Races {
  shop!: Shop;

  async open(env: Record<string, string> = { RESERVE_WAIT_MS: '300' }): Promise<void> {
    this.shop = await Shop.open(env);
  }

  async reset(): Promise<void> {
    this.shop.inventory.deaf.clear();
    await this.shop.lever('webhooks/resume');
  }

  /** Runs `rival` between what a step of the saga has read and its write. */
  beforeStep(step: SagaStepName, rival: () => Promise<unknown>) {
    const { service } = this.shop;
    // Within the transaction of the orders the rival would wait for it in turn: it comes before.
    if (step === 'paid') return rightBefore(service, OrderMaking, 'make', () => true, rival);
    const wanted = (name: unknown) => name === step;
    return rightBefore(service, CheckoutRepository, 'take', wanted, rival);
  }

  abandon(who: Customer, checkoutId: string) {
    return this.shop.service.request<Checkout>('DELETE', `/api/checkout/checkouts/${checkoutId}`, {
      token: who.token,
    });
  }

  async reserved(pieces = 1) {
    const who = await this.shop.customer();
    const { productId } = await this.shop.product(10_000, pieces);
    const { checkoutId } = await this.shop.reserved(who, productId);
    return { who, productId, checkoutId };
  }

  async payable() {
    const open = await this.reserved();
    await this.shop.lever('webhooks/pause');
    const intent = await this.shop.createIntent(open.who, open.checkoutId);
    return { ...open, intent };
  }

  /** A paid order whose stock nobody has answered for. */
  async pending() {
    this.shop.inventory.deaf.add(confirmHold.subject);
    const open = await this.reserved();
    const intent = await this.shop.createIntent(open.who, open.checkoutId);
    await this.shop.pay(intent.paymentId);
    await this.shop.settled(open.checkoutId, 'paid');
    return { ...open, intent, doc: await this.shop.stored(open.checkoutId) };
  }

  ordersOf(checkoutId: string): Promise<number> {
    return this.shop.service.db.collection('orders').countDocuments({ checkoutId });
  }

  /** An order is stored before its message is published: what is under way comes first. */
  async placedEvents(orderId: string) {
    await this.shop.service.atRest();
    const placed = await this.shop.service.published(orderPlaced);
    return placed.filter(({ data }) => data.orderId === orderId);
  }

  /** The inventory's answer that the stock of an order is allocated. */
  allocationOf({ holdId, _id, orderId }: Pick<CheckoutDoc, 'holdId' | '_id' | 'orderId'>) {
    return {
      aggregateId: holdId,
      version: 1,
      data: { holdId, checkoutId: _id, orderId, lines: [] },
    };
  }

  /** Messages of a consumer that came to this outcome. */
  async handled(durable: string, outcome: string): Promise<number> {
    const { values } = await this.shop.service.get(Metrics).messages.get();
    const consumer = `checkout--${durable}`;
    const found = values.find(
      ({ labels }) => labels.consumer === consumer && labels.outcome === outcome,
    );
    return found?.value ?? 0;
  }

  /** The payment as the provider would describe it, paid. */
  async providerSays(paymentId: string) {
    const intent = await this.shop.stripe.paymentIntents.retrieve(paymentId);
    const currency = intent.currency.toUpperCase();
    return {
      payment: {
        paymentId,
        checkoutId: intent.metadata['checkoutId'] ?? null,
        status: 'succeeded' as const,
        amount: { amount: intent.amount, currency },
        captured: { amount: intent.amount_received, currency },
        method: 'card',
        card: null,
        lastErrorCode: null,
      },
    };
  }
}
