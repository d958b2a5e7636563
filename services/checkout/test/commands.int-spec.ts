import type { Checkout, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import { orderPlaced } from '@solar/contracts/checkout/events';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import { queriesDuring, type SentQuery } from '@solar/service-kit/testing/sent-queries';
import {
  knownUniqueIndexes,
  queriesOfAllShards,
  uniqueIndexesBeside,
} from '@solar/service-kit/testing/shard-keys';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Shop, type Customer } from './support/shop';

/** What the kit sends to clear published messages: one command a second for all orders together, and none for checkouts. */
const CLEARS = ['update orders'];
/** That a mail went out is kept whenever the mail server has taken it: nobody waits for it, and mails of one time share the command. */
const MAILS = 'order_mails';
const CLEARED_AFTER_MS = 1_200;

/** A command costs more than anything else that an order makes this service do: each step has its own few. */
describe('database commands of an order', () => {
  let shop: Shop;
  const queries: SentQuery[] = [];
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  /** The commands of a step, those that its messages cause among them. */
  async function commandsOf(step: () => Promise<unknown>): Promise<string[]> {
    await shop.service.atRest();
    let sent: string[] = [];
    const asked = await queriesDuring(shop.service, async () => {
      sent = await commandsDuring([shop.service], step);
    });
    queries.push(...asked.filter(({ collection }) => collection !== MAILS));
    return sent.filter((command) => !CLEARS.includes(command) && command !== `update ${MAILS}`);
  }

  const call = <T>(who: Customer, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    shop.service.request<T>(method, path, { token: who.token, body });

  /** Waits without a database command. */
  async function announced(orderId: () => string): Promise<void> {
    await shop.service.waitFor(async () =>
      (await shop.service.published(orderPlaced)).some(({ data }) => data.orderId === orderId()),
    );
  }

  it('are nine, from the cart to the confirmation', async () => {
    // The first order leases a block of numbers and reads settings and rates, which the next ones find in memory.
    const { productId } = await shop.product(1_000, 20);
    await shop.order(await shop.customer(), productId);
    const who = await shop.customer();

    const lines = [{ productId, quantity: 1 }];
    expect(await commandsOf(() => call(who, 'PUT', '/api/checkout/cart', { lines }))).toEqual([
      'findAndModify carts',
    ]);
    expect(
      await commandsOf(() => call(who, 'POST', '/api/checkout/cart/lines', { productId })),
    ).toEqual(['update carts']);
    const changeCart = {
      changeId: newId('chg'),
      revision: 2,
      changes: [{ productId, quantity: 3 }],
    };
    expect(
      await commandsOf(() => call(who, 'POST', '/api/checkout/cart/changes', changeCart)),
    ).toEqual(['update carts']);
    // A replica that has not seen the cart reads it first: two commands at most.
    const other = await shop.customer();
    const added = { changeId: newId('chg'), revision: 0, changes: [{ productId, add: 1 }] };
    expect(
      await commandsOf(() => call(other, 'POST', '/api/checkout/cart/changes', added)),
    ).toEqual(['find carts', 'insert carts']);
    const totalsOf = (cartRevision?: number) =>
      call<TotalsPreview>(who, 'POST', '/api/checkout/totals-preview', {
        country: 'AE',
        cartRevision,
      });
    let shown: TotalsPreview | undefined;
    // The cart that the shopper sees is in memory; of another one nothing is.
    expect(await commandsOf(async () => (shown = (await totalsOf(3)).body))).toEqual([]);
    expect(shown?.lines).toMatchObject([{ productId, quantity: 3 }]);
    expect(await commandsOf(() => totalsOf(2))).toEqual(['find carts']);
    expect(await commandsOf(() => totalsOf())).toEqual(['find carts']);

    let checkout: Checkout | undefined;
    expect(
      await commandsOf(async () => {
        const started = await shop.checkout(who, { cartRevision: 3 });
        expect(started.body.state).toBe('reserved');
        checkout = started.body;
        await pause(CLEARED_AFTER_MS);
      }),
    ).toEqual(['insert checkouts', 'findAndModify checkouts']);
    const { checkoutId = '' } = checkout ?? {};

    let paymentId = '';
    expect(
      await commandsOf(async () => {
        paymentId = (await shop.createIntent(who, checkoutId)).paymentId;
      }),
    ).toEqual(['findAndModify checkouts', 'findAndModify checkouts']);

    const { orderId } = await shop.stored(checkoutId);
    const paid = await commandsOf(async () => {
      const status = shop.status(who, paymentId);
      await shop.pay(paymentId);
      expect((await status).body).toMatchObject({ checkoutState: 'paid', status: 'succeeded' });
      await announced(() => orderId);
    });
    expect(paid.toSorted()).toEqual([
      'commitTransaction',
      'findAndModify checkouts',
      'findAndModify orders',
      'insert orders, update carts',
    ]);

    // What has become of it is known by now, to its owner.
    expect(
      await commandsOf(async () => {
        expect((await shop.status(who, paymentId)).body).toMatchObject({ checkoutState: 'paid' });
      }),
    ).toEqual([]);
    expect(
      await commandsOf(async () => {
        expect((await shop.status(other, paymentId)).status).toBe(404);
      }),
    ).toEqual(['find checkouts']);

    // The cart that the order has emptied is known: the next one is filled by compare-and-set, which others may share.
    expect(await commandsOf(() => call(who, 'PUT', '/api/checkout/cart', { lines }))).toEqual([
      'update carts',
    ]);
  });

  it('go to one shard each, as all of them carry the key of their collection', () => {
    expect(new Set(queries.map(({ collection }) => collection))).toEqual(
      new Set(['carts', 'checkouts', 'orders']),
    );
    // A stranger's look at a payment, which nobody but the provider knows by another id.
    const strangers = ['find checkouts by payment.id, customerId'];
    expect(queriesOfAllShards(shop.service, queries)).toEqual(strangers);
    expect(uniqueIndexesBeside(shop.service)).toEqual(knownUniqueIndexes(shop.service));
  });

  it('are none while nothing happens', async () => {
    await shop.service.atRest();
    await pause(1_500);
    const sent = await commandsDuring([shop.service], () => pause(3_000));
    expect(sent).toEqual([]);
  });
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
