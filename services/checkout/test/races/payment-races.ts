import { newId } from '@solar/service-kit/mongo/new-id';
import { OrderRepository } from '../../src/orders/order.repository';
import { CheckoutRepository } from '../../src/saga/checkout.repository';
import { PaymentSettled } from '../../src/saga/paid';
import { Refunds } from '../../src/saga/refund';
import { rightBefore } from '../support/barrier';
import type { Races } from '../support/races';

/** What several callers learn of one payment at the same moment. */
export function paymentRaces(races: Races): void {
  it('paid, when another caller has just counted the money: one order, one announcement', async () => {
    const { checkoutId, intent } = await races.payable();
    await races.shop.pay(intent.paymentId);
    const { payment } = await races.providerSays(intent.paymentId);
    const settled = races.shop.service.get(PaymentSettled);
    const barrier = races.beforeStep('paid', () => settled.settle(payment, 'evt_rival'));
    await settled.settle(payment, 'evt_second');
    expect(barrier.done()).toBe(true);
    await races.shop.placed(checkoutId);
    await races.shop.service.atRest();
    const doc = await races.shop.stored(checkoutId);
    expect(doc.payment?.eventIds).toEqual(['evt_rival']);
    expect(await races.ordersOf(checkoutId)).toBe(1);
    expect(await races.placedEvents(doc.orderId)).toHaveLength(1);
  });

  it('paid, when the sweeper is just giving the checkout up: the money wins', async () => {
    const { checkoutId, intent } = await races.payable();
    await races.shop.pay(intent.paymentId);
    const { payment } = await races.providerSays(intent.paymentId);
    const past = new Date(0);
    races.beforeStep('paid', () =>
      races.shop.checkouts.updateOne(
        { _id: checkoutId },
        { $set: { state: 'voiding', wakeAt: past } },
      ),
    );
    await races.shop.service.get(PaymentSettled).settle(payment);
    await races.shop.placed(checkoutId);
  });

  it('voided, when the money has just been counted: nothing is released', async () => {
    const { checkoutId, intent, productId } = await races.payable();
    await races.shop.pay(intent.paymentId);
    const { payment } = await races.providerSays(intent.paymentId);
    const settled = races.shop.service.get(PaymentSettled);
    const barrier = races.beforeStep('voided', () => settled.settle(payment));
    await settled.settle({ ...payment, status: 'cancelled' });
    expect(barrier.done()).toBe(true);
    await races.shop.placed(checkoutId);
    expect(races.shop.inventory.shelf.get(productId)).toBe(0);
    expect((await races.shop.stored(checkoutId)).payment?.status).toBe('succeeded');
  });

  it('give back, when the refund has just been decided by another caller: one refund', async () => {
    const { checkoutId, intent } = await races.payable();
    await races.shop.pay(intent.paymentId);
    await races.shop.checkouts.updateOne(
      { _id: checkoutId },
      { $set: { 'totals.total.amount': 1 } },
    );
    const { payment } = await races.providerSays(intent.paymentId);
    const settled = races.shop.service.get(PaymentSettled);
    const barrier = races.beforeStep('giveBack', () => settled.settle(payment));
    await settled.settle(payment);
    expect(barrier.done()).toBe(true);
    await races.shop.settled(checkoutId, 'refunded');
    const refunds = await races.shop.stripe.refunds.list({ payment_intent: intent.paymentId });
    expect(refunds.data).toHaveLength(1);
    expect(await races.ordersOf(checkoutId)).toBe(0);
  });

  it('a refusal of the card, when the money has just been counted: it leaves no trace', async () => {
    const { checkoutId, intent } = await races.payable();
    await races.shop.pay(intent.paymentId);
    const { payment } = await races.providerSays(intent.paymentId);
    const settled = races.shop.service.get(PaymentSettled);
    const barrier = rightBefore(
      races.shop.service,
      CheckoutRepository,
      'change',
      () => true,
      () => settled.settle(payment),
    );
    const declined = { status: 'declined', lastErrorCode: 'card_declined' } as const;
    await settled.settle({ ...payment, ...declined }, 'evt_declined');
    expect(barrier.done()).toBe(true);
    await races.shop.placed(checkoutId);
    expect((await races.shop.stored(checkoutId)).payment).toMatchObject({
      status: 'succeeded',
      lastErrorCode: null,
      eventIds: [],
    });
    const late = { $set: { 'payment.status': 'requires_payment' as const } };
    const repository = races.shop.service.get(CheckoutRepository);
    expect(await repository.change({ _id: checkoutId }, late)).toBeNull();
  });

  it('two refunds of the same money: the second sees what the first has left', async () => {
    const who = await races.shop.customer();
    const { productId } = await races.shop.product(10_000, 5);
    const { intent } = await races.shop.order(who, productId);
    const token = await races.shop.admin();
    const refund = () =>
      races.shop.service.request(
        'POST',
        `/api/payments/admin/payments/${intent.paymentId}/refunds`,
        {
          token,
          headers: { 'idempotency-key': newId('key') },
          body: { reason: 'test' },
        },
      );
    const answers: number[] = [];
    rightBefore(
      races.shop.service,
      CheckoutRepository,
      'change',
      () => true,
      async () => {
        answers.push((await refund()).status);
      },
    );
    answers.push((await refund()).status);
    expect(answers).toEqual([200, 409]);
    const refunds = await races.shop.stripe.refunds.list({ payment_intent: intent.paymentId });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([intent.amount.amount]);
  });

  it('a refund’s answer, when the webhook has just booked it: it is booked once', async () => {
    const who = await races.shop.customer();
    const { productId } = await races.shop.product(10_000, 5);
    const { intent, orderId, checkout } = await races.shop.order(who, productId);
    await races.shop.lever('webhooks/pause');
    const refunds = races.shop.service.get(Refunds);
    const barrier = rightBefore(
      races.shop.service,
      OrderRepository,
      'setRefunded',
      () => true,
      async () => {
        const [refund] = (await races.shop.stored(checkout.checkoutId)).payment?.refunds ?? [];
        void refunds.finish(intent.paymentId, refund?.refundId ?? '', 'succeeded');
        await new Promise((resolve) => setTimeout(resolve, 50));
      },
    );
    const answer = await races.shop.service.request(
      'POST',
      `/api/payments/admin/payments/${intent.paymentId}/refunds`,
      {
        token: await races.shop.admin(),
        headers: { 'idempotency-key': newId('key') },
        body: { reason: 'test', amount: { amount: 1_000, currency: 'USD' } },
      },
    );
    expect(answer.status).toBe(200);
    expect(barrier.done()).toBe(true);
    await races.shop.service.atRest();
    expect((await races.shop.stored(checkout.checkoutId)).payment).toMatchObject({
      refunded: 1_000,
      refundPending: 0,
      status: 'partially_refunded',
    });
    expect((await races.shop.storedOrder(orderId)).refundedMinor).toBe(1_000);
  });
}
