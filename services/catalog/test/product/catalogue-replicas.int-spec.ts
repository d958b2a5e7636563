import { contentChanged, settingsChanged } from '@solar/contracts/admin/events';
import { groupChanged } from '@solar/contracts/account/events';
import { productChanged } from '@solar/contracts/catalog/events';
import type { AdminBrand, AdminCategory, AdminProduct } from '@solar/contracts/catalog/admin-http';
import type { ProductDetail } from '@solar/contracts/catalog/http';
import type { SearchResponse } from '@solar/contracts/catalog/search-http';
import type { AdminSearchWord } from '@solar/contracts/catalog/search-words-http';
import { priceProducts } from '@solar/contracts/catalog/rpc';
import { demoId, demoProductId } from '@solar/contracts/common/demo-ids';
import { stockLevels, warehouses } from '@solar/contracts/inventory/events';
import type { StockAnswer } from '@solar/contracts/catalog/stock-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import type { TestService } from '@solar/service-kit/testing/test-service';
import type { z } from 'zod';
import { CatalogueIndex } from '../../src/index/catalogue-index';
import { startCatalog } from '../start-catalog';

type Level = z.input<typeof stockLevels.data>;

const PANEL = demoProductId('JKM580N-72HL4-BDV');

describe('replicas of the catalogue', () => {
  let first: TestService;
  let second: TestService;
  let admin: string;

  beforeAll(async () => {
    first = await startCatalog();
    second = await startCatalog(first);
    admin = await first.token({ role: 'admin' });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const detailOn = async (service: TestService, token?: string) =>
    (
      await service.request<ProductDetail>(
        'GET',
        `/api/catalog/products/${PANEL}`,
        token ? { token } : {},
      )
    ).body;
  const adminProduct = async () =>
    (
      await first.request<AdminProduct>('GET', `/api/catalog/admin/products/${PANEL}`, {
        token: admin,
      })
    ).body;
  const level = (version: number, available: number, more: Partial<Level> = {}) =>
    first.get(LastValues).put(stockLevels, {
      key: PANEL,
      version,
      data: {
        productId: PANEL,
        available,
        onHand: available,
        status: available > 0 ? 'in_stock' : 'out_of_stock',
        ...more,
      },
    });

  it('all show the newest stock level, whatever the order in which levels come', async () => {
    await level(5, 40);
    await level(4, 0);
    await level(5, 40);
    for (const replica of [first, second]) {
      await replica.waitFor(async () => (await detailOn(replica)).stock === 'in_stock');
      const { body } = await replica.request<{ items: { id: string }[] }>(
        'GET',
        '/api/catalog/products?inStock=true',
      );
      expect(body.items.map(({ id }) => id)).toEqual([PANEL]);
    }
    await level(6, 0);
    await second.waitFor(async () => (await detailOn(second)).stock === 'out_of_stock');
    expect((await detailOn(second)).labels).toContain('out-of-stock');
  });

  it('show approved customers, and nobody else, how much is where and what is on its way', async () => {
    const [dubai, unnamed] = [newId('whs'), newId('whs')];
    const data = { warehouseId: dubai, code: 'DXB', name: 'Dubai', active: true };
    await first.get(LastValues).put(warehouses, { key: dubai, version: 0, data });
    const incoming = [
      { date: '2027-01-05', quantity: 8 },
      { date: null, quantity: 4 },
    ];
    await level(7, 52, {
      warehouses: [
        { warehouseId: dubai, available: 40 },
        { warehouseId: unnamed, available: 12 },
      ],
      incoming,
    });
    const token = await first.token({ approved: true });
    const ask = (ids: string, as: string | null = token) =>
      second.request<StockAnswer & { code: string }>(
        'GET',
        `/api/catalog/stock?ids=${ids}`,
        as === null ? {} : { token: as },
      );
    await second.waitFor(async () => (await ask(PANEL)).body.items[0]?.available === 52);
    const { body, headers } = await ask(`${PANEL},${newId('prd')}`);
    expect(body.items).toEqual([
      { productId: PANEL, available: 52, warehouses: [{ name: 'Dubai', available: 40 }], incoming },
    ]);
    expect(headers['cache-control']).toMatch(/no-store/);
    expect((await ask(PANEL, null)).status).toBe(401);
    const unapproved = await ask(PANEL, await first.token({ approved: false }));
    expect([unapproved.status, unapproved.body.code]).toEqual([403, 'access.approval_required']);
    expect(unapproved.text).not.toMatch(/Dubai|available|items/);
    const ids = Array.from({ length: 101 }, () => PANEL).join(',');
    for (const bad of ['', 'prd_x', ids]) expect((await ask(bad)).status).toBe(400);
    expect(JSON.stringify(await detailOn(second))).not.toMatch(/Dubai|"available"/);
  });

  it('all show a price that was changed on one of them, and so does checkout', async () => {
    const { version } = await adminProduct();
    const base = { amount: 12_345, currency: 'USD' };
    const changed = await first.request('PUT', `/api/catalog/admin/products/${PANEL}/price`, {
      token: admin,
      body: { base, sale: null, version },
    });
    expect(changed.status).toBe(200);
    const token = await first.token({ approved: true });
    expect((await detailOn(first, token)).price?.unit).toEqual(base);
    await second.waitFor(
      async () => (await detailOn(second, token)).price?.unit.amount === base.amount,
    );
    const { products } = await second.get(RpcClient).call(priceProducts, {
      customerId: newId('usr'),
      groupId: null,
      productIds: [PANEL, newId('prd'), demoProductId('POWERWALL-3')],
    });
    expect(products[0]).toMatchObject({ buyable: true, unit: base, source: 'base' });
    expect(products[1]).toMatchObject({ buyable: false, unit: null });
    expect(products[2]).toMatchObject({ buyable: false, unit: null, brand: 'Tesla' });
  });

  it('follow group discounts, and drop them with the group', async () => {
    const groupId = newId('grp');
    const token = await first.token({ approved: true, groupId });
    const base = (await detailOn(second, token)).price?.unit.amount ?? 0;
    const group = { groupId, name: 'Partners', discountBasisPoints: 1_000, deleted: false };
    await first.publish(groupChanged, { aggregateId: groupId, version: 1, data: group });
    const price = await second.waitFor(async () => {
      const shown = (await detailOn(second, token)).price;
      return shown?.source === 'group' && shown;
    });
    expect(price.unit.amount).toBe(base - Math.round(base / 10));
    expect(price.base?.amount).toBe(base);
    const gone = { aggregateId: groupId, version: 2, data: { ...group, deleted: true } };
    await first.publish(groupChanged, gone);
    await second.waitFor(async () => (await detailOn(second, token)).price?.source === 'base');
  });

  it('find published content and lose hidden content', async () => {
    const contentId = newId('svc');
    const page = {
      contentId,
      kind: 'service' as const,
      slug: 'bess',
      titleEn: 'Quixotic storage service',
      titleFr: 'Service de stockage',
      excerptEn: 'BESS',
      excerptFr: 'BESS',
      url: '/services/bess',
      published: true,
      deleted: false,
    };
    const found = async (service: TestService) =>
      (await service.request<SearchResponse>('GET', '/api/search?q=quixotic')).body.results
        .services;
    await first.publish(contentChanged, { aggregateId: contentId, version: 1, data: page });
    await second.waitFor(async () => (await found(second)).total === 1);
    expect((await found(second)).items[0]?.url).toBe('/services/bess');
    const hidden = { ...page, published: false };
    await first.publish(contentChanged, { aggregateId: contentId, version: 2, data: hidden });
    await second.waitFor(async () => (await found(second)).total === 0);
  });

  it('search by the words that staff change on one of them', async () => {
    const path = '/api/catalog/admin/search-words';
    const send = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', to: string, body?: object) =>
      first.request<T & { code: string }>(method, to, { token: admin, ...(body && { body }) });
    const firstOn = async (service: TestService, q: string) => {
      const { body } = await service.request<SearchResponse>('GET', '/api/search', {
        query: { q },
      });
      return body.reading.match === 'all' && body.results.products.items[0];
    };
    const synonym = {
      kind: 'synonym',
      code: 'sunbox',
      words: { en: 'zorblatt', fr: 'zorblatte solaire' },
      parts: ['hybrid'],
      dimension: null,
      factor: null,
      attached: false,
    };
    expect(await firstOn(second, 'zorblatt')).toBe(false);
    const { status, body } = await send<{ id: string }>('POST', path, synonym);
    expect(status).toBe(201);
    expect((await send('POST', path, synonym)).body.code).toBe('search_word.code_taken');
    const unknownPart = { ...synonym, code: 'other', parts: ['nothing'] };
    expect((await send('POST', path, unknownPart)).status).toBe(400);
    expect((await send('POST', path, { ...synonym, code: 'other', factor: 2 })).status).toBe(400);
    for (const q of ['zorblatt', 'zorblatte solaire']) {
      const found = await second.waitFor(() => firstOn(second, q));
      expect(found.category.slug).toBe('inverters');
    }

    const { items } = (await send<{ items: AdminSearchWord[] }>('GET', path)).body;
    const row = items.find(({ code }) => code === 'kilowatt');
    if (!row) throw new Error('There is no such unit');
    const { id, ...unit } = row;
    expect(await firstOn(second, '10 zkw inverter')).toBe(false);
    const more = { ...unit, words: { ...unit.words, en: `${unit.words.en}, zkw` } };
    expect((await send('PUT', `${path}/${id}`, more)).status).toBe(200);
    expect((await send('PUT', `${path}/${id}`, more)).status).toBe(409);
    const sized = await second.waitFor(() => firstOn(second, '10 zkw inverter'));
    expect(sized.powerW).toBe(10_000);

    expect((await send('DELETE', `${path}/${body.id}?version=0`)).status).toBe(204);
    expect((await send('DELETE', `${path}/${body.id}?version=0`)).status).toBe(404);
    await second.waitFor(async () => (await firstOn(second, 'zorblatt')) === false);
  });

  it('have no price when the shop changes its currency, until prices are set in it', async () => {
    const settings = (currency: string) => ({
      siteName: 'Alsa Solar',
      contactEmail: 'info@alsa.example',
      currency,
      currencySymbol: currency,
      taxEnabled: true,
      taxBasisPoints: 500,
      shippingEnabled: true,
      defaultShippingMinor: 0,
      paymentsEnabled: true,
    });
    const token = await first.token({ approved: true });
    const publish = (version: number, currency: string) =>
      first.publish(settingsChanged, {
        aggregateId: 'settings',
        version,
        data: settings(currency),
      });
    await publish(1, 'AED');
    await second.waitFor(async () => (await detailOn(second, token)).price === null);
    await publish(2, 'USD');
    await second.waitFor(async () => (await detailOn(second, token)).price !== null);
  });

  describe('whose brand is renamed on one while its category moves on the other', () => {
    const rows = async <T>(kind: string) =>
      (await first.request<{ items: T[] }>('GET', `/api/catalog/admin/${kind}`, { token: admin }))
        .body.items;
    const put = async (on: TestService, path: string, body: object) => {
      const { status } = await on.request('PUT', `/api/catalog/admin/${path}`, {
        token: admin,
        body,
      });
      expect(status).toBe(200);
    };
    const changes = async (round: number) => {
      const brand = (await rows<AdminBrand>('brands')).find(
        ({ id }) => id === demoId('brd', 'JinkoSolar'),
      );
      const category = (await rows<AdminCategory>('categories')).find(
        ({ id }) => id === demoId('cat', 'solar-panels'),
      );
      if (!brand || !category) throw new Error('The demo lacks JinkoSolar or its category');
      const { id: brandId, productCount: _of, ...named } = brand;
      const { id: categoryId, productCount: _in, ...placed } = category;
      return {
        rename: (on: TestService) =>
          put(on, `brands/${brandId}`, { ...named, name: `Jinko ${round}` }),
        move: (on: TestService) =>
          put(on, `categories/${categoryId}`, { ...placed, slug: `panels-${round}` }),
      };
    };
    const newest = async () => {
      await Promise.all([first.atRest(), second.atRest()]);
      const all = await first.published(productChanged);
      const mine = all.filter(({ aggregateId }) => aggregateId === PANEL);
      expect(new Set(mine.map(({ version }) => version)).size).toBe(mine.length);
      return mine.toSorted((a, b) => a.version - b.version).at(-1)?.data;
    };
    const named = (round: number) => ({
      ...{ brand: `Jinko ${round}`, categorySlug: `panels-${round}` },
    });

    it.each([
      ['a move', 1],
      ['a rename', 2],
    ])(
      'is published by the names that stand, by %s that knows nothing of the other',
      async (last, round) => {
        const { rename, move } = await changes(round);
        // The second replica hears of nothing until it is let to.
        const index = second.get(CatalogueIndex);
        const deaf = jest.spyOn(index, 'take').mockResolvedValue();
        const [before, after] = last === 'a move' ? [rename, move] : [move, rename];
        await before(first);
        await after(second);
        deaf.mockRestore();
        await index.refresh();
        expect(await newest()).toMatchObject(named(round));
      },
    );

    it('is published by the names that stand when both happen at once', async () => {
      const { rename, move } = await changes(3);
      await Promise.all([rename(first), move(second)]);
      expect(await newest()).toMatchObject(named(3));
    });
  });

  it('announce a product change without its price', async () => {
    const events = await first.waitFor(async () => {
      const all = await first.published(productChanged);
      const mine = all.filter(({ aggregateId }) => aggregateId === PANEL);
      return mine.length >= 2 && mine;
    });
    expect(events.at(-1)?.version).toBeGreaterThan(events[0]?.version ?? 0);
    expect(JSON.stringify(events)).not.toMatch(/amount|price/i);
  });
});
