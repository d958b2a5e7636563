import mongoose from 'mongoose';
import { badRequestsFor } from '../../src/bad-requests';
import { readOperations } from '../../src/openapi';
import { atRest } from '../../src/rest';
import { expect, test } from '../../src/test';

const LEAST_REQUESTS = 2_000;
const AT_ONCE = 8;
/** Bookkeeping of the kit that a refused request may touch. */
const BOOKKEEPING = /^(idempotency.*|kit_.*|sessions|login.*|search.*)$/;
/** Wrong text is allowed where a person searches: it finds nothing. */
const SEARCH_TEXT = /^q: |^text: /;

async function countDocuments(url: string): Promise<Record<string, number>> {
  const connection = await mongoose.createConnection(url).asPromise();
  try {
    const counts: Record<string, number> = {};
    for (const name of ['catalog', 'checkout', 'account', 'admin', 'inventory']) {
      const database = connection.useDb(name).db;
      for (const { name: collection } of (await database?.listCollections().toArray()) ?? []) {
        if (BOOKKEEPING.test(collection)) continue;
        counts[`${name}.${collection}`] =
          (await database?.collection(collection).countDocuments()) ?? 0;
      }
    }
    return counts;
  } finally {
    await connection.close();
  }
}

test('every endpoint refuses bad input with a clear 4xx and changes nothing', async ({
  api,
  stack,
}) => {
  test.setTimeout(600_000);
  const operations = await readOperations(api);
  const admin = await api.as('admin');
  const mongo = stack.urls.mongodb;
  await atRest(stack);
  const before = await countDocuments(mongo);
  const requests = operations.flatMap((operation) =>
    badRequestsFor(operation).map((request) => ({ ...request, method: operation.method })),
  );
  expect(requests.length).toBeGreaterThan(LEAST_REQUESTS);

  const wrong: string[] = [];
  const queue = [...requests];
  const work = async () => {
    for (let request = queue.shift(); request; request = queue.shift()) {
      if (SEARCH_TEXT.test(request.why)) continue;
      const { method, path, why, options } = request;
      const answer = await admin.call<{ code?: string }>(method, path, options);
      const where = `${method} ${path.slice(0, 120)} (${why}): ${answer.status}`;
      if (answer.status < 400 || answer.status >= 500) wrong.push(where);
      else if (!answer.headers.get('content-type')?.includes('problem+json') || !answer.body.code) {
        wrong.push(`${where} without the error envelope`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(wrong).toEqual([]);
  await atRest(stack);
  expect(await countDocuments(mongo)).toEqual(before);
  console.log(`${requests.length} bad requests refused by ${operations.length} endpoints`);
});

test('tampered, foreign and missing tokens open nothing', async ({ api }) => {
  const customer = await api.as('customer');
  const [head, payload, signature] = (customer.token ?? '').split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, role: 'administrator' })).toString(
    'base64url',
  );
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const tokens = [`${head}.${forged}.${signature}`, `${none}.${forged}.`, 'abc', 'a.b.c'];
  for (const token of tokens) {
    for (const path of [
      '/api/admin/dashboard',
      '/api/checkout/orders',
      '/api/inventory/stock-levels',
    ]) {
      const answer = await api.get<{ code: string }>(path, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(401);
      expect(answer.body.code).toMatch(/^auth\./);
    }
  }
});
