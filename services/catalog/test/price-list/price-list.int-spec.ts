import type { CurrencyPreview, CurrencyProgress } from '@solar/contracts/admin/currency-http';
import { currencyChanged, settingsChanged } from '@solar/contracts/admin/events';
import type { PriceFileResult } from '@solar/contracts/catalog/price-file-http';
import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import type { ProductDetail } from '@solar/contracts/catalog/http';
import { convertMoney } from '@solar/contracts/common/currency-conversion';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import type { Money } from '@solar/contracts/common/money';
import type { PriceExplanation } from '@solar/contracts/catalog/price-explanation-http';
import { officeDay } from '@solar/contracts/common/office-time';
import { userChanged } from '@solar/contracts/account/events';
import { priceProducts } from '@solar/contracts/catalog/rpc';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { newId } from '@solar/service-kit/mongo/new-id';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { explainsWithIndex } from '@solar/service-kit/testing/explain';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { CatalogueIndex } from '../../src/index/catalogue-index';
import type { ProductRecord } from '../../src/index/catalogue-records';
import { startCatalog } from '../start-catalog';
import { testPriceTables } from './test-price-tables';

const LISTS = '/api/catalog/admin/price-lists';
const PANEL = demoProductId('JKM580N-72HL4-BDV');
const BATTERY = demoProductId('HVM 11.0');
const price = (amount: number) => ({ amount, currency: 'USD' });
const tiers = [
  { from: 10, unit: price(7_500) },
  { from: 36, unit: price(7_000) },
];

describe('price lists', () => {
  let service: TestService;
  let token: string;

  beforeAll(async () => {
    service = await startCatalog();
    token = await service.token({ role: 'admin' });
  });
  afterAll(() => service.close());

  type Answer = PriceListDetail & { code: string; from: string; to: string };
  const post = (path: string, body: object = {}) =>
    service.request<Answer>('POST', `${LISTS}${path}`, { token, body });
  const createFor = async (customerId: string | null) => {
    const { body } = await post('', { name: 'Prices of a test', customerId });
    await post(`/${body.id}/items`, { productId: PANEL, price: price(7_777), tiers });
    return body.id;
  };
  const shownTo = async (userId: string) => {
    const buyer = await service.token({ approved: true, userId });
    const path = `/api/catalog/products/${PANEL}`;
    return (await service.request<ProductDetail>('GET', path, { token: buyer })).body.price;
  };

  it('price for their customer from approval on, and for nobody else', async () => {
    const userId = newId('usr');
    const id = await createFor(userId);
    expect((await shownTo(userId))?.source).toBe('base');
    expect((await post(`/${id}/approve`)).body.status).toBe('approved');
    const offered = { unit: price(7_777), source: 'priceList', tiers };
    expect(await shownTo(userId)).toMatchObject(offered);
    const sold = await service.get(RpcClient).call(priceProducts, {
      ...{ customerId: userId, groupId: null, productIds: [PANEL] },
    });
    expect(sold.products[0]).toMatchObject(offered);
    const asked = (customerId: string) => ({ customerId, groupId: null, productIds: [PANEL] });
    const together = await service.get(RpcClient).call(priceProducts, {
      ...asked(newId('usr')),
      others: [asked(userId), asked(newId('usr'))],
    });
    expect(together.products[0]?.source).toBe('base');
    expect(together.others).toMatchObject([
      { products: [offered] },
      { products: [{ source: 'base' }] },
    ]);
    expect((await shownTo(newId('usr')))?.source).toBe('base');
    const detail = await service.request<PriceListDetail>('GET', `${LISTS}/${id}`, { token });
    const path = `${LISTS}/${id}?version=${detail.body.version}`;
    expect((await service.request('DELETE', path, { token })).status).toBe(204);
    expect((await shownTo(userId))?.source).toBe('base');
  });

  it('without a customer or group price for nobody', async () => {
    const id = await createFor(null);
    await post(`/${id}/approve`);
    expect((await shownTo(newId('usr')))?.source).toBe('base');
  });

  it('go through their states as the table says', async () => {
    const id = await createFor(newId('usr'));
    const illegal = await post(`/${id}/approve`).then(() =>
      post(`/${id}/reject`, { reason: 'No' }),
    );
    expect([illegal.status, illegal.body.code]).toEqual([409, 'state.illegal_transition']);
    expect([illegal.body.from, illegal.body.to]).toEqual(['approved', 'rejected']);
    const frozen = await post(`/${id}/items`, { productId: BATTERY, price: price(1) });
    expect([frozen.status, frozen.body.code]).toEqual([409, 'state.illegal_transition']);

    const copy = (await post(`/${id}/copy`)).body;
    expect(copy).toMatchObject({ status: 'pending', itemCount: 1, approvedAt: null });
    const rejected = await post(`/${copy.id}/reject`, { reason: 'Too low' });
    expect(rejected.body).toMatchObject({ status: 'rejected', rejectionReason: 'Too low' });
    expect((await post(`/${copy.id}/approve`)).status).toBe(409);
    const edited = await post(`/${copy.id}/items`, { productId: BATTERY, price: price(5_000) });
    expect(edited.body).toMatchObject({ status: 'pending', rejectionReason: null, itemCount: 2 });
    expect((await post(`/${copy.id}/approve`)).body.status).toBe('approved');
  });

  const published = (userId: string, fields: object) =>
    service.publish(userChanged, {
      aggregateId: userId,
      version: 1,
      data: {
        ...{
          userId,
          email: `${userId}@example.com`,
          firstName: 'Rem',
          lastName: 'K',
          company: null,
        },
        ...{ role: 'user' as const, active: true, approved: true, groupId: null },
        ...{ language: 'en' as const, registeredAt: new Date().toISOString() },
        ...fields,
      },
    });
  const explained = (customerId: string, productId: string, as = token) =>
    service.request<PriceExplanation & { code: string }>(
      'GET',
      '/api/catalog/admin/price-explanation',
      { token: as, query: { customerId, productId } },
    );
  const dayFromNow = (days: number) => officeDay(new Date(Date.now() + days * 86_400_000));

  it('price on the days that they are valid, and say why a price is what it is', async () => {
    const userId = newId('usr');
    await published(userId, {});
    const listOf = async (validFrom: string | null, validUntil: string | null, amount: number) => {
      const body = { name: `Valid ${amount}`, customerId: userId, validFrom, validUntil };
      const { id } = (await post('', body)).body;
      await post(`/${id}/items`, { productId: PANEL, price: price(amount) });
      await post(`/${id}/approve`);
      return id;
    };
    const current = await listOf(dayFromNow(-1), dayFromNow(1), 7_100);
    await listOf(dayFromNow(1), null, 7_200);
    await listOf(null, dayFromNow(-1), 7_300);
    const pending = await createFor(userId);
    expect((await shownTo(userId))?.unit).toEqual(price(7_100));
    const { body } = await service
      .waitFor(async () => (await explained(userId, PANEL)).status === 200)
      .then(() => explained(userId, PANEL));
    expect(body).toMatchObject({ unit: price(7_100), source: 'priceList', approved: true });
    const states = body.steps.map(({ source, state, price: one }) => [source, state, one?.amount]);
    expect(states).toEqual([
      ['priceList', 'expired', 7_300],
      ['priceList', 'upcoming', 7_200],
      ['priceList', 'applies', 7_100],
      ['priceList', 'pending', 7_777],
      ['base', 'overridden', body.steps.at(-1)?.price?.amount],
    ]);
    expect(body.steps[2]?.list).toMatchObject({ id: current, forGroup: false });
    expect(body.steps[3]?.list?.id).toBe(pending);
    const turned = { name: 'Turned', validFrom: dayFromNow(1), validUntil: dayFromNow(0) };
    expect((await post('', turned)).status).toBe(400);
    expect((await explained(userId, newId('prd'))).status).toBe(404);
    expect((await explained(newId('usr'), PANEL)).status).toBe(404);
    expect((await explained('nobody', PANEL)).status).toBe(400);
    const editor = await service.token({ role: 'editor' });
    expect((await explained(userId, PANEL, editor)).status).toBe(403);
  });

  it('lose a product that is deleted', async () => {
    const gone = demoProductId('SH15T');
    const userId = newId('usr');
    const id = await createFor(userId);
    const path = `/api/catalog/admin/products/${gone}`;
    await post(`/${id}/items`, { productId: gone, price: price(9_000) });
    await post(`/${id}/approve`);
    const { version } = (await service.request<Answer>('GET', path, { token })).body;
    expect((await service.request('DELETE', `${path}?version=${version}`, { token })).status).toBe(
      204,
    );
    const left = (await service.request<Answer>('GET', `${LISTS}/${id}`, { token })).body;
    expect(left.items.map(({ productId }) => productId)).toEqual([PANEL]);
    expect(left.status).toBe('approved');
  });

  it('take a product once, also when two people add it at the same moment', async () => {
    const { id } = (await post('', { name: 'Twice' })).body;
    const add = () => post(`/${id}/items`, { productId: PANEL, price: price(10) });
    const statuses = (await Promise.all([add(), add(), add()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect((await add()).body.code).toBe('price_list.duplicate_product');
  });

  it('refuse prices of zero, fractions, foreign currencies and unknown products', async () => {
    const { id } = (await post('', { name: 'Refusals' })).body;
    const add = async (productId: string, amount: number, currency = 'USD') =>
      (await post(`/${id}/items`, { productId, price: { amount, currency } })).status;
    expect(await add(PANEL, 0)).toBe(400);
    expect(await add(PANEL, -1)).toBe(400);
    expect(await add(PANEL, 1.5)).toBe(400);
    expect(await add(PANEL, 10, 'AED')).toBe(422);
    expect(await add(newId('prd'), 10)).toBe(404);
    const offer = async (offered: object[]) => {
      const body = { productId: PANEL, price: price(100), tiers: offered };
      return (await post(`/${id}/items`, body)).status;
    };
    const tier = (from: number, amount: number) => ({ from, unit: price(amount) });
    for (const wrong of [
      [tier(1, 90)],
      [tier(10, 100)],
      [tier(10, 90), tier(10, 80)],
      [tier(10, 90), tier(20, 90)],
      [tier(20, 80), tier(10, 90)],
      [tier(10, 0)],
      [tier(10_001, 90)],
      [{ from: 10, unit: { amount: 90, currency: 'AED' } }],
    ]) {
      expect(await offer(wrong)).toBe(400);
    }
    const both = { name: 'Both', customerId: newId('usr'), groupId: newId('grp') };
    expect((await post('', both)).status).toBe(400);
  });

  it('change and lose single products, and are edited by the version that was read', async () => {
    const userId = newId('usr');
    const id = await createFor(userId);
    const item = `${LISTS}/${id}/items/${PANEL}`;
    const put = await service.request<Answer>('PUT', item, { token, body: { price: price(9) } });
    expect(put.body.items[0]).toMatchObject({ price: price(9), tiers: [] });
    const body = { name: 'New name', customerId: userId, version: put.body.version };
    const renamed = await service.request<Answer>('PUT', `${LISTS}/${id}`, { token, body });
    expect(renamed.body.name).toBe('New name');
    const stale = await service.request<Answer>('PUT', `${LISTS}/${id}`, { token, body });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict.version']);
    expect((await service.request<Answer>('DELETE', item, { token })).body.items).toEqual([]);
    expect((await service.request('DELETE', item, { token })).status).toBe(404);
  });

  it('leave beside the prices of the catalogue, which go out as a table and come in again', async () => {
    const path = '/api/catalog/admin/prices/file';
    const send = (text: string, apply: boolean, as = token) =>
      service.request<PriceFileResult & { code: string }>('POST', path, {
        token: as,
        body: { text, apply },
      });
    const { text, headers } = await service.request('GET', path, { token });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect((await send(text, true)).body).toMatchObject({ changed: 0, leftOutCount: 0 });
    const changed = 'sku,price,tiers\nJKM580N-72HL4-BDV,150.00,10: 140.00 | 36: 130.00\nNOTHING,1,';
    const unknown = { line: 3, sku: 'NOTHING', code: 'unknown-sku' };
    const expected = { changed: 1, unchanged: 0, leftOut: [unknown], leftOutCount: 1 };
    const before = await shownTo(newId('usr'));
    expect((await send(changed, false)).body).toEqual({ ...expected, applied: false });
    expect(await shownTo(newId('usr'))).toEqual(before);
    expect((await send(changed, true)).body).toEqual({ ...expected, applied: true });
    expect(await shownTo(newId('usr'))).toEqual({
      ...{ unit: price(15_000), source: 'base' },
      tiers: [
        { from: 10, unit: price(14_000) },
        { from: 36, unit: price(13_000) },
      ],
    });
    expect((await send(changed, true)).body).toMatchObject({ changed: 0, unchanged: 1 });
    const none = await send('a,b\n1,2', true);
    expect([none.status, none.body.code]).toEqual([422, 'price_file.columns']);
    expect((await send('', true)).status).toBe(400);
    const editor = await service.token({ role: 'editor' });
    expect((await send(changed, true, editor)).status).toBe(403);
    expect((await service.request('GET', path, { token: editor })).status).toBe(403);
  });

  it('know their customers by name and find them by what one types', async () => {
    const userId = newId('usr');
    const data = {
      userId,
      email: 'zaha@example.com',
      firstName: 'Zaha',
      lastName: 'Hadid',
      company: 'Curves (LLC)',
      role: 'user' as const,
      active: true,
      approved: true,
      groupId: null,
      language: 'en' as const,
      registeredAt: new Date().toISOString(),
    };
    await service.publish(userChanged, { aggregateId: userId, version: 1, data });
    const find = async (q: string) => {
      const answer = await service.request<{ customers: { id: string; name: string }[] }>(
        'GET',
        '/api/catalog/admin/price-audiences',
        { token, query: { q } },
      );
      return answer.body.customers;
    };
    await service.waitFor(async () => (await find('zah')).length === 1);
    expect(await find('had zaha@')).toEqual([
      { id: userId, name: 'Zaha Hadid', email: data.email },
    ]);
    expect(await find('[')).toEqual([]);
    expect(await find('(llc')).toHaveLength(1);
    const { body } = await post('', { name: 'Hers', customerId: userId });
    expect(body.customer?.name).toBe('Zaha Hadid');
    const listed = await service.request<{ total: number }>(
      'GET',
      `${LISTS}?q=hers&status=pending`,
      { token },
    );
    expect(listed.body.total).toBe(1);
  });

  it('are found by words of their name, without reading all of them', async () => {
    const { body } = await post('', { name: 'Façade tenders', customerId: null });
    const found = async (q: string) => {
      const path = `${LISTS}?${new URLSearchParams({ q })}`;
      const { items } = (await service.request<{ items: { id: string }[] }>('GET', path, { token }))
        .body;
      return items.map(({ id }) => id);
    };
    expect(await found('facade ten')).toEqual([body.id]);
    const renamed = { name: 'Carports', customerId: null, version: body.version };
    const path = `${LISTS}/${body.id}`;
    expect((await service.request('PUT', path, { token, body: renamed })).status).toBe(200);
    expect(await found('facade')).toEqual([]);
    expect(await found('carp')).toEqual([body.id]);
    const lists = service.db.collection('price_lists');
    expect(await explainsWithIndex(lists.find(searchTermsFilter('carports')))).toBe(true);
  });

  it('want a second person where the shop says so', async () => {
    const id = await createFor(newId('usr'));
    const copy = await createFor(newId('usr'));
    await wantSecondPerson(1, true);
    const approve = (list: string, as: string) =>
      service.request<Answer>('POST', `${LISTS}/${list}/approve`, { token: as });
    const read = async (as: string) =>
      (await service.request<Answer>('GET', `${LISTS}/${id}`, { token: as })).body;
    await service.waitFor(async () => (await read(token)).needsSecondPerson);
    const own = await approve(id, token);
    expect([own.status, own.body.code]).toEqual([403, 'price_list.second_person']);
    const other = await service.token({ role: 'admin', userId: newId('usr') });
    expect((await read(other)).needsSecondPerson).toBe(false);
    const path = `${LISTS}/${copy}/items/${PANEL}`;
    const cheap = { token: other, body: { price: price(1) } };
    expect((await service.request('PUT', path, cheap)).status).toBe(200);
    expect((await approve(copy, other)).body.code).toBe('price_list.second_person');
    expect((await approve(id, other)).body.status).toBe('approved');
    await wantSecondPerson(2, false);
    await service.waitFor(async () => (await approve(copy, token)).status === 201);
  });

  const wantSecondPerson = (version: number, priceListSecondPerson: boolean) =>
    service.publish(settingsChanged, {
      aggregateId: 'site',
      version,
      data: {
        ...{ siteName: 'Alsa Solar', contactEmail: 'sales@alsa.example', currency: 'USD' },
        ...{ currencySymbol: '$', taxEnabled: true, taxBasisPoints: 500, paymentsEnabled: true },
        ...{ shippingEnabled: true, defaultShippingMinor: 0, priceListSecondPerson },
      },
    });

  describe('in another currency', () => {
    const FORWARD = { from: 'USD', to: 'KWD', rate: '0.307', step: 50, undoes: null };
    const announce = (changeId: string, version: number, terms: typeof FORWARD | object) =>
      service.publish(currencyChanged, {
        aggregateId: 'currency',
        version,
        data: { ...FORWARD, ...terms, changeId },
      });
    const settings = (currency: string, version: number) =>
      service.publish(settingsChanged, {
        aggregateId: 'site',
        version,
        data: {
          ...{ siteName: 'Alsa Solar', contactEmail: 'sales@alsa.example', currency },
          ...{ currencySymbol: currency, taxEnabled: true, taxBasisPoints: 500 },
          ...{ shippingEnabled: true, defaultShippingMinor: 0, paymentsEnabled: true },
        },
      });
    const ask = <T>(path: string, as = token) =>
      service.request<T & { code: string }>('GET', `/api/catalog/admin/currency/${path}`, {
        token: as,
      });
    const stored = (id: string) =>
      service.get(CatalogueIndex).all('product').get(id) as ProductRecord;

    it('prices are shown before, converted once, and taken back to what they were', async () => {
      const userId = newId('usr');
      const list = await createFor(userId);
      await post(`/${list}/approve`);
      const before = stored(PANEL).base as Money;
      const edited = stored(BATTERY);

      const preview = await ask<CurrencyPreview>('preview?to=KWD&rate=0.307&step=50&pageSize=100');
      const shown = preview.body.items.find(({ productId }) => productId === PANEL)?.base;
      const after = convertMoney(before, FORWARD);
      expect(shown).toEqual({ before, after });
      expect(after.amount % 50).toBe(0);
      expect(stored(PANEL).base).toEqual(before);

      const changeId = newId('cch');
      await settings('KWD', 1_000);
      await announce(changeId, 1, {});
      await service.waitFor(() => stored(BATTERY).base?.currency === 'KWD');
      await announce(changeId, 1, {});
      await service.atRest();
      expect(stored(PANEL).base).toEqual(after);
      expect((await shownTo(userId))?.unit).toEqual(convertMoney(price(7_777), FORWARD));
      const progress = await ask<CurrencyProgress>('progress');
      expect(progress.body).toMatchObject({ currency: 'KWD', done: progress.body.total });

      const base = { amount: 999_990, currency: 'KWD' };
      const { version } = stored(BATTERY);
      const byHand = await service.request('PUT', `/api/catalog/admin/products/${BATTERY}/price`, {
        ...{ token, body: { base, sale: null, version } },
      });
      expect(byHand.status).toBe(200);
      await settings('USD', 1_001);
      const back = { from: 'KWD', to: 'USD', rate: '3.257328990228', step: 1, undoes: changeId };
      await announce(newId('cch'), 2, back);
      await service.waitFor(() => stored(BATTERY).base?.currency === 'USD');
      await service.atRest();
      expect(stored(PANEL).base).toEqual(before);
      expect((await shownTo(userId))?.unit).toEqual(price(7_777));
      expect(stored(BATTERY).base).toEqual({ amount: 325_730, currency: 'USD' });
      expect(stored(BATTERY).base).not.toEqual(edited.base);
    });

    it('a preview wants a currency, a rate and somebody who may see prices', async () => {
      const good = 'preview?to=KWD&rate=0.307&step=50';
      expect((await ask('preview?to=USD&rate=1&step=1')).body.code).toBe('currency.same');
      for (const bad of ['to=XX', 'to=ABC', 'rate=-1', 'rate=0', 'step=3', 'page=0']) {
        expect((await ask(`${good}&${bad}`)).status).toBe(400);
        expect((await ask(`preview?${bad}`)).status).toBe(400);
      }
      expect((await ask(good, await service.token({ role: 'editor' }))).status).toBe(403);
      expect((await service.request('GET', `/api/catalog/admin/currency/${good}`)).status).toBe(
        401,
      );
    });
  });

  describe('from a table', () => testPriceTables(() => ({ service, token })));
});
