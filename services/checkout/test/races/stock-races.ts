import { confirmHold } from '@solar/contracts/inventory/commands';
import {
  orderShipped,
  stockAllocated,
  stockAllocationRefused,
  stockHeld,
} from '@solar/contracts/inventory/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import { OrderRepository } from '../../src/orders/order.repository';
import { CheckoutRepository } from '../../src/saga/checkout.repository';
import { CheckoutSweeper } from '../../src/saga/expired';
import { rightBefore } from '../support/barrier';
import type { Races } from '../support/races';

/** Answers of the inventory that meet another step, come again, or come late. */
export function stockRaces(races: Races): void {
  it('a refusal of the stock, when it has just been allocated: the order stays', async () => {
    const { doc } = await races.pending();
    const answered = races.allocationOf(doc);
    const barrier = rightBefore(
      races.shop.service,
      CheckoutRepository,
      'findById',
      () => true,
      async () => {
        await races.shop.service.publish(stockAllocated, answered);
        await races.shop.placed(doc._id);
      },
    );
    const { holdId, _id: checkoutId, orderId } = doc;
    await races.shop.service.publish(stockAllocationRefused, {
      aggregateId: holdId,
      version: 1,
      data: { holdId, checkoutId, orderId, shortages: [] },
    });
    await races.shop.service.waitFor(barrier.done);
    await races.shop.service.atRest();
    expect((await races.shop.stored(doc._id)).state).toBe('paid');
    expect((await races.shop.storedOrder(orderId)).status).toBe('processing');
  });

  it('an allocation, when its stock has just been refused: the order stays cancelled', async () => {
    const { doc } = await races.pending();
    const { holdId, _id: checkoutId, orderId } = doc;
    const refused = { holdId, checkoutId, orderId, shortages: [] };
    const barrier = rightBefore(
      races.shop.service,
      OrderRepository,
      'allocate',
      () => true,
      async () => {
        await races.shop.service.publish(stockAllocationRefused, {
          aggregateId: newId('hld'),
          version: 1,
          data: refused,
        });
        await races.shop.settled(checkoutId, 'refunded');
      },
    );
    await races.shop.service.publish(stockAllocated, races.allocationOf(doc));
    await races.shop.service.waitFor(barrier.done);
    await races.shop.service.atRest();
    const order = await races.shop.storedOrder(orderId);
    expect(order).toMatchObject({ status: 'cancelled', allocatedAt: null });
    expect(await races.placedEvents(orderId)).toEqual([]);
  });

  it('the sweeper’s question about the stock, when the answer has just come: nothing is asked', async () => {
    const { doc } = await races.pending();
    await races.shop.service.db
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: doc.orderId }, { $set: { wakeAt: new Date(0) } });
    const before = races.shop.inventory.count(confirmHold.subject);
    rightBefore(
      races.shop.service,
      OrderRepository,
      'askAgain',
      () => true,
      async () => {
        await races.shop.service.publish(stockAllocated, races.allocationOf(doc));
        await races.shop.placed(doc._id);
      },
    );
    await races.shop.service.get(CheckoutSweeper).sweep();
    await races.shop.service.atRest();
    expect(races.shop.inventory.count(confirmHold.subject)).toBe(before);
    expect((await races.shop.storedOrder(doc.orderId)).status).toBe('processing');
  });

  describe('answers that come again, late and out of order', () => {
    it('stock.held changes nothing once the checkout has gone on', async () => {
      const { who, checkoutId } = await races.reserved();
      const { holdId } = await races.shop.stored(checkoutId);
      await races.shop.createIntent(who, checkoutId);
      const before = await races.shop.stored(checkoutId);
      const expiresAt = new Date(Date.now() + 9_999_000).toISOString();
      const held = { aggregateId: holdId, version: 1, data: { holdId, checkoutId, expiresAt } };
      await races.shop.service.publish(stockHeld, held);
      await races.shop.service.atRest();
      expect(await races.shop.stored(checkoutId)).toEqual(before);
      await races.abandon(who, checkoutId);
      await races.shop.service.publish(stockHeld, held);
      await races.shop.service.atRest();
      expect((await races.shop.stored(checkoutId)).state).toBe('cancelled');
    });

    it('order.shipped waits for an allocation that it has overtaken, and acts once', async () => {
      const { doc } = await races.pending();
      const { orderId } = doc;
      const data = { orderId, orderNumber: 'x', shippedAt: new Date().toISOString() };
      const shipped = { aggregateId: orderId, version: 2, data };
      await races.shop.service.publish(orderShipped, shipped);
      await races.shop.service.waitFor(
        async () => (await races.handled('order-shipped', 'retried')) > 0,
      );
      await races.shop.service.publish(stockAllocated, races.allocationOf(doc));
      await races.shop.service.waitFor(
        async () => (await races.shop.storedOrder(orderId)).status === 'shipped',
      );
      await races.shop.service.publish(orderShipped, shipped);
      await races.shop.service.publish(stockAllocated, races.allocationOf(doc));
      await races.shop.service.atRest();
      expect((await races.shop.storedOrder(orderId)).history.map(({ status }) => status)).toEqual([
        'pending',
        'processing',
        'shipped',
      ]);
      expect(await races.handled('order-shipped', 'dead')).toBe(0);
    });

    it('stock.allocated places an order once, and takes no shipped one back', async () => {
      const who = await races.shop.customer();
      const { productId } = await races.shop.product(10_000, 5);
      const { checkout, orderId } = await races.shop.order(who, productId);
      const doc = await races.shop.stored(checkout.checkoutId);
      await races.shop.service.publish(stockAllocated, races.allocationOf(doc));
      await races.shop.service.request('POST', `/api/checkout/admin/orders/${orderId}/shipments`, {
        token: await races.shop.admin(),
        body: { trackingNumber: 'T-1', carrier: 'Aramex', notify: false },
      });
      await races.shop.service.publish(stockAllocated, races.allocationOf(doc));
      await races.shop.service.atRest();
      expect((await races.shop.storedOrder(orderId)).history.map(({ status }) => status)).toEqual([
        'pending',
        'processing',
        'shipped',
      ]);
      expect(await races.placedEvents(orderId)).toHaveLength(1);
    });
  });
}
