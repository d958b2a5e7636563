import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import type { DataReport } from '@solar/contracts/catalog/data-report-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { TestService } from '@solar/service-kit/testing/test-service';

const ADMIN = '/api/catalog/admin';
const REPORT = `${ADMIN}/data-report`;

/** The report of what is known of products, on a service that another suite has started. */
export function testDataReport(
  world: () => {
    service: TestService;
    token: string;
    create: (fields: object) => Promise<AdminProduct>;
  },
): void {
  const report = async (query: Record<string, string>, token: string | null = world().token) =>
    world().service.request<DataReport & { code: string }>('GET', REPORT, {
      ...(token === null ? {} : { token }),
      query: { pageSize: '100', ...query },
    });
  const mark = (id: string, body: object, token = world().token) =>
    world().service.request<AdminProduct & { code: string }>(
      'PUT',
      `${ADMIN}/products/${id}/not-published`,
      { token, body },
    );

  it('says of each value that a category asks for whether it is known, from where, and what it decides', async () => {
    const known = { code: 'power_wp', value: 500, source: 'Sheet V3', confidence: 'published' };
    const { id, sku, version } = await world().create({ sku: newId('sku'), attributes: [known] });
    const { body } = await report({ q: sku });
    const rowOf = (code: string) => body.items.find(({ attribute }) => attribute.code === code);
    expect(rowOf('power_wp')).toMatchObject({
      ...{ state: 'known', value: 500, source: 'Sheet V3', confidence: 'published' },
    });
    expect(rowOf('voc_v')).toMatchObject({
      ...{ state: 'missing', weight: 'fit', product: { id, sku, version } },
    });
    expect(rowOf('fire_class')?.weight).not.toBe('fit');
    // What decides most comes first, what is known last.
    expect(body.items[0]).toMatchObject({ state: 'missing', weight: 'fit' });
    expect(body.items.at(-1)?.state).toBe('known');
    const [category] = body.categories;
    expect(category).toMatchObject({
      slug: 'solar-panels',
      products: 1,
      // Of the HS code the category has a value.
      known: 2,
      notPublished: 0,
    });
    expect(body.total).toBe(2 + (category?.missing ?? 0));

    const marked = await mark(id, { version, code: 'voc_v', notPublished: true });
    expect(marked.status).toBe(200);
    expect((await report({ q: sku, state: 'not-published' })).body.items).toMatchObject([
      { attribute: { code: 'voc_v' }, state: 'not-published' },
    ]);
    const again = { version: marked.body.version, code: 'voc_v', notPublished: false };
    expect((await mark(id, again)).status).toBe(200);
    expect((await report({ q: sku, state: 'not-published' })).body.total).toBe(0);
  });

  it('adds up to what it lists, by whatever filter', async () => {
    const { body: all } = await report({ active: 'true' });
    for (const { slug, known, notPublished, missing } of all.categories) {
      const of = async (state: string) =>
        (await report({ active: 'true', category: slug, state })).body.total;
      expect([await of('known'), await of('not-published'), await of('missing')]).toEqual([
        ...[known, notPublished, missing],
      ]);
    }
    const sum = all.categories.reduce(
      (n, one) => n + one.known + one.notPublished + one.missing,
      0,
    );
    expect(sum).toBe(all.total);
    const panels = (await report({ active: 'true', category: 'solar-panels' })).body;
    const ofFields = panels.attributes.reduce((n, { known, missing }) => n + known + missing, 0);
    expect(ofFields).toBe(panels.total);
  });

  it('is for staff, and marks nothing for a stranger, of a value that is known or of nothing', async () => {
    const { service } = world();
    const power = { code: 'power_wp', value: 500 };
    const { id, version } = await world().create({ sku: newId('sku'), attributes: [power] });
    const input = { version, code: 'voc_v', notPublished: true };
    const customer = await service.token({ approved: true });
    const warehouse = await service.token({ role: 'warehouse' });
    expect((await report({}, null)).status).toBe(401);
    expect((await report({}, customer)).status).toBe(403);
    expect((await mark(id, input, customer)).status).toBe(403);
    expect((await mark(id, input, warehouse)).status).toBe(403);
    expect((await mark(id, { ...input, code: 'power_wp' })).status).toBe(400);
    expect((await mark(id, { ...input, code: 'no_such' })).status).toBe(404);
    expect((await mark(id, { ...input, code: '' })).status).toBe(400);
    expect((await mark(id, { ...input, version: 7 })).status).toBe(409);
    expect((await report({ state: 'nonsense' })).status).toBe(400);
  });
}
