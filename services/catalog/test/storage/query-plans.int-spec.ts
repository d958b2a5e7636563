import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { explainsWithIndex } from '@solar/service-kit/testing/explain';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { startCatalog } from '../start-catalog';

type Filter = Record<string, unknown>;
const NEWEST = { createdAt: -1, _id: -1 } as const;

/** Every query whose cost must not grow with its collection; the index reads whole collections once, at start. */
const QUERIES: [collection: string, filter: Filter, sort?: Record<string, 1 | -1>][] = [
  ['products', { _id: { $in: ['prd_1', 'prd_2'] } }],
  ['products', { categoryId: 'cat_1' }],
  ['products', { brandId: 'brd_1' }],
  ['products', { 'attributes.code': 'power_wp' }],
  ['products', { sku: 'X' }],
  ['products', { slug: 'x' }],
  ['categories', { parentId: 'cat_1' }],
  ['price_lists', { status: 'approved' }],
  ['price_lists', { status: 'pending' }, NEWEST],
  ['price_lists', { searchTerms: { $regex: '^own' } }],
  ['price_lists', { $or: [{ customerId: 'usr_1' }, { groupId: 'grp_1' }] }, NEWEST],
  [
    'price_lists',
    { 'items.productId': 'prd_1', $or: [{ customerId: 'usr_1' }, { groupId: 'grp_1' }] },
  ],
  ['customers', searchTermsFilter('zah')],
  ['customers', { _id: { $in: ['usr_1'] } }],
  ['reviews', { productId: 'prd_1', status: 'approved' }, NEWEST],
  ['reviews', { productId: 'prd_1' }],
  ['reviews', { status: 'pending' }, NEWEST],
  ['purchases', { _id: 'usr_1:prd_1' }],
  ['search_history', { userId: 'usr_1' }, { searchedAt: -1, _id: -1 }],
  ['search_history', { userId: 'usr_1', key: 'panel' }],
  ['search_clicks', { searchId: 'sch_1', productId: 'prd_1' }],
  ['index_changes', { at: { $gte: new Date(0) } }, { at: 1, _id: 1 }],
];

/**
 * Lists that are read without a condition. For these the engine may name a scan although the index gives the order,
 * by the size of the collection, so that only the index itself is looked for.
 */
const WHOLE_LISTS: [collection: string, sort: Record<string, 1 | -1>][] = [
  ['price_lists', NEWEST],
  ['reviews', NEWEST],
];

describe('queries of the catalogue', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startCatalog();
  });
  afterAll(() => service.close());

  it('are answered from an index', async () => {
    const unindexed = service.db.collection('products').find({ name: 'X' });
    expect(await explainsWithIndex(unindexed)).toBe(false);
    for (const [name, filter, sort] of QUERIES) {
      const found = service.db.collection(name).find(filter);
      const indexed = await explainsWithIndex(sort ? found.sort(sort) : found);
      expect([name, filter, indexed]).toEqual([name, filter, true]);
    }
  });

  it('have an index in the order of each list that is read whole', async () => {
    for (const [name, sort] of WHOLE_LISTS) {
      const keys = (await service.db.collection(name).indexes()).map(({ key }) =>
        Object.entries(key),
      );
      expect([name, keys]).toEqual([name, expect.arrayContaining([Object.entries(sort)])]);
    }
  });
});
