import type { AdminAttribute } from '@solar/contracts/catalog/admin-http';
import type { Comparison, ProductList } from '@solar/contracts/catalog/http';
import type { SearchResponse } from '@solar/contracts/catalog/search-http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { auditOf } from '@solar/service-kit/testing/audit';
import { migrations } from '../../src/migrations';
import { ADMIN, draft, type ProductOffice } from '../product/product-office';

/** Attributes of products, and what is known of them. */
export function testAttributes(office: ProductOffice): void {
  it('records brands and attributes that come and go', async () => {
    const plain = { unit: null, decimals: null, position: 900, required: false };
    const unseen = { highlight: false, filterable: false, comparable: false };
    const things = {
      brands: {
        slug: 'short-lived',
        name: 'Short-lived',
        description: { en: '', fr: '' },
        website: '',
      },
      attributes: {
        ...{ code: 'short_lived', name: { en: 'Short-lived', fr: 'Éphémère' }, type: 'text' },
        ...{ group: 'general', searchTerms: { en: '', fr: '' }, options: [], ...plain, ...unseen },
      },
    };
    for (const [path, body] of Object.entries(things)) {
      const at = `${ADMIN}/${path}`;
      const made = await office.service.request<{ id: string }>('POST', at, {
        token: office.token,
        body,
      });
      expect([path, made.status]).toEqual([path, 201]);
      const one = `${at}/${made.body.id}?version=0`;
      expect((await office.service.request('DELETE', one, { token: office.token })).status).toBe(
        204,
      );
      const entries = await auditOf(
        office.service,
        made.body.id,
        ({ action }) => action === 'removed',
      );
      expect(entries.map(({ action }) => action)).toEqual(['created', 'removed']);
    }
  });

  it('lists products by the gaps of their data, and keeps approvals and sources', async () => {
    const input = draft({
      attributes: [
        { code: 'power_wp', value: 500, source: 'Datasheet V3', confidence: 'published' },
      ],
      approvals: [
        {
          ...{ authority: 'DEWA', reference: 'PV-7', asOf: '2026-02-01', validUntil: '2027-02-01' },
          source: 'https://dewa.example/eligible',
        },
      ],
    });
    const { body } = await office.create(input);
    expect(body.attributes).toEqual(input.attributes);
    expect(body.approvals).toEqual(input.approvals);
    expect(body.gaps).toEqual(expect.arrayContaining(['voc_v', 'gtin']));
    expect(body.gaps).not.toContain('power_wp');
    const page = await office.shown(input.slug);
    expect(page.body.approvals).toEqual(input.approvals);
    const electrical = page.body.attributeGroups.find(({ code }) => code === 'electrical');
    expect(electrical?.notPublished?.map(({ code }) => code)).toContain('voc_v');
    const rows = async (gaps: boolean) => {
      const query = { gaps: String(gaps), q: input.sku };
      const found = await office.service.request<{ total: number }>('GET', `${ADMIN}/products`, {
        token: office.token,
        query,
      });
      return found.body.total;
    };
    expect([await rows(true), await rows(false)]).toEqual([1, 0]);
  });

  it('makes a filter, a comparison and search words of an attribute by its row alone', async () => {
    const { body } = await office.service.request<{ items: AdminAttribute[] }>(
      'GET',
      `${ADMIN}/attributes`,
      { token: office.token },
    );
    const found = body.items.find(({ code }) => code === 'family');
    if (!found) throw new Error('The demo catalogue has no such attribute');
    const { id, ...row } = found;
    const list = async (query: string) =>
      (
        await office.service.request<ProductList>(
          'GET',
          `/api/catalog/products?facets=true&${query}`,
        )
      ).body;
    const batteries = 'category=storage-batteries';
    const facetOf = ({ facets }: ProductList) =>
      facets?.attributes.find(({ code }) => code === 'family');
    expect(facetOf(await list(batteries))).toBeUndefined();
    expect((await list(`${batteries}&filter=family.LUNA2000-S0`)).total).toBe(0);

    const changed = {
      ...row,
      filterable: true,
      comparable: false,
      searchTerms: { en: 'tower', fr: 'tour' },
    };
    await office.service.request('PUT', `${ADMIN}/attributes/${id}`, {
      token: office.token,
      body: changed,
    });
    const counts = facetOf(await list(batteries))?.values;
    const chosen = counts?.[0];
    expect(counts?.length).toBeGreaterThan(1);
    expect((await list(`${batteries}&filter=family.${chosen?.value}`)).total).toBe(chosen?.count);
    const compared = await office.service.request<Comparison>(
      'GET',
      '/api/catalog/products/compare',
      {
        query: { ids: [demoProductId('LUNA2000-5-S0'), demoProductId('HVS 5.1')].join() },
      },
    );
    const codes = compared.body.groups.flatMap(({ rows }) => rows.map(({ code }) => code));
    expect(codes).toContain('usable_energy_kwh');
    expect(codes).not.toContain('family');
    const search = await office.service.request<SearchResponse>('GET', '/api/search?q=tower');
    expect(search.body.results.products.items[0]?.category.slug).toBe('storage-batteries');
  });

  it('moves what were fields of a product to its attributes', async () => {
    const products = office.service.db.collection<{ _id: string; attributes: { code: string }[] }>(
      'products',
    );
    const attributes = office.service.db.collection<{ code: string }>('attributes');
    const { id } = (await office.create(draft())).body;
    await products.updateOne({ _id: id }, { $set: { phase: 'three', inverterType: null } });
    const unknown = { filterable: 1, comparable: 1, decimals: 1, searchTerms: 1 } as const;
    await attributes.updateMany({}, { $unset: unknown });
    await attributes.deleteOne({ code: 'power' });
    const migration = migrations.find((one) => one.id === '003-attributes-that-filter');
    await migration?.up(office.service.db);
    await migration?.up(office.service.db);
    const product = await products.findOne({ _id: id });
    expect(product?.attributes).toEqual([
      { code: 'power_wp', value: 500 },
      { code: 'phase', value: 'three' },
    ]);
    expect(product).not.toHaveProperty('phase');
    expect(product).not.toHaveProperty('inverterType');
    expect(await attributes.countDocuments({ filterable: true })).toBe(3);
    expect(await attributes.countDocuments({ searchTerms: { $exists: false } })).toBe(0);
  });
}
