import type { AdminCategory, AdminProduct } from '@solar/contracts/catalog/admin-http';
import type { Comparison, ProductDetail } from '@solar/contracts/catalog/http';
import type { SourcedValue } from '@solar/contracts/catalog/product-data';
import type { RequiredCondition } from '@solar/contracts/catalog/required-values';
import { demoId, demoProductId } from '@solar/contracts/common/demo-ids';
import Papa from 'papaparse';
import type { TestService } from '@solar/service-kit/testing/test-service';

const ADMIN = '/api/catalog/admin';
const PANEL = demoProductId('JKM580N-72HL4-BDV');
const OTHER = demoProductId('LR5-54HTH-435M');
/** Has two active sides, and no factor of them is published. */
const BIFACIAL = demoProductId('JAM66D45-620/LB');

/** The tests of what a category says of its products, on a service that another suite has started. */
export function testCategoryValues(world: () => { service: TestService; token: string }): void {
  const send = <T>(method: 'GET' | 'PUT', path: string, body?: object) =>
    world().service.request<T>(method, path, { token: world().token, ...(body ? { body } : {}) });
  const panels = async () => {
    const { body } = await send<{ items: AdminCategory[] }>('GET', `${ADMIN}/categories`);
    const found = body.items.find(({ id }) => id === demoId('cat', 'solar-panels'));
    if (!found) throw new Error('No category of panels');
    return found;
  };
  const give = async (attributes: SourcedValue[]) => {
    const { id, productCount: _count, ...category } = await panels();
    return send(`PUT`, `${ADMIN}/categories/${id}`, { ...category, attributes });
  };
  const ask = async (requiredWhen: RequiredCondition[]) => {
    const { id, productCount: _count, ...category } = await panels();
    return send(`PUT`, `${ADMIN}/categories/${id}`, { ...category, requiredWhen });
  };
  const shown = async (id: string, code: string) => {
    const { body } = await send<ProductDetail>('GET', `/api/catalog/products/${id}`);
    const all = body.attributeGroups.flatMap(({ attributes }) => attributes);
    return all.find((one) => one.code === code);
  };
  const setOwn = async (values: SourcedValue[]) => {
    const path = `${ADMIN}/products/${PANEL}`;
    const { body } = await send<AdminProduct>('GET', path);
    const own = body.attributes.filter(({ code }) => code !== 'hs_code');
    const fields = ['sku', 'slug', 'name', 'categoryId', 'brandId', 'summary', 'description'];
    const more = ['powerW', 'labels', 'weightGrams', 'featured', 'active', 'downloads', 'version'];
    const kept = Object.entries(body).filter(([key]) => [...fields, ...more].includes(key));
    const input = { ...Object.fromEntries(kept), attributes: [...own, ...values] };
    expect((await send('PUT', path, input)).status).toBe(200);
  };

  it('hold for every product that says nothing else, with their source', async () => {
    const before = (await panels()).attributes ?? [];
    expect(await shown(PANEL, 'hs_code')).toMatchObject({
      value: '8541.43',
      source: expect.stringContaining('HS 2022') as string,
    });
    const origin = { code: 'origin', value: 'China', source: 'Contract 7' };
    expect((await give([...before, origin])).status).toBe(200);
    expect(await shown(OTHER, 'origin')).toMatchObject({ value: 'China', source: 'Contract 7' });
    const { body } = await send<AdminProduct>('GET', `${ADMIN}/products/${OTHER}`);
    expect(body.gaps).toEqual(expect.arrayContaining(['gtin']));
    expect(body.gaps).not.toContain('origin');
    expect(body.gaps).not.toContain('hs_code');

    await setOwn([{ code: 'hs_code', value: '8541.49' }]);
    const own = await shown(PANEL, 'hs_code');
    expect([own?.value, own?.source]).toEqual(['8541.49', undefined]);
    expect((await shown(OTHER, 'hs_code'))?.value).toBe('8541.43');
    await setOwn([]);
    expect((await give(before)).status).toBe(200);
    expect(await shown(OTHER, 'origin')).toBeUndefined();
  });

  it('are in the table of all data, beside what each product lacks and without a price', async () => {
    const path = `${ADMIN}/product-data/file`;
    const { service, token } = world();
    const { status, text } = await service.request('GET', path, { token });
    expect(status).toBe(200);
    const { data } = Papa.parse<Record<string, string>>(text, { header: true });
    const row = data.find(({ sku }) => sku === 'JKM580N-72HL4-BDV');
    expect(row).toMatchObject({ brand: 'JinkoSolar', hs_code: '8541.43', units_per_pallet: '36' });
    expect(row?.['gaps']?.split(' ')).toEqual(expect.arrayContaining(['gtin', 'origin']));
    expect(row?.['gaps']?.split(' ')).not.toContain('hs_code');
    const columns = Object.keys(data[0] ?? {});
    expect(columns.filter((name) => /price|cost|sale|base/.test(name))).toEqual([]);
    const customer = await service.token({ role: 'user' });
    expect((await service.request('GET', path)).status).toBe(401);
    expect((await service.request('GET', path, { token: customer })).status).toBe(403);
  });

  it('are asked for under a condition only where it holds, in the shop, the list and the table', async () => {
    const { requiredWhen: before = [] } = await panels();
    expect(before).toContainEqual({ code: 'bifaciality_pct', attribute: 'bifacial', equals: true });
    const gapsOf = async (id: string) =>
      (await send<AdminProduct>('GET', `${ADMIN}/products/${id}`)).body.gaps;
    const notPublished = async (id: string) => {
      const { body } = await send<ProductDetail>('GET', `/api/catalog/products/${id}`);
      return body.attributeGroups.flatMap((one) => one.notPublished ?? []).map(({ code }) => code);
    };
    const inTable = async (sku: string) => {
      const { service, token } = world();
      const { text } = await service.request('GET', `${ADMIN}/product-data/file`, { token });
      const { data } = Papa.parse<Record<string, string>>(text, { header: true });
      return data.find((row) => row['sku'] === sku)?.['gaps']?.split(' ');
    };
    expect(await gapsOf(BIFACIAL)).toContain('bifaciality_pct');
    expect(await notPublished(BIFACIAL)).toContain('bifaciality_pct');
    expect(await inTable('JAM66D45-620/LB')).toContain('bifaciality_pct');
    expect(await gapsOf(OTHER)).not.toContain('bifaciality_pct');
    expect(await notPublished(OTHER)).not.toContain('bifaciality_pct');
    expect(await inTable('LR5-54HTH-435M')).not.toContain('bifaciality_pct');

    const other = { code: 'bifaciality_pct', attribute: 'bifacial', equals: false };
    expect((await ask([other])).status).toBe(200);
    expect(await gapsOf(BIFACIAL)).not.toContain('bifaciality_pct');
    expect(await notPublished(OTHER)).toContain('bifaciality_pct');
    const unknown = await ask([{ code: 'no_such', attribute: 'nor_this', equals: 1 }]);
    expect(unknown.status).toBe(400);
    expect(unknown.body).toMatchObject({
      errors: [{ path: 'requiredWhen.0.code' }, { path: 'requiredWhen.0.attribute' }],
    });
    const wrong = await ask([{ ...other, equals: 'yes' }]);
    expect(wrong.body).toMatchObject({ errors: [{ path: 'requiredWhen.0.equals' }] });
    expect((await ask(before)).status).toBe(200);
  });

  it('are refused of an attribute that there is not, of the wrong type, and from strangers', async () => {
    const unknown = [{ code: 'no_such', value: 'x' }];
    expect((await give(unknown)).status).toBe(400);
    expect((await give([{ code: 'package_kg', value: 'heavy' }])).status).toBe(400);
    const { id, productCount: _count, ...category } = await panels();
    const path = `${ADMIN}/categories/${id}`;
    const stranger = await world().service.request('PUT', path, { body: category });
    expect(stranger.status).toBe(401);
  });

  it('leave open in a comparison only what is asked for and not published', async () => {
    const { body } = await send<Comparison>(
      'GET',
      `/api/catalog/products/compare?ids=${PANEL},${OTHER}`,
    );
    const rows = body.groups.flatMap((group) => group.rows);
    const hs = rows.find(({ code }) => code === 'hs_code');
    expect(hs?.values).toEqual([{ value: '8541.43' }, { value: '8541.43' }]);
    const cable = rows.find(({ code }) => code === 'cable_length_mm');
    expect([cable?.values, cable?.notPublished]).toEqual([
      [{ value: '400 (+), 200 (−)' }, null],
      [false, true],
    ]);
    const none = body.groups.flatMap(({ notPublished = [] }) => notPublished);
    expect(none.map(({ code }) => code)).toEqual(expect.arrayContaining(['gtin', 'origin']));
    expect(rows.map(({ code }) => code)).not.toContain('gtin');
  });
}
