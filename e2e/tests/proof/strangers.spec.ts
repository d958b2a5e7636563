import type { Answer, Api } from '../../src/api';
import { ADDRESS, Buyer } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { atRest } from '../../src/rest';
import { expect, test } from '../../src/test';

interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
}

interface List {
  items: unknown[];
}

const LISTS = [
  '/api/checkout/orders',
  '/api/checkout/quotes',
  '/api/support/tickets',
  '/api/account/addresses',
];

async function idOf(
  field: string,
  request: Promise<Answer<Record<string, unknown>>>,
): Promise<string> {
  const { status, body } = await request;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return String(body[field]);
}

const send = (person: Api, { method, path, body }: Request) =>
  person.call<unknown>(method, path, body === undefined ? {} : { body });

/** Everything that a customer owns, each with what may be asked of it; reads first, as they must not change a thing. */
async function belongingsOf(owner: Buyer, productId: string) {
  const paid = await owner.buy(productId);
  if (!paid?.orderId) throw new Error('Nothing was bought');
  const open = await owner.openPayment(productId);
  const quote = await idOf(
    'quoteId',
    owner.api.post('/api/checkout/quotes', { body: { lines: [{ productId, quantity: 1 }] } }),
  );
  const address = await idOf('id', owner.api.post('/api/account/addresses', { body: ADDRESS }));
  const ticket = await idOf(
    'id',
    owner.api.post('/api/support/tickets', {
      body: { subject: 'A test', description: 'Nobody else may read this', category: 'other' },
    }),
  );
  const reads: Request[] = [
    `/api/checkout/orders/${paid.orderId}`,
    `/api/checkout/orders/${paid.orderId}/document`,
    `/api/checkout/checkouts/${paid.checkoutId}`,
    `/api/checkout/checkouts/${open.checkoutId}`,
    `/api/payments/status/${paid.paymentId}`,
    `/api/payments/status/${open.paymentId}`,
    `/api/checkout/quotes/${quote}`,
    `/api/checkout/quotes/${quote}/document`,
    `/api/support/tickets/${ticket}`,
  ].map((path) => ({ method: 'GET', path }));
  const changes: Request[] = [
    {
      method: 'POST',
      path: '/api/payments/create-intent',
      body: { metadata: { checkoutId: open.checkoutId } },
    },
    { method: 'DELETE', path: `/api/checkout/checkouts/${open.checkoutId}` },
    { method: 'POST', path: `/api/checkout/quotes/${quote}/withdrawal` },
    { method: 'POST', path: `/api/support/tickets/${ticket}/messages`, body: { body: 'Hello' } },
    { method: 'POST', path: `/api/support/tickets/${ticket}/resolution` },
    {
      method: 'PUT',
      path: `/api/account/addresses/${address}`,
      body: { ...ADDRESS, city: 'Sharjah' },
    },
    { method: 'DELETE', path: `/api/account/addresses/${address}` },
  ];
  return { reads, changes };
}

test("another's order, invoice, payment, quote, ticket and address are a 404 to a customer and a 401 to a visitor", async ({
  api,
  stack,
}) => {
  const product = await createProduct(api, 5);
  const admin = await api.as('admin');
  const owner = await Buyer.create(api, admin);
  const { api: stranger } = await Buyer.create(api, admin);
  const { reads, changes } = await belongingsOf(owner, product.id);
  const readAll = async () => {
    const answers = [];
    for (const read of reads) answers.push(await send(owner.api, read));
    return answers;
  };
  // An order goes on by itself for a moment after it was placed.
  await atRest(stack);
  const before = await readAll();
  expect(before.map(({ status }) => status)).toEqual(reads.map(() => 200));

  for (const request of [...reads, ...changes]) {
    const where = `${request.method} ${request.path}`;
    const refused = await send(stranger, request);
    expect(refused.status, `${where} of a stranger`).toBe(404);
    expect(refused.body, where).toMatchObject({ code: 'not_found' });
    expect((await send(api, request)).status, `${where} of a visitor`).toBe(401);
  }
  expect(readable(await readAll())).toEqual(readable(before));
  for (const path of LISTS) {
    expect((await owner.api.get<List>(path)).body.items, path).toHaveLength(1);
    expect((await stranger.get<List>(path)).body.items, path).toEqual([]);
    expect((await api.get(path)).status, path).toBe(401);
  }

  // The same requests are good ones when the owner makes them, so that it was the person who was refused.
  for (const request of changes) {
    const { status, body } = await send(owner.api, request);
    expect(status, `${request.path} ${JSON.stringify(body)}`).toBeLessThan(300);
  }
});

/** Answers that can be compared; a PDF carries the time at which it was made. */
function readable(answers: Answer<unknown>[]): unknown[] {
  return answers.map(({ body }) => (typeof body === 'string' ? body.slice(0, 4) : body));
}
