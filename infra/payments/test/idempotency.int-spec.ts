import Stripe from 'stripe';
import { PaymentFixture } from './payment-fixture';

let fixture: PaymentFixture;

beforeEach(async () => {
  fixture = await new PaymentFixture().start();
});
afterEach(() => fixture.stop());

const order = { amount: 5_000, currency: 'usd' };

test('the same key gives the same intent, also after a restart', async () => {
  const first = await fixture.stripe.paymentIntents.create(order, { idempotencyKey: 'k1' });
  const second = await fixture.stripe.paymentIntents.create(order, { idempotencyKey: 'k1' });
  await fixture.restart();
  const third = await fixture.stripe.paymentIntents.create(order, { idempotencyKey: 'k1' });
  expect([second.id, third.id]).toEqual([first.id, first.id]);
  expect((await fixture.stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('the same key with other parameters is refused', async () => {
  await fixture.stripe.paymentIntents.create(order, { idempotencyKey: 'k2' });
  const other = fixture.stripe.paymentIntents.create(
    { ...order, amount: 6_000 },
    { idempotencyKey: 'k2' },
  );
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  await expect(other).rejects.toMatchObject({ statusCode: 400 });
});

test('a decline is remembered too, a request that never parsed is not', async () => {
  const intent = await fixture.stripe.paymentIntents.create(order);
  const confirm = (): Promise<unknown> =>
    fixture.stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: 'pm_card_visa_chargeDeclined' },
      { idempotencyKey: 'k3' },
    );
  await expect(confirm()).rejects.toMatchObject({ code: 'card_declined' });
  await expect(confirm()).rejects.toMatchObject({ code: 'card_declined' });
  const failures = await fixture.stripe.events.list({ type: 'payment_intent.payment_failed' });
  expect(failures.data).toHaveLength(1);

  const invalid = fixture.stripe.paymentIntents.create(
    { ...order, amount: -1 },
    { idempotencyKey: 'k4' },
  );
  await expect(invalid).rejects.toMatchObject({ param: 'amount' });
  const valid = await fixture.stripe.paymentIntents.create(order, { idempotencyKey: 'k4' });
  expect(valid.status).toBe('requires_payment_method');
});

test('an answer lost on the way is found again with the key', async () => {
  // The SDK itself repeats once when a connection is cut, so two answers have to get lost.
  const fault = { path: '/v1/payment_intents', kind: 'lose_answer', times: 2 };
  await fixture.control('faults', fault);
  const create = (): Promise<Stripe.PaymentIntent> =>
    fixture.stripe.paymentIntents.create(order, { idempotencyKey: 'k5' });
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  const found = await create();
  const all = await fixture.stripe.paymentIntents.list();
  expect(all.data.map(({ id }) => id)).toEqual([found.id]);
});
