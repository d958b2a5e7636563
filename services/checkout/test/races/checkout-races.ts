import { stockHeld, stockHoldRefused, stockReleased } from '@solar/contracts/inventory/events';
import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import type { MessageContract } from '@solar/contracts/common/envelope';
import { CheckoutRepository } from '../../src/saga/checkout.repository';
import { CheckoutSweeper } from '../../src/saga/expired';
import { PaymentSettled } from '../../src/saga/paid';
import { rightBefore } from '../support/barrier';
import type { Races } from '../support/races';

/** A checkout that its shopper leaves or begins again while another step of it is under way. */
export function checkoutRaces(races: Races): void {
  it.each([
    ['held', stockHeld, { expiresAt: new Date(Date.now() + 60_000).toISOString() }],
    ['refused', stockHoldRefused, { shortages: [] }],
  ] as const)(
    '%s, when the shopper has just left: the checkout stays cancelled',
    async (step, contract, said) => {
      races.shop.inventory.deaf.add('cmd.inventory.hold.place.v1');
      const who = await races.shop.customer();
      const { productId } = await races.shop.product(10_000, 1);
      await races.shop.addToCart(who, productId);
      const { body } = await races.shop.checkout(who);
      const { holdId } = await races.shop.stored(body.checkoutId);
      const barrier = races.beforeStep(step, () => races.abandon(who, body.checkoutId));
      const data = { holdId, checkoutId: body.checkoutId, ...said };
      await races.shop.service.publish(contract as MessageContract, {
        aggregateId: holdId,
        version: 1,
        data,
      });
      await races.shop.service.waitFor(barrier.done);
      await races.shop.service.atRest();
      expect(await races.shop.stored(body.checkoutId)).toMatchObject({
        state: 'cancelled',
        cancelReason: 'abandoned',
        shortages: [],
      });
    },
  );

  it('intent, when the shopper has just left: no payment comes of it', async () => {
    const { who, checkoutId } = await races.reserved();
    races.beforeStep('intent', () => races.abandon(who, checkoutId));
    const answer = await races.shop.service.request<{ code: string }>(
      'POST',
      '/api/payments/create-intent',
      { token: who.token, body: { metadata: { checkoutId } } },
    );
    expect(answer.status).toBe(409);
    const { data } = await races.shop.stripe.paymentIntents.list({ limit: 100 });
    expect(data.filter((intent) => intent.metadata['checkoutId'] === checkoutId)).toEqual([]);
    expect((await races.shop.stored(checkoutId)).payment).toBeUndefined();
  });

  it('intent, when the cart has just been checked out again: the payment is cancelled and nothing is payable', async () => {
    const { who, checkoutId } = await races.reserved();
    let again: Checkout | undefined;
    const barrier = rightBefore(
      races.shop.service,
      CheckoutRepository,
      'notePayment',
      () => true,
      async () => {
        again = (await races.shop.checkout(who)).body;
      },
    );
    const answer = await races.shop.service.request<{ code: string }>(
      'POST',
      '/api/payments/create-intent',
      { token: who.token, body: { metadata: { checkoutId } } },
    );
    expect(barrier.done()).toBe(true);
    expect([answer.status, answer.body.code]).toEqual([409, 'checkout.not_payable']);
    const { state, cancelReason, payment } = await races.shop.stored(checkoutId);
    expect([state, cancelReason, payment?.status]).toEqual([
      'cancelled',
      'superseded',
      'cancelled',
    ]);
    expect((await races.shop.stripe.paymentIntents.retrieve(payment?.id ?? '')).status).toBe(
      'canceled',
    );
    expect(again?.state).toBe('reserved');
  });

  it('cancel, when a payment has just been created: the provider is asked, and cancels it', async () => {
    const { who, checkoutId, productId } = await races.reserved();
    let paymentId = '';
    races.beforeStep('cancel', async () => {
      paymentId = (await races.shop.createIntent(who, checkoutId)).paymentId;
    });
    expect((await races.abandon(who, checkoutId)).body.state).toBe('cancelled');
    expect((await races.shop.stripe.paymentIntents.retrieve(paymentId)).status).toBe('canceled');
    await races.shop.service.waitFor(() => races.shop.inventory.shelf.get(productId) === 1);
  });

  it('void, when the money has just been counted: the checkout stays paid', async () => {
    const { who, checkoutId, intent } = await races.payable();
    races.beforeStep('void', async () => {
      await races.shop.pay(intent.paymentId);
      await races.shop.status(who, intent.paymentId);
    });
    expect((await races.abandon(who, checkoutId)).body.state).toBe('paid');
    await races.shop.placed(checkoutId);
    expect(await races.ordersOf(checkoutId)).toBe(1);
  });

  it('start, when another checkout of the cart has just begun: that one is replaced', async () => {
    const who = await races.shop.customer();
    const { productId } = await races.shop.product(10_000, 1);
    await races.shop.addToCart(who, productId);
    let rival = '';
    rightBefore(
      races.shop.service,
      CheckoutRepository,
      'insert',
      () => true,
      async () => {
        rival = (await races.shop.checkout(who)).body.checkoutId;
      },
    );
    const { status, body } = await races.shop.checkout(who);
    expect([status, body.state]).toEqual([201, 'reserved']);
    expect(await races.shop.stored(rival)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'superseded',
    });
    const open = await races.shop.checkouts.countDocuments({
      customerId: who.userId,
      openCartId: { $exists: true },
    });
    expect(open).toBe(1);
  });

  it('the start of another, when the cart has just been ordered: it is refused, and nothing is held for it', async () => {
    const { checkoutId, intent, who, productId } = await races.payable();
    races.shop.inventory.shelf.set(productId, 1);
    await races.shop.pay(intent.paymentId);
    const { payment } = await races.providerSays(intent.paymentId);
    const barrier = rightBefore(
      races.shop.service,
      CheckoutRepository,
      'insert',
      () => true,
      () => races.shop.service.get(PaymentSettled).settle(payment),
    );
    const { status, body } = await races.shop.checkout(who, { cartRevision: 1 });
    expect(barrier.done()).toBe(true);
    expect([status, body.code]).toEqual([409, 'cart.changed']);
    await races.shop.placed(checkoutId);
    await races.shop.service.atRest();
    expect(races.shop.inventory.shelf.get(productId)).toBe(1);
    expect(await races.shop.checkouts.countDocuments({ customerId: who.userId })).toBe(1);
  });

  it('the end of a hold, when the money has just been counted: nothing is given up', async () => {
    const { checkoutId, intent } = await races.payable();
    await races.shop.pay(intent.paymentId);
    const { payment } = await races.providerSays(intent.paymentId);
    const { holdId } = await races.shop.stored(checkoutId);
    const barrier = rightBefore(
      races.shop.service,
      CheckoutRepository,
      'change',
      () => true,
      () => races.shop.service.get(PaymentSettled).settle(payment),
    );
    await races.shop.service.publish(stockReleased, {
      aggregateId: holdId,
      version: 2,
      data: { holdId, checkoutId, reason: 'expired' },
    });
    await races.shop.service.waitFor(barrier.done);
    await races.shop.placed(checkoutId);
    await races.shop.service.get(CheckoutSweeper).sweep();
    expect(await races.shop.stored(checkoutId)).toMatchObject({
      state: 'paid',
      cancelReason: null,
    });
  });
}
