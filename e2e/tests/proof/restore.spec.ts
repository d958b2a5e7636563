import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@solar/infra-backup/backup';
import { restore } from '@solar/infra-backup/restore';
import { SERVICES } from '@solar/infra-local/stack/parts';
import { mongo } from 'mongoose';
import { driftsOf, ordersOf, settledStock } from '../../src/books';
import { Buyer, PASSWORD } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { atRest } from '../../src/rest';
import { expect, test } from '../../src/test';

const PIECES = 5;

/** What the provider has captured of a buyer and not given back, less what their paid orders cost: zero when the books are right. */
async function moneyLeftOver(client: mongo.MongoClient, email: string): Promise<number> {
  const shop = client.db('checkout');
  const checkouts = await shop
    .collection<{ payment?: { captured: number; refunded: number } }>('checkouts')
    .find({ email })
    .toArray();
  const orders = await shop
    .collection<{ totalMinor: number; refundedMinor: number }>('orders')
    .find({ email, paymentStatus: 'succeeded' })
    .toArray();
  const captured = checkouts.map(
    ({ payment }) => (payment?.captured ?? 0) - (payment?.refunded ?? 0),
  );
  const sold = orders.map(({ totalMinor, refundedMinor }) => refundedMinor - totalMinor);
  return [...captured, ...sold].reduce((sum, amount) => sum + amount, 0);
}

test('a backup of the running shop goes into empty databases, and the shop sells on', async ({
  api,
  stack,
}) => {
  test.setTimeout(240_000);
  const product = await createProduct(api, PIECES);
  const buyer = await Buyer.create(api, await api.as('admin'));
  const before = await buyer.buy(product.id);
  expect(before?.checkoutState).toBe('paid');
  await atRest(stack);

  const dir = mkdtempSync(join(tmpdir(), 'solar-restore-'));
  const client = await mongo.MongoClient.connect(stack.urls.mongodb);
  const key = randomBytes(32);
  const databases = [...SERVICES];
  try {
    const options = { client, databases, folders: {}, dir, key, keepDays: 1 };
    // The local engine knows no snapshot sessions.
    const file = await backUp({ ...options, inTransaction: true });
    await Promise.all(SERVICES.map((name) => stack.stop(name)));
    for (const name of databases) await client.db(name).dropDatabase();
    expect(await restore({ client, folders: {}, file, key })).toBeGreaterThan(0);
    for (const name of SERVICES) await stack.start(name);

    const again = await api.signIn(buyer.email, PASSWORD);
    expect((await ordersOf(again)).map(({ orderNumber }) => orderNumber)).toEqual([
      before?.orderNumber,
    ]);
    const after = await buyer.buy(product.id);
    expect(after?.checkoutState).toBe('paid');
    await atRest(stack);

    expect(await ordersOf(again)).toHaveLength(2);
    expect(await settledStock(await api.as('warehouse'), product.id)).toMatchObject({
      onHand: PIECES,
      allocated: 2,
      available: PIECES - 2,
    });
    expect(await driftsOf(await api.as('admin'))).toBe(0);
    expect(await moneyLeftOver(client, buyer.email)).toBe(0);
  } finally {
    for (const name of SERVICES) await stack.start(name);
    await client.close();
    rmSync(dir, { recursive: true, force: true });
  }
});
