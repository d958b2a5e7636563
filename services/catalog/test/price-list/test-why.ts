import type { PriceExplanation } from '@solar/contracts/catalog/price-explanation-http';
import { officeDay } from '@solar/contracts/common/office-time';
import { userChanged } from '@solar/contracts/account/events';
import { priceProducts } from '@solar/contracts/catalog/rpc';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { newId } from '@solar/service-kit/mongo/new-id';
import { LISTS, PANEL, price, type PriceLists } from './price-lists';

/** Days of validity, and why a price is what it is. */
export function testWhyThisPrice(lists: PriceLists): void {
  const published = (userId: string, fields: object) =>
    lists.service.publish(userChanged, {
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
  const explained = (customerId: string, productId: string, as = lists.token) =>
    lists.service.request<PriceExplanation & { code: string }>(
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
      const { id } = (await lists.post('', body)).body;
      await lists.post(`/${id}/items`, { productId: PANEL, price: price(amount) });
      await lists.post(`/${id}/approve`);
      return id;
    };
    const current = await listOf(dayFromNow(-1), dayFromNow(1), 7_100);
    await listOf(dayFromNow(1), null, 7_200);
    await listOf(null, dayFromNow(-1), 7_300);
    const pending = await lists.createFor(userId);
    expect((await lists.shownTo(userId))?.unit).toEqual(price(7_100));
    const { body } = await lists.service
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
    const listsOf = (customerId: string, as: string | null = lists.token) =>
      lists.service.request<{ total: number; items: { id: string }[] }>('GET', LISTS, {
        ...(as && { token: as }),
        query: { customerId },
      });
    const theirs = await listsOf(userId);
    expect(theirs.body.total).toBe(4);
    expect(theirs.body.items.map(({ id }) => id)).toEqual(
      expect.arrayContaining([current, pending]),
    );
    expect((await listsOf(newId('usr'))).body.items).toEqual([]);
    expect((await listsOf('nobody')).status).toBe(400);
    expect((await listsOf(userId, null)).status).toBe(401);
    const asked = { customerId: userId, groupId: null, productIds: [PANEL] };
    const [engine] = (await lists.service.get(RpcClient).call(priceProducts, asked)).products;
    const { unit, source, tiers } = body;
    expect({ tiers: [], ...engine }).toMatchObject({ unit, source, tiers });
    const turned = { name: 'Turned', validFrom: dayFromNow(1), validUntil: dayFromNow(0) };
    expect((await lists.post('', turned)).status).toBe(400);
    expect((await explained(userId, newId('prd'))).status).toBe(404);
    expect((await explained(newId('usr'), PANEL)).status).toBe(404);
    expect((await explained('nobody', PANEL)).status).toBe(400);
    const editor = await lists.service.token({ role: 'editor' });
    expect((await explained(userId, PANEL, editor)).status).toBe(403);
  });
}
