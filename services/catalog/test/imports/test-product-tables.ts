import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import type { ImportMapping } from '@solar/contracts/common/imports-http';
import { demoId } from '@solar/contracts/common/demo-ids';
import { ImportRunner } from '@solar/service-kit/imports/import-runner';
import { ImportClient } from '@solar/service-kit/testing/import-table';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { migrations } from '../../src/migrations';
import { MODULES } from './module-mapping';

const ADMIN = '/api/catalog/admin';
const KIND = { kind: 'products' };
const MAPPINGS = `${ADMIN}/import-mappings`;
/** A table of two columns as inverters. */
const PLAIN = {
  ...{ sku: 'Model', name: 'Model', brand: 'Maker' },
  ...{ category: { constant: 'inverters' }, source: { constant: 'List' } },
};

/** The tests of tables of products, on a service that another suite has started. */
export function testProductTables(world: () => { service: TestService; token: string }): void {
  const tableOf = (name: string) => readFileSync(resolve(__dirname, `tables/${name}.csv`));
  const client = (as = world().token) => new ImportClient(world().service, as, `${ADMIN}/imports`);
  const read = async <T>(path: string, query: Record<string, string> = {}) =>
    (await world().service.request<T>('GET', `${ADMIN}/${path}`, { token: world().token, query }))
      .body;
  const products = (query: Record<string, string>) =>
    read<{ items: { id: string; sku: string; name: string; cost?: object }[]; total: number }>(
      'products',
      query,
    );
  const drafts = async () => (await products({ active: 'false', brand: 'abb' })).total;

  it('change nothing before they are started, then make drafts once', async () => {
    const file = tableOf('cec-inverters');
    const broken = Buffer.concat([file, Buffer.from('Nobody,,much,,,,,,,,,,,,,,\n')]);
    const { status, body } = await client().upload(KIND, broken);
    // The kept mapping of such lists fits; two lines below the names are no rows.
    expect([status, body.status, body.lines, body.skipRows]).toEqual([201, 'uploaded', 46, 2]);
    expect(body.moreColumns).toContainEqual({
      name: 'attribute:voc_v',
      label: expect.any(Object) as object,
      unit: 'V',
    });
    expect(body.choices?.['category']?.map(({ value }) => value)).toContain('inverters');

    const before = await drafts();
    const preview = await client().preview(body, { onlyBad: true });
    expect(preview.body.counts).toEqual({ create: 45, update: 0, same: 0, skip: 0, bad: 1 });
    expect(preview.body.items[0]?.errors).toEqual([
      {
        ...{ column: 'attribute:sandia_pso_w', code: 'not-a-number' },
        from: { column: 'Pso', cell: 'much' },
      },
    ]);
    const { mapping, skipRows } = body;
    const plan = { mapping, skipRows };
    const all = await client().post(`${body.id}/start`, { ...plan, rows: 'all' });
    expect([all.status, all.body.code]).toEqual([422, 'import.bad_rows']);
    expect(await drafts()).toBe(before);

    const start = { ...plan, rows: 'good' };
    expect((await client().post(`${body.id}/start`, start)).status).toBe(202);
    expect((await client().post(`${body.id}/start`, start)).status).toBe(409);
    expect(await client().ended(body.id, 'done')).toMatchObject({
      ...{ lines: 46, done: 46, created: 45, updated: 0, unchanged: 0, leftOut: 1 },
    });
    const report = await world().service.request('GET', `${ADMIN}/imports/${body.id}/report`, {
      token: world().token,
    });
    expect(report.text.trim().split('\n').at(-1)).toContain('attribute:sandia_pso_w: not a number');
    expect(await drafts()).toBeGreaterThan(before);
    const hidden = await world().service.request(
      'GET',
      '/api/catalog/products/abb-micro-0-25-i-outd-us-208-208v',
    );
    expect(hidden.status).toBe(404);

    expect(await client().import(KIND, file.toString('utf8'))).toMatchObject({
      ...{ created: 0, unchanged: 45 },
    });
  });

  it('leave what the catalogue has as it is', async () => {
    const { body } = await client().upload(KIND, 'Model,Maker\nHVM 11.0,Other\nL-1,Other\n');
    const preview = await client().preview({ ...body, mapping: PLAIN });
    expect(preview.body.items.map(({ action }) => action)).toEqual(['skip', 'create']);
    const before = await products({ q: 'HVM 11.0' });
    await client().post(`${body.id}/start`, { mapping: PLAIN, rows: 'all' });
    expect(await client().ended(body.id, 'done')).toMatchObject({ created: 1, unchanged: 1 });
    expect(await products({ q: 'HVM 11.0' })).toEqual(before);
    expect(await client().undo(body.id)).toMatchObject({ undone: 1, kept: 0 });
    expect(await products({ q: 'HVM 11.0' })).toEqual(before);
    expect((await products({ q: 'L-1', brand: 'other' })).total).toBe(0);
  });

  it('take another table by the mapping that was kept for it, and what was mended later', async () => {
    const { service, token } = world();
    const kept = { ...KIND, name: 'Modules of a maker', mapping: MODULES };
    const saved = await service.request<ImportMapping>('POST', MAPPINGS, { token, body: kept });
    expect(saved.status).toBe(201);
    const [head, ...rows] = tableOf('modules').toString('utf8').trim().split('\n');
    const tableWith = (some: string[]) => [head, ...some].join('\n');
    const { body } = await client().upload(KIND, tableWith(rows.slice(0, 5)));
    expect(body.mapping).toEqual(MODULES);
    const preview = await client().preview(body);
    expect(preview.body.counts).toEqual({ create: 3, update: 0, same: 0, skip: 0, bad: 2 });
    await client().post(`${body.id}/start`, { mapping: MODULES, rows: 'good' });
    expect(await client().ended(body.id, 'done')).toMatchObject({ created: 3, leftOut: 2 });

    const mended = rows.slice(0, 4).map((row) => row.replace('viel', '435'));
    expect(await client().import(KIND, tableWith(mended))).toMatchObject({
      ...{ created: 1, unchanged: 3 },
    });

    const { items } = await products({ active: 'false', brand: 'chint' });
    expect(items).toHaveLength(4);
    const first = items.find(({ name }) => name.endsWith('590'));
    const product = await read<AdminProduct>(`products/${first?.id}`);
    expect(product.attributes).toContainEqual({
      code: 'temp_coeff_isc_pct_c',
      value: 0.0449930458971,
      source: 'Price list',
      confidence: 'published',
    });
  });

  it('take a cell as it was mended in the preview, until they are started', async () => {
    const { body } = await client().upload(
      KIND,
      'Model;Maker;Power\nM-1;Mender;much\nM-2;Mender;10\n',
    );
    const mapping = { ...PLAIN, powerW: 'Power' };
    const mend = (cells: object[], token: string | null = world().token) =>
      world().service.request<{ code: string }>('PUT', `${ADMIN}/imports/${body.id}/cells`, {
        ...(token === null ? {} : { token }),
        body: { cells },
      });
    const shown = async () => (await client().preview({ ...body, mapping })).body;
    expect((await shown()).items[0]?.errors).toMatchObject([
      { column: 'powerW', from: { column: 'Power', cell: 'much' } },
    ]);

    const cell = { line: 2, column: 'Power', text: 'still much' };
    expect((await mend([cell], null)).status).toBe(401);
    expect((await mend([cell], await world().service.token({ role: 'warehouse' }))).status).toBe(
      403,
    );
    for (const wrong of [{ line: 4 }, { line: 1 }, { column: 'Nothing' }, { text: 5 }]) {
      expect((await mend([{ ...cell, ...wrong }])).status).toBe(400);
    }
    expect((await mend([cell])).status).toBe(200);
    expect((await shown()).items[0]?.errors).toMatchObject([{ from: { cell: 'still much' } }]);
    const name = { line: 3, column: 'Model', text: 'M-2b' };
    expect((await mend([{ ...cell, text: '12' }, name])).status).toBe(200);
    expect(await shown()).toMatchObject({
      counts: { create: 2, bad: 0 },
      items: [{}, { cells: { sku: 'M-2b' } }],
    });
    const started = await client().post(`${body.id}/start`, { mapping, rows: 'all' });
    expect(started.status).toBe(202);
    expect(await client().ended(body.id, 'done')).toMatchObject({ created: 2, leftOut: 0 });
    const late = await mend([cell]);
    expect([late.status, late.body.code]).toEqual([409, 'import.started']);
  });

  it('are taken back but for what somebody has changed or shown since', async () => {
    const { body } = await client().upload(
      KIND,
      'Model;Maker\nU-1;Undoer\nU-2;Undoer\nU-3;Undoer\n',
    );
    const { id } = body;
    const undo = () => client().post(`${id}/undo`);
    expect((await undo()).body.code).toBe('import.not_done');
    await client().post(`${id}/start`, { mapping: PLAIN, rows: 'all' });
    await client().ended(id, 'done');
    const left = async () => (await products({ q: 'U-', brand: 'undoer' })).items;
    const [, second] = await left();
    const { service, token } = world();
    const show = `${ADMIN}/products/${second?.id}/active`;
    const shown = await service.request('PUT', show, { token, body: { active: true, version: 0 } });
    expect(shown.status).toBe(200);

    const stranger = await service.request('POST', `${ADMIN}/imports/${id}/undo`, { body: {} });
    expect(stranger.status).toBe(401);
    expect((await undo()).status).toBe(202);
    const undone = await client().ended(id, 'undone');
    expect(undone).toMatchObject({ created: 3, undone: 2, kept: 1 });
    expect((await left()).map(({ sku }) => sku)).toEqual(['U-2']);
    expect((await undo()).status).toBe(409);
  });

  it('refuse a file without a table and a mapping of other columns', async () => {
    expect((await client().upload(KIND, 'hello')).status).toBe(422);
    const { body } = await client().upload(KIND, 'Model;Maker\nX1;Acme\n');
    const wrong = { ...PLAIN, brand: { column: 'Brand' } };
    expect((await client().preview({ ...body, mapping: wrong })).status).toBe(400);
    const preview = await client().preview({ ...body, mapping: PLAIN });
    expect(preview.body.counts).toMatchObject({ create: 1, bad: 0 });
  });

  it('take what the shop pays from a column, for staff that may set it', async () => {
    const table = 'Model;Maker;Buys\nC-1;Acme;12,345\nC-2;Acme;dear\n';
    const { body } = await client().upload(KIND, table);
    const mapping = { ...PLAIN, cost: 'Buys' };
    const { body: preview } = await client().preview({ ...body, mapping });
    expect(preview.items[1]?.errors).toMatchObject([{ column: 'cost', code: 'not-a-number' }]);
    const editor = client(await world().service.token({ role: 'editor' }));
    const input = { mapping, rows: 'good' };
    expect((await editor.preview({ ...body, mapping })).status).toBe(403);
    expect((await editor.post(`${body.id}/start`, input)).status).toBe(403);
    expect((await editor.preview({ ...body, mapping: PLAIN })).status).toBe(200);
    expect((await client().post(`${body.id}/start`, input)).status).toBe(202);
    await client().ended(body.id, 'done');
    const [first] = (await products({ q: 'C-1' })).items;
    expect(first).toMatchObject({ cost: { amount: 1_235, currency: 'USD' } });
  });

  it('are gone on with by another replica after a crash, each row once', async () => {
    const { service } = world();
    const table = `Model,Maker\n${Array.from({ length: 250 }, (_, n) => `G-${n},Goer\n`).join('')}`;
    const { body } = await client().upload(KIND, table);
    const left = { status: 'running', mapping: PLAIN, updatedAt: new Date(0) };
    const jobs = service.db.collection<{ _id: string }>('imports');
    await jobs.updateOne({ _id: body.id }, { $set: left });
    await service.get(ImportRunner).goOn(new Date());
    expect(await client().ended(body.id, 'done')).toMatchObject({ done: 250, created: 250 });
    expect((await products({ brand: 'goer' })).total).toBe(250);
    expect(await client().undo(body.id)).toMatchObject({ undone: 250, kept: 0 });
    expect((await products({ brand: 'goer' })).total).toBe(0);
  });

  it('keep mappings by name and version, for those who may import', async () => {
    const { service, token } = world();
    const list = await service.request<{ items: ImportMapping[] }>('GET', MAPPINGS, {
      ...{ token, query: KIND },
    });
    expect(list.body.items.map(({ name }) => name)).toContain('CEC inverters (SAM)');
    const input = { name: 'Of the maker', mapping: PLAIN, skipRows: 1 };
    const write = (method: 'POST' | 'PUT', to: string, body: object, as = token) =>
      service.request<ImportMapping & { code: string }>(method, to, { token: as, body });
    const create = { ...KIND, ...input };
    const { body } = await write('POST', MAPPINGS, create);
    expect((await write('POST', MAPPINGS, create)).body.code).toBe('mapping.name_taken');
    const warehouse = await service.token({ role: 'warehouse' });
    expect((await write('POST', MAPPINGS, create, warehouse)).status).toBe(403);
    expect((await write('POST', MAPPINGS, { ...create, kind: 'stock' })).status).toBe(404);
    const at = `${MAPPINGS}/${body.id}`;
    expect(
      (await write('PUT', at, { ...input, name: 'Newer', version: 0 }, warehouse)).status,
    ).toBe(403);
    expect((await write('PUT', at, { ...input, name: 'Newer', version: 0 })).status).toBe(200);
    expect((await write('PUT', at, { ...input, version: 0 })).status).toBe(409);
    expect((await write('PUT', at, { ...input, mapping: { sku: {} }, version: 1 })).status).toBe(
      400,
    );
    const remove = () => service.request('DELETE', `${at}?version=1`, { token });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  });

  it('of the time before come with their mappings and the way to undo them', async () => {
    const { service } = world();
    const made = await client().import(KIND, 'Model,Maker\nF-1,Former\nF-2,Former\n', {
      mapping: PLAIN,
    });
    const { items } = await products({ brand: 'former' });
    const { db } = service;
    const file = (await db.collection<{ _id: string }>('imports').findOne({ _id: made.id })) ?? {};
    const former = {
      ...{ skipRows: 0, categoryId: demoId('cat', 'inverters'), provenance: 'List' },
      ...{ sku: { column: 'Model' }, name: { column: 'Model' }, brand: { column: 'Maker' } },
      ...{ powerW: null, attributes: [{ code: 'voc_v', source: { column: 'Voc' } }] },
    };
    const id = demoId('imp', 'former');
    const counts = { total: 2, done: 2, created: 2, existing: 0, leftOut: [], leftOutCount: 0 };
    await db.collection<{ _id: string }>('product_imports').insertOne({
      ...{ ...file, _id: id, status: 'done', mapping: former, ...counts, startedBy: 'usr_1' },
    });
    await db.collection('products').updateMany({ sku: /^F-/ }, { $set: { importId: id } });
    const kept = { _id: demoId('map', 'former'), name: 'Former', mapping: former };
    await db
      .collection<{ _id: string }>('import_mappings')
      .insertOne({ ...kept, version: 0 } as never);

    const migration = migrations.find((one) => one.id === '005-join-imports');
    await migration?.up(db);
    await migration?.up(db);
    const found = (await client().get(id)).body;
    expect(found).toMatchObject({ kind: 'products', status: 'done', created: 2, leftOut: 0 });
    expect(found.mapping).toEqual({
      ...{ sku: { column: 'Model' }, name: { column: 'Model' }, brand: { column: 'Maker' } },
      ...{ category: { constant: 'inverters' }, source: { constant: 'List' } },
      'attribute:voc_v': { column: 'Voc' },
    });
    const list = await read<{ items: ImportMapping[] }>('import-mappings', KIND);
    expect(list.items).toContainEqual(
      expect.objectContaining({ name: 'Former', mapping: found.mapping, skipRows: 0 }),
    );
    expect(items).toHaveLength(2);
    expect(await client().undo(id)).toMatchObject({ undone: 2, kept: 0 });
    expect((await products({ brand: 'former' })).total).toBe(0);
  });
}
