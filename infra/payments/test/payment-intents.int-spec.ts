import type Stripe from 'stripe';
import { PaymentFixture, eventually } from './payment-fixture';

let fixture: PaymentFixture;

beforeAll(async () => {
  fixture = await new PaymentFixture().start();
});
afterAll(() => fixture.stop());

const order = { amount: 125_000, currency: 'usd', metadata: { orderId: 'ord_1' } };

function create(
  extra: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Stripe.PaymentIntent> {
  return fixture.stripe.paymentIntents.create({ ...order, ...extra });
}

/** What the SDK throws, as plain data. */
async function failureOf(call: Promise<unknown>): Promise<Partial<Stripe.StripeRawError>> {
  try {
    await call;
  } catch (error) {
    return (error as { raw: Stripe.StripeRawError }).raw;
  }
  throw new Error('The call was expected to fail.');
}

test('an intent begins without a payment method and can be read, changed and listed', async () => {
  const intent = await create();
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    amount: 125_000,
    currency: 'usd',
    metadata: { orderId: 'ord_1' },
  });
  const changed = await fixture.stripe.paymentIntents.update(intent.id, {
    amount: 99_000,
    metadata: { note: 'changed', orderId: '' },
  });
  expect(changed).toMatchObject({ amount: 99_000, metadata: { note: 'changed' } });
  expect(changed.metadata).not.toHaveProperty('orderId');

  const second = await create();
  const page = await fixture.stripe.paymentIntents.list({ limit: 1 });
  expect(page.data.map(({ id }) => id)).toEqual([second.id]);
  expect(page.has_more).toBe(true);
  const next = await fixture.stripe.paymentIntents.list({ limit: 1, starting_after: second.id });
  expect(next.data.map(({ id }) => id)).toEqual([intent.id]);
});

test('the good card pays at once and leaves a charge that can be expanded', async () => {
  const intent = await create();
  const paid = await fixture.stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 125_000 });
  expect(paid.latest_charge).toMatchObject({
    object: 'charge',
    amount_captured: 125_000,
    payment_method_details: { card: { last4: '4242' } },
  });
  await eventually('payment_intent.succeeded', () =>
    fixture.webhooks
      .ofType('payment_intent.succeeded')
      .some(({ event }) => (event.data.object as Stripe.PaymentIntent).id === paid.id),
  );
});

test.each([
  ['pm_card_visa_chargeDeclined', 'generic_decline'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
])('%s is declined with %s, and another card may follow', async (card, declineCode) => {
  const intent = await create();
  const confirm = (payment_method: string): Promise<Stripe.PaymentIntent> =>
    fixture.stripe.paymentIntents.confirm(intent.id, { payment_method });
  expect(await failureOf(confirm(card))).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
  });
  const after = await fixture.stripe.paymentIntents.retrieve(intent.id);
  expect(after).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { decline_code: declineCode },
  });
  expect((await confirm('pm_card_visa')).status).toBe('succeeded');
});

test('manual capture holds the amount, then takes a part of it', async () => {
  const intent = await create({
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 125_000 });
  const tooMuch = fixture.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 125_001 });
  expect(await failureOf(tooMuch)).toMatchObject({ code: 'amount_too_large' });
  const captured = await fixture.stripe.paymentIntents.capture(intent.id, {
    amount_to_capture: 100_000,
  });
  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 100_000 });
});

test('cancelling is final, and a paid intent cannot be cancelled', async () => {
  const open = await create();
  const canceled = await fixture.stripe.paymentIntents.cancel(open.id, {
    cancellation_reason: 'abandoned',
  });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  const again = fixture.stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' });
  expect(await failureOf(again)).toMatchObject({ code: 'payment_intent_unexpected_state' });

  const paid = await create({ payment_method: 'pm_card_visa', confirm: true });
  const tooLate = fixture.stripe.paymentIntents.cancel(paid.id);
  expect(await failureOf(tooLate)).toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test.each([
  ['pm_card_lateSuccess', 'succeeded', 'payment_intent.succeeded'],
  ['pm_card_lateFailure', 'requires_payment_method', 'payment_intent.payment_failed'],
])('%s stays processing, then is %s and says so by webhook', async (card, end, type) => {
  const intent = await create({ payment_method: card, confirm: true });
  expect(intent.status).toBe('processing');
  await fixture.control('late/settle');
  expect((await fixture.stripe.paymentIntents.retrieve(intent.id)).status).toBe(end);
  await eventually(type, () =>
    fixture.webhooks
      .ofType(type)
      .some(({ event }) => (event.data.object as Stripe.PaymentIntent).id === intent.id),
  );
});

test('refunds add up to the captured amount and not beyond', async () => {
  const intent = await create({ payment_method: 'pm_card_visa', confirm: true });
  const part = await fixture.stripe.refunds.create({ payment_intent: intent.id, amount: 25_000 });
  expect(part).toMatchObject({ status: 'succeeded', amount: 25_000, payment_intent: intent.id });
  const tooMuch = fixture.stripe.refunds.create({ payment_intent: intent.id, amount: 100_001 });
  expect(await failureOf(tooMuch)).toMatchObject({ param: 'amount' });
  const rest = await fixture.stripe.refunds.create({ payment_intent: intent.id });
  expect(rest.amount).toBe(100_000);
  const again = fixture.stripe.refunds.create({ payment_intent: intent.id });
  expect(await failureOf(again)).toMatchObject({ code: 'charge_already_refunded' });

  const list = await fixture.stripe.refunds.list({ payment_intent: intent.id });
  expect(list.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
  const charge = await fixture.stripe.charges.retrieve(String(intent.latest_charge));
  expect(charge).toMatchObject({ amount_refunded: 125_000, refunded: true });
});

test('an unpaid intent cannot be refunded', async () => {
  const intent = await create();
  const refund = fixture.stripe.refunds.create({ payment_intent: intent.id });
  expect(await failureOf(refund)).toMatchObject({ param: 'payment_intent' });
});

test('bad calls are distinguished: key, id, unknown and invalid parameters, unknown route', async () => {
  const { stripe, origin } = fixture;
  expect(await failureOf(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
    code: 'resource_missing',
  });
  expect(await failureOf(create({ amount: 0 }))).toMatchObject({ param: 'amount' });
  expect(await failureOf(create({ amount: 1.5 }))).toMatchObject({ param: 'amount' });
  const unknown = { ...order, colour: 'blue' } as Stripe.PaymentIntentCreateParams;
  expect(await failureOf(stripe.paymentIntents.create(unknown))).toMatchObject({
    code: 'parameter_unknown',
    param: 'colour',
  });
  const withoutKey = await fetch(`${origin}/v1/payment_intents`);
  expect(withoutKey.status).toBe(401);
  const nowhere = await fetch(`${origin}/v1/customers`);
  expect(nowhere.status).toBe(404);
});
