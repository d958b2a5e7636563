import type Stripe from 'stripe';
import { PaymentFixture } from './payment-fixture';

let fixture: PaymentFixture;

beforeAll(async () => {
  fixture = await new PaymentFixture().start();
});
afterAll(() => fixture.stop());

const RETURN_URL = 'http://localhost:22000/checkout/confirmation?order=1';

function confirmInBrowser(
  intent: Stripe.PaymentIntent,
  number: string,
  key = 'pk_test_local',
  secret = String(intent.client_secret),
): Promise<Response> {
  return fetch(`${fixture.origin}/payments/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({
      client_secret: secret,
      return_url: RETURN_URL,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2031',
      'payment_method_data[card][cvc]': '123',
    }),
  });
}

function decide(intent: Stripe.PaymentIntent, decision: 'approve' | 'fail'): Promise<Response> {
  return fetch(`${fixture.origin}/payments/3ds/${intent.id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ client_secret: String(intent.client_secret), decision }),
  });
}

const create = (): Promise<Stripe.PaymentIntent> =>
  fixture.stripe.paymentIntents.create({ amount: 4_200, currency: 'usd' });

test('the browser pays with its client secret', async () => {
  const response = await confirmInBrowser(await create(), '4242 4242 4242 4242');
  expect(await response.json()).toMatchObject({ status: 'succeeded' });
});

test('neither the secret key nor a foreign client secret opens the browser calls', async () => {
  const intent = await create();
  const number = '4242424242424242';
  expect((await confirmInBrowser(intent, number, 'sk_test_local')).status).toBe(401);
  expect((await confirmInBrowser(intent, number, 'pk_test_local', 'guess')).status).toBe(404);
  const withoutSecret = await fetch(`${fixture.origin}/payments/v1/payment_intents/${intent.id}`, {
    headers: { authorization: 'Bearer pk_test_local' },
  });
  expect(withoutSecret.status).toBe(400);
  expect((await fixture.stripe.paymentIntents.retrieve(intent.id)).status).toBe(
    'requires_payment_method',
  );
});

test('a real card number is refused', async () => {
  const response = await confirmInBrowser(await create(), '4111111111111111');
  expect(response.status).toBe(402);
  expect(await response.json()).toMatchObject({ error: { decline_code: 'test_mode_live_card' } });
});

test.each([
  ['approve', 'succeeded', 'succeeded'],
  ['fail', 'requires_payment_method', 'failed'],
] as const)('3-D Secure, %s: the intent is %s', async (decision, status, redirectStatus) => {
  const intent = await create();
  const confirmed = (await (
    await confirmInBrowser(intent, '4000002500003155')
  ).json()) as Stripe.PaymentIntent;
  expect(confirmed.status).toBe('requires_action');
  const bank = new URL(confirmed.next_action?.redirect_to_url?.url ?? '');
  const page = await fetch(`${fixture.origin}${bank.pathname}${bank.search}`);
  const html = await page.text();
  expect(html).toContain('$42.00');
  expect(html).not.toMatch(/<script|style=|<style/);

  const answer = await decide(intent, decision);
  const back = new URL(answer.headers.get('location') ?? '');
  expect(answer.status).toBe(303);
  expect(back.searchParams.get('order')).toBe('1');
  expect(back.searchParams.get('payment_intent')).toBe(intent.id);
  expect(back.searchParams.get('redirect_status')).toBe(redirectStatus);
  expect((await fixture.stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
});

test('the first answer of the bank page counts', async () => {
  const intent = await create();
  await confirmInBrowser(intent, '4000002500003155');
  await decide(intent, 'approve');
  await decide(intent, 'fail');
  expect((await fixture.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});

test('only the two assets are served, whatever the path says', async () => {
  const status = async (path: string): Promise<number> =>
    (await fetch(`${fixture.origin}${path}`)).status;
  expect(await status('/payments/stripe.css')).toBe(200);
  expect(await status('/payments/..%2f..%2fpackage.json')).toBe(404);
  expect(await status('/payments/main.js')).toBe(404);
});
