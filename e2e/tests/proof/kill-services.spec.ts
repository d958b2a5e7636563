import type { PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { sleep } from '@solar/infra-local/process/wait';
import { SERVICES } from '@solar/infra-local/stack/parts';
import { ordersOf, settledStock } from '../../src/books';
import { Buyer } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { atRest } from '../../src/rest';
import { expect, test } from '../../src/test';

const CHECKOUTS = 200;
const BUYERS = 10;
const PIECES = 10_000;
/** A killed service is back within seconds; a purchase is tried for up to a minute and a half. */
const TRIES = 180;
const PAUSE_MS = 500;

/** Buys until the purchase is acknowledged, through failures, as a patient person would. */
async function buyThroughFailures(buyer: Buyer, productId: string): Promise<PaymentStatusView> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const outcome = await buyer.buy(productId);
      if (outcome?.checkoutState === 'paid') return outcome;
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

async function buyMany(
  buyer: Buyer,
  productId: string,
  times: number,
  done: () => void,
): Promise<PaymentStatusView[]> {
  const outcomes: PaymentStatusView[] = [];
  for (let i = 0; i < times; i += 1) {
    outcomes.push(await buyThroughFailures(buyer, productId));
    done();
  }
  return outcomes;
}

test('every service killed in turn during two hundred checkouts loses no order, hold or payment', async ({
  api,
  stack,
}) => {
  test.setTimeout(600_000);
  const product = await createProduct(api, PIECES);
  const admin = await api.as('admin');
  const buyers: Buyer[] = [];
  for (let i = 0; i < BUYERS; i += 1) buyers.push(await Buyer.create(api, admin));

  let finished = 0;
  const victims = [...SERVICES];
  const killNext = async () => {
    const victim = victims.shift();
    if (victim) await stack.kill(victim);
  };
  const step = Math.floor(CHECKOUTS / (SERVICES.length + 1));
  const kills: Promise<void>[] = [];
  const runs = buyers.map((buyer) =>
    buyMany(buyer, product.id, CHECKOUTS / BUYERS, () => {
      finished += 1;
      if (finished % step === 0) kills.push(killNext());
    }),
  );
  const placed = (await Promise.all(runs)).flat();
  await Promise.all(kills);
  for (const name of SERVICES) await stack.whenReady(name);
  await atRest(stack);
  expect(victims).toEqual([]);

  expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(CHECKOUTS);
  const fresh = await Promise.all(buyers.map(({ email }) => api.signIn(email, 'Buyer#2026')));
  const stock = await settledStock(await api.as('warehouse'), product.id);
  const orders = (await Promise.all(fresh.map(ordersOf))).flat();

  const numbers = new Set(orders.map(({ orderNumber }) => orderNumber));
  expect(numbers.size).toBe(orders.length);
  for (const { orderNumber } of placed) expect(numbers.has(orderNumber ?? '')).toBe(true);
  for (const order of orders) expect(order.paymentStatus).toBe('succeeded');
  expect(stock.allocated).toBe(orders.length);
  expect(stock.available).toBe(PIECES - orders.length);
  console.log(
    `${placed.length} acknowledged, ${orders.length} orders, ${stock.allocated} allocated`,
  );
});
