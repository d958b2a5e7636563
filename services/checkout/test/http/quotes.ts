import { quoteAvailable } from '@solar/contracts/checkout/events';
import type { TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import type { Quote, QuoteProducts } from '@solar/contracts/checkout/quotes-http';
import { settingsChanged } from '@solar/contracts/admin/events';
import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { newId } from '@solar/service-kit/mongo/new-id';
import { keepQuoteRevisions } from '../../src/quotes/migrate-revisions';
import { QuoteWaits } from '../../src/quotes/quote-waits';
import type { QuoteDoc } from '../../src/quotes/quote.schema';
import type { HttpShop } from '../support/http-shop';
import type { Customer } from '../support/shop';

type Refusal = { code: string; quote?: Quote; shortages?: Quote['shortages'] };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const soon = () => new Date(Date.now() + 86_400_000).toISOString();

/** Quotes from the request over their revisions to the order, and what happens when there is not enough. */
export function quotesOverHttp(http: HttpShop): void {
  const root = '/api/checkout/quotes';
  const staffRoot = '/api/checkout/admin/quotes';
  let levels = 1;

  const level = async (productId: string, available: number) => {
    levels += 1;
    const status = available > 0 ? ('in_stock' as const) : ('out_of_stock' as const);
    await http.shop.service.get(LastValues).put(stockLevels, {
      ...{ key: productId, version: levels },
      data: { productId, available, onHand: available, status },
    });
    await http.shop.service.waitFor(async () => {
      const path = `/api/checkout/products/${productId}/availability?quantity=10000`;
      const { body } = await http.call<{ available: number | null }>(null, 'GET', path);
      return body.available === available;
    });
  };
  const ask = async (who: Customer, productId: string, quantity = 10) => {
    const lines = [{ productId, quantity }];
    const { body } = await http.call<Quote>(who, 'POST', root, { lines });
    return body.quoteId;
  };
  const answer = async (quoteId: string, body: object) =>
    http.call<Quote & Refusal>(await http.shop.admin(), 'POST', `${staffRoot}/${quoteId}/answer`, {
      validUntil: soon(),
      ...body,
    });
  const accept = (who: Customer, quoteId: string, revision: number, choices: object[] = []) =>
    http.call<Quote & Refusal>(who, 'POST', `${root}/${quoteId}/acceptance`, { revision, choices });
  const answered = async (who: Customer, productId: string, unit = usd(7_500)) => {
    const quoteId = await ask(who, productId);
    expect((await answer(quoteId, { lines: [{ productId, unit }] })).status).toBe(200);
    return quoteId;
  };

  it('shows staff stock, list price and cost, keeps every revision, and sells the one that was accepted', async () => {
    const who = await http.shop.customer();
    const stranger = await http.shop.customer();
    const { productId } = await http.shop.product(9_000, 50);
    const second = (await http.shop.product(4_000, 50)).productId;
    await level(productId, 50);
    const quoteId = await ask(who, productId);
    const sheet = `${staffRoot}/${quoteId}/products?ids=${productId},${second}`;
    const { body } = await http.call<QuoteProducts>(await http.shop.admin(), 'GET', sheet);
    expect(body.currency).toBe('USD');
    expect(body.items).toMatchObject([
      { productId, available: 50, list: usd(9_000), price: usd(9_000), cost: usd(4_500) },
      { productId: second, available: null, list: usd(4_000), cost: usd(2_000) },
    ]);
    const uncosted = await http.shop.service.token({
      ...{ role: 'admin', denies: ['catalog.costs.read'] },
    });
    expect((await http.call(uncosted, 'GET', sheet)).text).not.toContain('4500');
    expect((await http.call(who, 'GET', sheet)).status).toBe(403);
    expect(
      (await http.call(uncosted, 'GET', `${staffRoot}/${quoteId}/products?ids=x`)).status,
    ).toBe(400);

    const added = { productId: second, unit: usd(3_500), quantity: 4 };
    const first = { productId, unit: usd(8_000), quantity: 12 };
    const shipping = { country: 'AE', cost: usd(10_000) };
    expect(
      (await answer(quoteId, { lines: [first, { ...added, quantity: undefined }] })).status,
    ).toBe(400);
    expect((await answer(quoteId, { lines: [first, added], shipping })).body.totals).toMatchObject({
      subtotal: usd(110_000),
      shipping: usd(10_000),
      tax: usd(6_000),
      total: usd(126_000),
    });
    const late = await answer(quoteId, { lines: [first], revision: 0 });
    expect([late.status, late.body.code]).toEqual([409, 'quote.revised']);
    const revised = { lines: [{ ...first, unit: usd(7_500) }], shipping, revision: 1 };
    expect((await answer(quoteId, revised)).status).toBe(200);

    const { body: seen } = await http.call<Quote>(who, 'GET', `${root}/${quoteId}`);
    expect(seen.revisions?.map((one) => [one.number, one.by, one.lines.length])).toEqual([
      [0, 'customer', 1],
      [1, 'staff', 2],
      [2, 'staff', 1],
    ]);
    expect(seen.revisions?.[1]?.lines[1]).toMatchObject({ unit: usd(3_500), quantity: 4 });
    const list = await http.call<{ items: Quote[] }>(who, 'GET', root);
    expect(list.body.items[0]).not.toHaveProperty('revisions');
    const admin = await http.shop.admin();
    const find = (q: string, as: Parameters<typeof http.call>[0] = admin) => {
      const query = new URLSearchParams({ q });
      return http.call<{ items: Quote[] }>(as, 'GET', `${staffRoot}?${query}`);
    };
    for (const q of [seen.quoteNumber.toLowerCase(), seen.lines[0]?.sku ?? '']) {
      expect((await find(q)).body.items.map((one) => one.quoteId)).toContain(quoteId);
    }
    expect((await find('no-such-quote')).body.items).toEqual([]);
    expect((await find('q', who)).status).toBe(403);
    expect((await find('q'.repeat(1_000))).status).toBe(400);
    await http.shop.service.waitFor(async () => (await http.answersOf(quoteId)).length === 2);
    expect((await http.answersOf(quoteId)).map(({ revision }) => revision)).toEqual([1, 2]);

    const old = await accept(who, quoteId, 1);
    expect([old.status, old.body.code, old.body.quote?.revision]).toEqual([
      409,
      'quote.revised',
      2,
    ]);
    expect((await accept(stranger, quoteId, 2)).status).toBe(404);
    expect((await http.call(who, 'POST', `${root}/${quoteId}/acceptance`)).status).toBe(400);
    expect((await accept(who, quoteId, 2)).body).toMatchObject({
      ...{ status: 'accepted', acceptedRevision: 2, hold: null, shortages: [] },
    });

    const preview = async (country: string) =>
      (
        await http.call<TotalsPreview>(who, 'POST', '/api/checkout/totals-preview', {
          country,
          quoteId,
        })
      ).body.options;
    expect(await preview('AE')).toMatchObject([
      { methodId: 'quoted', totals: { shipping: usd(10_000) } },
    ]);
    expect((await preview('SA')).map(({ methodId }) => methodId)).not.toContain('quoted');
    const started = await http.shop.checkout(who, { quoteId, shippingMethodId: 'quoted' });
    expect(started.body.totals.total).toEqual(usd(105_000));
  });

  it('is a PDF of any revision in the language of the reader, for its owner and staff', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(9_000, 50);
    const quoteId = await answered(who, productId);
    const path = `${root}/${quoteId}/document`;
    for (const reader of [who, await http.shop.admin()]) {
      const pdf = await http.call(reader, 'GET', `${path}?language=fr&revision=0`);
      expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(pdf.text.startsWith('%PDF')).toBe(true);
    }
    expect((await http.call(who, 'GET', `${path}?revision=9`)).status).toBe(404);
    expect((await http.call(who, 'GET', `${path}?language=xx`)).status).toBe(400);
    expect((await http.call(await http.shop.customer(), 'GET', path)).status).toBe(404);
    const hidden = await http.shop.service.token({ userId: who.userId, approved: false });
    expect((await http.call(hidden, 'GET', path)).status).toBe(403);
    expect((await http.call(null, 'GET', path)).status).toBe(401);
  });

  it('names what is short and takes less, waits, or takes an alternative', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(9_000, 50);
    const tiered = await http.shop.product(8_500, 50);
    const priced = tiered.productId;
    tiered.tiers = [
      { from: 10, unit: usd(8_000) },
      { from: 20, unit: usd(7_800) },
    ];
    const unpriced = (await http.shop.product(null, 50)).productId;
    await level(productId, 4);
    const quoteId = await answered(who, productId);
    const short = await accept(who, quoteId, 1);
    expect([short.status, short.body.code]).toEqual([409, 'quote.short']);
    expect(short.body.shortages).toEqual([{ productId, requested: 10, available: 4 }]);
    const few = await accept(who, quoteId, 1, [{ take: 'less', productId, quantity: 1 }]);
    expect(few.body.code).toBe('quote.short');
    const none = { take: 'less', productId, quantity: 0 };
    const less = await accept(who, quoteId, 1, [{ take: 'less', productId, quantity: 4 }]);
    expect(less.body).toMatchObject({
      ...{ status: 'accepted', revision: 2, acceptedRevision: 2 },
      lines: [{ productId, quantity: 4, unit: usd(7_500) }],
    });
    expect(less.body.revisions?.[2]).toMatchObject({ by: 'customer', number: 2 });

    const waiting = await answered(who, productId);
    const waits = await accept(who, waiting, 1, [{ take: 'wait', productId }]);
    expect(waits.body).toMatchObject({ status: 'accepted', revision: 1, waitsFor: [productId] });
    const waitsFor = http.shop.service.get(QuoteWaits);
    const notices = async () =>
      (await http.shop.service.published(quoteAvailable)).filter(
        ({ data }) => data.quoteId === waiting,
      );
    await waitsFor.look();
    await level(productId, 0);
    expect((await accept(who, waiting, 1, [none])).body.code).toBe('quote.nothing_left');
    await level(productId, 12);
    await waitsFor.look();
    await waitsFor.look();
    await http.shop.service.waitFor(async () => (await notices()).length > 0);
    expect(await notices()).toHaveLength(1);
    const { body: ready } = await http.call<Quote>(who, 'GET', `${root}/${waiting}`);
    expect(ready).toMatchObject({ status: 'accepted', waitsFor: [], shortages: [] });

    await level(productId, 4);
    const other = await answered(who, productId);
    const take = (substituteId: string, unit: object | null) =>
      accept(who, other, 1, [{ take: 'alternative', productId, substituteId, unit }]);
    expect((await take(newId('prd'), usd(1))).status).toBe(404);
    expect((await take(productId, usd(1))).status).toBe(400);
    await level(priced, 9);
    const scarce = await take(priced, usd(8_000));
    expect(scarce.body.shortages).toEqual([{ productId: priced, requested: 10, available: 9 }]);
    await level(priced, 50);
    expect((await take(priced, usd(1))).body.code).toBe('quote.price_changed');
    expect((await take(priced, usd(8_500))).body.code).toBe('quote.price_changed');
    expect((await take(priced, usd(8_000))).body).toMatchObject({
      ...{ status: 'accepted', revision: 2 },
      lines: [{ productId: priced, quantity: 10, unit: usd(8_000) }],
    });

    const unknown = await answered(who, productId);
    const wish = { take: 'alternative', productId, substituteId: unpriced, unit: null };
    expect((await accept(who, unknown, 1, [wish])).body).toMatchObject({
      ...{ status: 'requested', revision: 2, subtotal: null },
      lines: [{ productId: unpriced, unit: null }],
    });
    const again = { lines: [{ productId: unpriced, unit: usd(6_000) }], revision: 2 };
    expect((await answer(unknown, again)).body).toMatchObject({ status: 'answered', revision: 3 });
  });

  it('keeps the stock of an accepted quote, lends it to its checkout, and gives it back', async () => {
    const publish = (version: number, quoteHoldHours: number) =>
      http.shop.service.publish(settingsChanged, {
        ...{ aggregateId: 'site', version },
        data: {
          ...{ siteName: 'Alsa Solar', contactEmail: 'sales@alsa.example', quoteHoldHours },
          ...{ currency: 'USD', currencySymbol: '$', taxEnabled: true, taxBasisPoints: 500 },
          ...{ shippingEnabled: true, defaultShippingMinor: 5_000, paymentsEnabled: true },
        },
      });
    await publish(100, 24);
    await http.shop.service.atRest();
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(9_000, 10);
    const { shelf, holds } = http.shop.inventory;
    const quoteId = await answered(who, productId);
    const owners = () => [...holds.values()].map(({ checkoutId }) => checkoutId.slice(0, 3));
    const read = async () => (await http.call<Quote>(who, 'GET', `${root}/${quoteId}`)).body;
    expect((await accept(who, quoteId, 1)).status).toBe(200);
    await http.shop.service.waitFor(async () => (await read()).hold?.status === 'held');
    expect(shelf.get(productId)).toBe(0);
    const until = Date.parse((await read()).hold?.until ?? '');
    expect(until).toBeGreaterThan(Date.now() + 23 * 3_600_000);

    await level(productId, 0);
    expect((await read()).shortages).toEqual([]);
    const { hold } = (await accept(who, quoteId, 1)).body;
    expect(Date.parse(hold?.until ?? '')).toBe(until);
    await http.shop.service.waitFor(async () => (await read()).hold?.status === 'held');
    expect(shelf.get(productId)).toBe(0);
    const rival = await http.shop.customer();
    await http.shop.addToCart(rival, productId);
    expect((await http.shop.checkout(rival)).body.code).toBe('stock.insufficient');
    const before = owners().filter((owner) => owner === 'quo').length;
    const [started, late] = await Promise.all([
      http.shop.checkout(who, { quoteId }),
      http.shop.checkout(rival),
    ]);
    expect([started.status, late.body.code]).toEqual([201, 'stock.insufficient']);
    expect(owners().filter((owner) => owner === 'quo')).toHaveLength(before - 1);
    const restarted = await http.shop.checkout(who, { quoteId });
    expect([restarted.status, shelf.get(productId)]).toEqual([201, 0]);
    const { checkoutId } = restarted.body;
    await http.call(who, 'DELETE', `/api/checkout/checkouts/${checkoutId}`);
    await http.shop.service.waitFor(
      () => owners().filter((owner) => owner === 'quo').length === before,
    );
    expect(shelf.get(productId)).toBe(0);

    const again = await http.shop.checkout(who, { quoteId });
    expect(again.status).toBe(201);
    const { paymentId } = await http.shop.createIntent(who, again.body.checkoutId);
    await http.shop.pay(paymentId);
    await http.shop.placed(again.body.checkoutId);
    expect(await read()).toMatchObject({ status: 'ordered', hold: null });
    expect(shelf.get(productId)).toBe(0);

    const given = (await http.shop.product(9_000, 10)).productId;
    const revisable = await answered(who, given);
    await accept(who, revisable, 1);
    await http.shop.service.waitFor(() => shelf.get(given) === 0);
    const line = { productId: given, unit: usd(7_000), quantity: 9 };
    expect((await answer(revisable, { lines: [line] })).body.hold).toBeNull();
    await http.shop.service.waitFor(() => shelf.get(given) === 10);
    await publish(101, 0);
    await http.shop.service.atRest();
  });

  it('gives quotes of before their request and last answer as revisions', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(9_000, 50);
    const quoteId = await answered(who, productId);
    const quotes = http.shop.service.db.collection<QuoteDoc>('quotes');
    await quotes.updateOne({ _id: quoteId }, { $unset: { revisions: '' } });
    await keepQuoteRevisions(http.shop.service.db);
    await keepQuoteRevisions(http.shop.service.db);
    const { body } = await http.call<Quote>(who, 'GET', `${root}/${quoteId}`);
    expect(body.revisions).toMatchObject([
      { number: 0, by: 'customer', lines: [{ unit: null }] },
      { number: 1, by: 'staff', lines: [{ unit: usd(7_500) }] },
    ]);
  });
}
