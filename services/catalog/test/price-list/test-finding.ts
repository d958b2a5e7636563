import { userChanged } from '@solar/contracts/account/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { explainsWithIndex } from '@solar/service-kit/testing/explain';
import { migrations } from '../../src/migrations';
import { LISTS, type PriceLists } from './price-lists';

/** Lists and their customers, found by words. */
export function testFindingLists(lists: PriceLists): void {
  it('know their customers by name and find them by what one types', async () => {
    const userId = newId('usr');
    const data = {
      userId,
      email: 'zaha@example.com',
      firstName: 'Zaha',
      lastName: 'Hadid',
      company: 'Éclat-Curves (LLC)',
      role: 'user' as const,
      active: true,
      approved: true,
      groupId: null,
      language: 'en' as const,
      registeredAt: new Date().toISOString(),
    };
    await lists.service.publish(userChanged, { aggregateId: userId, version: 1, data });
    const find = async (q: string) => {
      const answer = await lists.service.request<{ customers: { id: string; name: string }[] }>(
        'GET',
        '/api/catalog/admin/price-audiences',
        { token: lists.token, query: { q } },
      );
      return answer.body.customers;
    };
    await lists.service.waitFor(async () => (await find('zah')).length === 1);
    expect(await find('had zaha@')).toEqual([
      { id: userId, name: 'Zaha Hadid', email: data.email },
    ]);
    expect(await find('[')).toEqual([]);
    expect(await find('(llc')).toHaveLength(1);
    expect(await find('eclat')).toHaveLength(1);
    expect(await find('CURV')).toHaveLength(1);
    const { body } = await lists.post('', { name: 'Hers', customerId: userId });
    expect(body.customer?.name).toBe('Zaha Hadid');
    const listed = await lists.service.request<{ total: number }>(
      'GET',
      `${LISTS}?q=hers&status=pending`,
      { token: lists.token },
    );
    expect(listed.body.total).toBe(1);
  });

  it('find customers that an earlier release kept by their words', async () => {
    const kept = lists.service.db.collection<{ _id: string }>('customers');
    const former = { _id: newId('usr'), name: 'Chloé Aït-Ali', email: 'chloe@example.com' };
    const words = ['chloé', 'aït-ali', 'soleil', 'chloe@example.com'];
    await kept.insertOne({ ...former, ...{ words, active: true, version: 0 } });
    await kept.createIndex({ words: 1 });
    const migration = migrations.find(({ id }) => id === '006-customer-search-terms');
    if (!migration) throw new Error('The migration is missing');
    await migration.up(lists.service.db);
    const row = await kept.findOne({ _id: former._id });
    expect(row).not.toHaveProperty('words');
    expect(row).toMatchObject({ searchTerms: expect.arrayContaining(['ait', 'ali', 'soleil']) });
    expect((await kept.indexes()).map(({ name }) => name)).not.toContain('words_1');
    await kept.deleteOne({ _id: former._id });
  });

  it('are found by words of their name, without reading all of them', async () => {
    const { body } = await lists.post('', { name: 'Façade tenders', customerId: null });
    const found = async (q: string) => {
      const path = `${LISTS}?${new URLSearchParams({ q })}`;
      const { items } = (
        await lists.service.request<{ items: { id: string }[] }>('GET', path, {
          token: lists.token,
        })
      ).body;
      return items.map(({ id }) => id);
    };
    expect(await found('facade ten')).toEqual([body.id]);
    const renamed = { name: 'Carports', customerId: null, version: body.version };
    const path = `${LISTS}/${body.id}`;
    expect(
      (await lists.service.request('PUT', path, { token: lists.token, body: renamed })).status,
    ).toBe(200);
    expect(await found('facade')).toEqual([]);
    expect(await found('carp')).toEqual([body.id]);
    const stored = lists.service.db.collection('price_lists');
    expect(await explainsWithIndex(stored.find(searchTermsFilter('carports')))).toBe(true);
  });
}
