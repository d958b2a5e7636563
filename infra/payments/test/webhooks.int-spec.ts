import Stripe from 'stripe';
import { PaymentFixture, WEBHOOK_SECRET, eventually } from './payment-fixture';

let fixture: PaymentFixture;

beforeEach(async () => {
  fixture = await new PaymentFixture().start();
});
afterEach(() => fixture.stop());

const payment = {
  amount: 5_000,
  currency: 'usd',
  payment_method: 'pm_card_visa',
  confirm: true,
} as const;

test('events carry a signature that the SDK accepts, and only with the right secret', async () => {
  await fixture.stripe.paymentIntents.create(payment);
  await eventually('a webhook', () => fixture.webhooks.received.length > 0);
  const [first] = fixture.webhooks.received;
  const verify = (secret: string): Stripe.Event =>
    fixture.stripe.webhooks.constructEvent(first?.body ?? '', first?.signature ?? '', secret);
  expect(verify(WEBHOOK_SECRET).id).toBe(first?.event.id);
  expect(() => verify('whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('an endpoint gets the events that it subscribes to, and no others', async () => {
  fixture.events = ['payment_intent.succeeded'];
  await fixture.restart();
  await fixture.stripe.paymentIntents.create(payment);
  await fixture.stripe.paymentIntents.create(payment);
  await eventually('two webhooks', () => fixture.webhooks.received.length === 2);
  const types = fixture.webhooks.received.map(({ event }) => event.type);
  expect(new Set(types)).toEqual(new Set(['payment_intent.succeeded']));
});

test('a refused event is sent again until it is taken', async () => {
  fixture.webhooks.status = 503;
  const { id } = await fixture.stripe.paymentIntents.create({ amount: 5_000, currency: 'usd' });
  await eventually('a refused attempt', () => fixture.webhooks.received.length > 0);
  fixture.webhooks.status = 200;
  await eventually('a second attempt', () => fixture.webhooks.received.length > 1);
  const events = fixture.webhooks.received.map(({ event }) => event);
  expect(new Set(events.map((event) => event.id)).size).toBe(1);
  expect(events[0]?.data.object).toMatchObject({ id });
});

test('what was not delivered before a restart is delivered after it', async () => {
  await fixture.control('webhooks/pause');
  await fixture.stripe.paymentIntents.create(payment);
  await fixture.restart();
  await eventually(
    'the paid event',
    () => fixture.webhooks.ofType('payment_intent.succeeded').length === 1,
  );
});

test('paused webhooks wait, and a delivered event can be sent twice', async () => {
  await fixture.control('webhooks/pause');
  const intent = await fixture.stripe.paymentIntents.create(payment);
  expect(intent.status).toBe('succeeded');
  expect(fixture.webhooks.received).toHaveLength(0);
  await fixture.control('webhooks/resume');
  await eventually(
    'the paid event',
    () => fixture.webhooks.ofType('payment_intent.succeeded').length === 1,
  );
  const [paid] = (await fixture.stripe.events.list({ type: 'payment_intent.succeeded' })).data;
  await fixture.control(`events/${paid?.id}/redeliver`);
  await eventually(
    'the second delivery',
    () => fixture.webhooks.ofType('payment_intent.succeeded').length === 2,
  );
});
