import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import type {
  ImportPreview,
  ProductImport,
  SavedMapping,
} from '@solar/contracts/catalog/import-http';
import { demoId } from '@solar/contracts/common/demo-ids';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { MODULES } from './module-mapping';

const ADMIN = '/api/catalog/admin';

/** The tests of imports, on a service that another suite has started. */
export function testImports(world: () => { service: TestService; token: string }): void {
  const PATH = `${ADMIN}/product-imports`;
  const tableOf = (name: string) => readFileSync(resolve(__dirname, `tables/${name}.csv`));
  const file = tableOf('cec-inverters');

  const send = (bytes: Buffer) => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="cec.csv"\r\n\r\n';
    return world().service.request<ProductImport>('POST', PATH, {
      token: world().token,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    });
  };
  const post = <T>(path: string, body: object) =>
    world().service.request<T>('POST', `${PATH}/${path}`, { token: world().token, body });
  const ended = (id: string) =>
    world().service.waitFor(async () => {
      const { body } = await world().service.request<ProductImport>('GET', `${PATH}/${id}`, {
        token: world().token,
      });
      return body.status === 'done' && body;
    });
  const drafts = async () => {
    const query = { active: 'false', brand: 'abb', pageSize: 1 };
    const found = await world().service.request<{ total: number }>('GET', `${ADMIN}/products`, {
      token: world().token,
      query,
    });
    return found.body.total;
  };

  it('change nothing before they are started, then make drafts once', async () => {
    const saved = await world().service.request<{ items: SavedMapping[] }>(
      'GET',
      `${ADMIN}/import-mappings`,
      { token: world().token },
    );
    const mapping = saved.body.items.find(({ name }) => name.includes('inverters'))?.mapping;
    const broken = Buffer.concat([file, Buffer.from('Nobody,,much,,,,,,,,,,,,,,\n')]);
    const { status, body } = await send(broken);
    expect([status, body.status, body.lines]).toEqual([201, 'uploaded', 48]);

    const before = await drafts();
    const preview = await post<ImportPreview>(`${body.id}/preview`, { mapping, onlyBad: true });
    expect(preview.body).toMatchObject({ good: 45, bad: 1, existing: 0, total: 1 });
    expect(preview.body.items[0]?.errors).toEqual([
      {
        ...{ field: 'sandia_pso_w', code: 'not-a-number', value: 'much' },
        ...{ column: 'Pso', cell: 'much' },
      },
    ]);
    const all = await post<{ code: string }>(`${body.id}/start`, { mapping, rows: 'all' });
    expect([all.status, all.body.code]).toEqual([422, 'import.bad_rows']);
    expect(await drafts()).toBe(before);

    const started = await post(`${body.id}/start`, { mapping, rows: 'good' });
    expect(started.status).toBe(202);
    expect((await post(`${body.id}/start`, { mapping, rows: 'good' })).status).toBe(409);
    expect(await ended(body.id)).toMatchObject({
      total: 45,
      done: 45,
      created: 45,
      existing: 0,
      leftOutCount: 1,
      leftOut: [{ line: 49, sku: 'Nobody' }],
    });
    expect(await drafts()).toBeGreaterThan(before);
    const hidden = await world().service.request(
      'GET',
      '/api/catalog/products/abb-micro-0-25-i-outd-us-208-208v',
    );
    expect(hidden.status).toBe(404);

    const again = (await send(file)).body;
    await post(`${again.id}/start`, { mapping, rows: 'all' });
    expect(await ended(again.id)).toMatchObject({ created: 0, existing: 45 });
  });

  it('take another table by the mapping that was saved for it, and what was mended later', async () => {
    const saved = await world().service.request<SavedMapping>('POST', `${ADMIN}/import-mappings`, {
      token: world().token,
      body: { name: 'Modules of a maker', mapping: MODULES },
    });
    expect(saved.status).toBe(201);
    const { mapping } = saved.body;
    const table = tableOf('modules');
    const { id } = (await send(table)).body;
    const preview = await post<ImportPreview>(`${id}/preview`, { mapping });
    expect(preview.body).toMatchObject({ good: 3, bad: 3, existing: 0 });
    await post(`${id}/start`, { mapping, rows: 'good' });
    expect(await ended(id)).toMatchObject({ created: 3, leftOutCount: 3 });

    const [head, ...rows] = table.toString('utf8').trim().split('\n');
    const mended = rows.slice(0, 4).map((row) => row.replace('viel', '435'));
    const again = (await send(Buffer.from([head, ...mended].join('\n')))).body;
    await post(`${again.id}/start`, { mapping, rows: 'all' });
    expect(await ended(again.id)).toMatchObject({ created: 1, existing: 3 });

    const { body } = await world().service.request<{ items: { id: string; name: string }[] }>(
      'GET',
      `${ADMIN}/products`,
      { token: world().token, query: { active: 'false', brand: 'chint' } },
    );
    expect(body.items).toHaveLength(4);
    const first = body.items.find(({ name }) => name.endsWith('590'));
    const product = await world().service.request<AdminProduct>(
      'GET',
      `${ADMIN}/products/${first?.id}`,
      { token: world().token },
    );
    expect(product.body.attributes).toContainEqual({
      code: 'temp_coeff_isc_pct_c',
      value: 0.0449930458971,
      source: MODULES.provenance,
      confidence: 'published',
    });
  });

  it('take a cell as it was mended in the preview, until they are started', async () => {
    const table = Buffer.from('Model;Maker;Power\nM-1;Mender;much\nM-2;Mender;10\n');
    const { id } = (await send(table)).body;
    const mapping = {
      skipRows: 0,
      categoryId: demoId('cat', 'inverters'),
      ...{ sku: { column: 'Model' }, name: { column: 'Model' }, brand: { column: 'Maker' } },
      powerW: { column: 'Power' },
      ...{ attributes: [], provenance: 'List' },
    };
    const mend = (cells: object[], token: string | null = world().token) =>
      world().service.request<ProductImport & { code: string }>('PUT', `${PATH}/${id}/cells`, {
        ...(token === null ? {} : { token }),
        body: { cells },
      });
    const shown = async () => (await post<ImportPreview>(`${id}/preview`, { mapping })).body;
    expect((await shown()).items[0]?.errors).toMatchObject([{ column: 'Power', cell: 'much' }]);

    const cell = { line: 2, column: 'Power', text: 'still much' };
    expect((await mend([cell], null)).status).toBe(401);
    for (const wrong of [{ line: 4 }, { line: 1 }, { column: 'Nothing' }, { text: 5 }]) {
      expect((await mend([{ ...cell, ...wrong }])).status).toBe(400);
    }
    expect((await mend([cell])).status).toBe(200);
    expect((await shown()).items[0]?.errors).toMatchObject([{ cell: 'still much' }]);
    const name = { line: 3, column: 'Model', text: 'M-2b' };
    expect((await mend([{ ...cell, text: '12' }, name])).status).toBe(200);
    expect(await shown()).toMatchObject({ good: 2, bad: 0, items: [{}, { sku: 'M-2b' }] });
    expect((await post(`${id}/start`, { mapping, rows: 'all' })).status).toBe(202);
    expect(await ended(id)).toMatchObject({ created: 2, leftOutCount: 0 });
    const late = await mend([cell]);
    expect([late.status, late.body.code]).toEqual([409, 'import.started']);
  });

  it('are taken back but for what somebody has changed or shown since', async () => {
    const table = 'Model;Maker\nU-1;Undoer\nU-2;Undoer\nU-3;Undoer\n';
    const { id } = (await send(Buffer.from(table))).body;
    const mapping = {
      skipRows: 0,
      categoryId: demoId('cat', 'inverters'),
      ...{ sku: { column: 'Model' }, name: { column: 'Model' }, brand: { column: 'Maker' } },
      ...{ powerW: null, attributes: [], provenance: 'List' },
    };
    const undo = () => post<ProductImport & { code: string }>(`${id}/undo`, {});
    expect((await undo()).body.code).toBe('import.not_done');
    await post(`${id}/start`, { mapping, rows: 'all' });
    await ended(id);
    const { service, token } = world();
    const query = { q: 'U-', brand: 'undoer' };
    const left = async () =>
      (
        await service.request<{ items: { id: string; sku: string }[] }>(
          'GET',
          `${ADMIN}/products`,
          {
            ...{ token, query },
          },
        )
      ).body.items;
    const [, second] = await left();
    const show = `${ADMIN}/products/${second?.id}/active`;
    const shown = await service.request('PUT', show, { token, body: { active: true, version: 0 } });
    expect(shown.status).toBe(200);

    expect((await service.request('POST', `${PATH}/${id}/undo`, { body: {} })).status).toBe(401);
    expect((await undo()).status).toBe(202);
    const undone = await service.waitFor(async () => {
      const { body } = await service.request<ProductImport>('GET', `${PATH}/${id}`, { token });
      return body.status === 'undone' && body;
    });
    expect(undone).toMatchObject({ created: 3, undone: 2, kept: 1 });
    expect((await left()).map(({ sku }) => sku)).toEqual(['U-2']);
    expect((await undo()).status).toBe(409);
  });

  it('refuse a file without a table and a mapping of other columns', async () => {
    expect((await send(Buffer.from('hello'))).status).toBe(422);
    const { body } = await send(Buffer.from('Model;Maker\nX1;Acme\n'));
    const mapping = {
      skipRows: 0,
      categoryId: demoId('cat', 'inverters'),
      sku: { column: 'Model' },
      name: { column: 'Model' },
      brand: { column: 'Brand' },
      powerW: null,
      attributes: [],
      provenance: 'List',
    };
    expect((await post(`${body.id}/preview`, { mapping })).status).toBe(400);
    const named = { ...mapping, brand: { column: 'Maker' } };
    const preview = await post<ImportPreview>(`${body.id}/preview`, { mapping: named });
    expect(preview.body).toMatchObject({ good: 1, bad: 0 });
  });

  it('take what the shop pays from a column, for staff that may set it', async () => {
    const { body } = await send(Buffer.from('Model;Maker;Buys\nC-1;Acme;12,345\nC-2;Acme;dear\n'));
    const mapping = {
      skipRows: 0,
      categoryId: demoId('cat', 'inverters'),
      sku: { column: 'Model' },
      name: { column: 'Model' },
      brand: { column: 'Maker' },
      powerW: null,
      cost: { column: 'Buys' },
      attributes: [],
      provenance: 'List',
    };
    const { body: preview } = await post<ImportPreview>(`${body.id}/preview`, { mapping });
    expect(preview.items[1]?.errors).toMatchObject([{ field: 'cost', code: 'not-a-number' }]);
    const editor = await world().service.token({ role: 'editor' });
    const start = `${ADMIN}/product-imports/${body.id}/start`;
    const input = { mapping, rows: 'good' };
    const refused = await world().service.request('POST', start, { token: editor, body: input });
    expect(refused.status).toBe(403);
    expect((await post(`${body.id}/start`, input)).status).toBeLessThan(300);
    await ended(body.id);
    const found = `${ADMIN}/products?q=C-1`;
    const { token } = world();
    const list = await world().service.request<{ items: object[] }>('GET', found, { token });
    expect(list.body.items[0]).toMatchObject({ cost: { amount: 1_235, currency: 'USD' } });
  });

  it('keep mappings by name and version', async () => {
    const path = `${ADMIN}/import-mappings`;
    const list = await world().service.request<{ items: SavedMapping[] }>('GET', path, {
      token: world().token,
    });
    const mapping = list.body.items[0]?.mapping;
    const input = { name: 'Of the maker', mapping };
    const write = (method: 'POST' | 'PUT', to: string, body: object) =>
      world().service.request<SavedMapping & { code: string }>(method, to, {
        token: world().token,
        body,
      });
    const { body } = await write('POST', path, input);
    expect((await write('POST', path, input)).body.code).toBe('mapping.name_taken');
    const at = `${path}/${body.id}`;
    expect((await write('PUT', at, { ...input, name: 'Newer', version: 0 })).status).toBe(200);
    expect((await write('PUT', at, { ...input, version: 0 })).status).toBe(409);
    const remove = () =>
      world().service.request('DELETE', `${at}?version=1`, { token: world().token });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  });
}
