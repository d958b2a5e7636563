import { settingsChanged } from '@solar/contracts/admin/events';
import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { priceProducts } from '@solar/contracts/catalog/rpc';
import { PRICES_CHANGED } from '@solar/contracts/catalog/signals';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { newId } from '@solar/service-kit/mongo/new-id';
import { BATTERY, LISTS, PANEL, price, tiers, type Answer, type PriceLists } from './price-lists';

/** Price lists: whom they price for, and how they are edited. */
export function testLists(lists: PriceLists): void {
  it('price for their customer from approval on, and for nobody else', async () => {
    const userId = newId('usr');
    const id = await lists.createFor(userId);
    expect((await lists.shownTo(userId))?.source).toBe('base');
    expect((await lists.post(`/${id}/approve`)).body.status).toBe('approved');
    const offered = { unit: price(7_777), source: 'priceList', tiers };
    expect(await lists.shownTo(userId)).toMatchObject(offered);
    const sold = await lists.service.get(RpcClient).call(priceProducts, {
      ...{ customerId: userId, groupId: null, productIds: [PANEL] },
    });
    expect(sold.products[0]).toMatchObject(offered);
    const asked = (customerId: string) => ({ customerId, groupId: null, productIds: [PANEL] });
    const together = await lists.service.get(RpcClient).call(priceProducts, {
      ...asked(newId('usr')),
      others: [asked(userId), asked(newId('usr'))],
    });
    expect(together.products[0]?.source).toBe('base');
    expect(together.others).toMatchObject([
      { products: [offered] },
      { products: [{ source: 'base' }] },
    ]);
    expect((await lists.shownTo(newId('usr')))?.source).toBe('base');
    const detail = await lists.service.request<PriceListDetail>('GET', `${LISTS}/${id}`, {
      token: lists.token,
    });
    const path = `${LISTS}/${id}?version=${detail.body.version}`;
    expect((await lists.service.request('DELETE', path, { token: lists.token })).status).toBe(204);
    expect((await lists.shownTo(userId))?.source).toBe('base');
  });

  it('are announced as soon as this replica answers with them', async () => {
    const { service } = lists;
    const userId = newId('usr');
    const id = await lists.createFor(userId);
    const asked = { customerId: userId, groupId: null, productIds: [PANEL] };
    const answered: unknown[] = [];
    const { connection } = service.nats;
    const subscription = connection.subscribe(service.nats.subject(PRICES_CHANGED), {
      callback: () =>
        void service
          .get(RpcClient)
          .call(priceProducts, asked)
          .then(({ announced, products }) => answered.push([announced, products[0]?.unit])),
    });
    await connection.flush();
    await lists.post(`/${id}/approve`);
    await service.waitFor(() => answered.length > 0);
    subscription.unsubscribe();
    expect(answered[0]).toEqual([true, price(7_777)]);
  });

  it('without a customer or group price for nobody', async () => {
    const id = await lists.createFor(null);
    await lists.post(`/${id}/approve`);
    expect((await lists.shownTo(newId('usr')))?.source).toBe('base');
  });

  it('go through their states as the table says', async () => {
    const id = await lists.createFor(newId('usr'));
    const illegal = await lists
      .post(`/${id}/approve`)
      .then(() => lists.post(`/${id}/reject`, { reason: 'No' }));
    expect([illegal.status, illegal.body.code]).toEqual([409, 'state.illegal_transition']);
    expect([illegal.body.from, illegal.body.to]).toEqual(['approved', 'rejected']);
    const frozen = await lists.post(`/${id}/items`, { productId: BATTERY, price: price(1) });
    expect([frozen.status, frozen.body.code]).toEqual([409, 'state.illegal_transition']);

    const copy = (await lists.post(`/${id}/copy`)).body;
    expect(copy).toMatchObject({ status: 'pending', itemCount: 1, approvedAt: null });
    const rejected = await lists.post(`/${copy.id}/reject`, { reason: 'Too low' });
    expect(rejected.body).toMatchObject({ status: 'rejected', rejectionReason: 'Too low' });
    expect((await lists.post(`/${copy.id}/approve`)).status).toBe(409);
    const edited = await lists.post(`/${copy.id}/items`, {
      productId: BATTERY,
      price: price(5_000),
    });
    expect(edited.body).toMatchObject({ status: 'pending', rejectionReason: null, itemCount: 2 });
    expect((await lists.post(`/${copy.id}/approve`)).body.status).toBe('approved');
  });

  it('lose a product that is deleted', async () => {
    const gone = demoProductId('SH15T');
    const userId = newId('usr');
    const id = await lists.createFor(userId);
    const path = `/api/catalog/admin/products/${gone}`;
    await lists.post(`/${id}/items`, { productId: gone, price: price(9_000) });
    await lists.post(`/${id}/approve`);
    const { version } = (await lists.service.request<Answer>('GET', path, { token: lists.token }))
      .body;
    expect(
      (await lists.service.request('DELETE', `${path}?version=${version}`, { token: lists.token }))
        .status,
    ).toBe(204);
    const left = (
      await lists.service.request<Answer>('GET', `${LISTS}/${id}`, { token: lists.token })
    ).body;
    expect(left.items.map(({ productId }) => productId)).toEqual([PANEL]);
    expect(left.status).toBe('approved');
  });

  it('take a product once, also when two people add it at the same moment', async () => {
    const { id } = (await lists.post('', { name: 'Twice' })).body;
    const add = () => lists.post(`/${id}/items`, { productId: PANEL, price: price(10) });
    const statuses = (await Promise.all([add(), add(), add()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect((await add()).body.code).toBe('price_list.duplicate_product');
  });

  it('refuse prices of zero, fractions, foreign currencies and unknown products', async () => {
    const { id } = (await lists.post('', { name: 'Refusals' })).body;
    const add = async (productId: string, amount: number, currency = 'USD') =>
      (await lists.post(`/${id}/items`, { productId, price: { amount, currency } })).status;
    expect(await add(PANEL, 0)).toBe(400);
    expect(await add(PANEL, -1)).toBe(400);
    expect(await add(PANEL, 1.5)).toBe(400);
    expect(await add(PANEL, 10, 'AED')).toBe(422);
    expect(await add(newId('prd'), 10)).toBe(404);
    const offer = async (offered: object[]) => {
      const body = { productId: PANEL, price: price(100), tiers: offered };
      return (await lists.post(`/${id}/items`, body)).status;
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
    expect((await lists.post('', both)).status).toBe(400);
  });

  it('change and lose single products, and are edited by the version that was read', async () => {
    const userId = newId('usr');
    const id = await lists.createFor(userId);
    const item = `${LISTS}/${id}/items/${PANEL}`;
    const put = await lists.service.request<Answer>('PUT', item, {
      token: lists.token,
      body: { price: price(9) },
    });
    expect(put.body.items[0]).toMatchObject({ price: price(9), tiers: [] });
    const body = { name: 'New name', customerId: userId, version: put.body.version };
    const renamed = await lists.service.request<Answer>('PUT', `${LISTS}/${id}`, {
      token: lists.token,
      body,
    });
    expect(renamed.body.name).toBe('New name');
    const stale = await lists.service.request<Answer>('PUT', `${LISTS}/${id}`, {
      token: lists.token,
      body,
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict.version']);
    expect(
      (await lists.service.request<Answer>('DELETE', item, { token: lists.token })).body.items,
    ).toEqual([]);
    expect((await lists.service.request('DELETE', item, { token: lists.token })).status).toBe(404);
  });

  it('want a second person where the shop says so', async () => {
    const id = await lists.createFor(newId('usr'));
    const copy = await lists.createFor(newId('usr'));
    await wantSecondPerson(1, true);
    const approve = (list: string, as: string) =>
      lists.service.request<Answer>('POST', `${LISTS}/${list}/approve`, { token: as });
    const read = async (as: string) =>
      (await lists.service.request<Answer>('GET', `${LISTS}/${id}`, { token: as })).body;
    await lists.service.waitFor(async () => (await read(lists.token)).needsSecondPerson);
    const own = await approve(id, lists.token);
    expect([own.status, own.body.code]).toEqual([403, 'price_list.second_person']);
    const other = await lists.service.token({ role: 'admin', userId: newId('usr') });
    expect((await read(other)).needsSecondPerson).toBe(false);
    const path = `${LISTS}/${copy}/items/${PANEL}`;
    const cheap = { token: other, body: { price: price(1) } };
    expect((await lists.service.request('PUT', path, cheap)).status).toBe(200);
    expect((await approve(copy, other)).body.code).toBe('price_list.second_person');
    expect((await approve(id, other)).body.status).toBe('approved');
    await wantSecondPerson(2, false);
    await lists.service.waitFor(async () => (await approve(copy, lists.token)).status === 201);
  });

  const wantSecondPerson = (version: number, priceListSecondPerson: boolean) =>
    lists.service.publish(settingsChanged, {
      aggregateId: 'site',
      version,
      data: {
        ...{ siteName: 'Alsa Solar', contactEmail: 'sales@alsa.example', currency: 'USD' },
        ...{ currencySymbol: '$', taxEnabled: true, taxBasisPoints: 500, paymentsEnabled: true },
        ...{ shippingEnabled: true, defaultShippingMinor: 0, priceListSecondPerson },
      },
    });
}
