import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import { ImportRunner } from '@solar/service-kit/imports/import-runner';
import { newId } from '@solar/service-kit/mongo/new-id';
import { ImportClient } from '@solar/service-kit/testing/import-table';
import { LISTS, PANEL, BATTERY, price, tiers, type PriceLists } from './price-lists';

/** Tables of prices: imported, written out again and taken back. */
export function testPriceTables(lists: PriceLists): void {
  const approve = (id: string) => lists.post(`/${id}/approve`);
  const newList = async () => {
    const { body } = await lists.post('', { name: 'Prices of a table' });
    await lists.post(`/${body.id}/items`, { productId: PANEL, price: price(7_777), tiers });
    return body.id;
  };
  const HEAD = 'sku,price,currency,tiers\n';
  const client = (as = lists.token) =>
    new ImportClient(lists.service, as, '/api/catalog/admin/imports');
  const into = (target: string) => ({ kind: 'price-list', target });
  const fileOf = async (id: string) =>
    (await lists.service.request('GET', `${LISTS}/${id}/file`, { token: lists.token })).text;
  const itemsOf = async (id: string) =>
    (
      await lists.service.request<PriceListDetail>('GET', `${LISTS}/${id}`, {
        token: lists.token,
      })
    ).body.items;

  it('are previewed, imported, written out unchanged, and taken back', async () => {
    const id = await newList();
    const before = await itemsOf(id);
    const table = `${HEAD}JKM580N-72HL4-BDV,70,USD,10: 65.00 | 36: 60\nHVM 11.0,"1234,5",,\n`;
    const bad = `${table}NOTHING,1,USD,\nJKM580N-72HL4-BDV,80,,\nHVM 13.8,free,EUR,\n`;
    const { body: sent } = await client().upload(into(id), bad);
    expect(sent).toMatchObject({ status: 'uploaded', lines: 5, target: { id } });
    const preview = await client().preview(sent);
    expect(preview.body.counts).toEqual({ create: 1, update: 1, same: 0, skip: 0, bad: 3 });
    expect(preview.body.items.slice(2).map(({ errors }) => errors[0])).toMatchObject([
      { column: 'sku', code: 'unknown' },
      { column: 'sku', code: 'duplicate' },
      { column: 'currency', code: 'other-currency' },
    ]);
    const all = await client().post(`${sent.id}/start`, { mapping: sent.mapping, rows: 'all' });
    expect([all.status, all.body.code]).toEqual([422, 'import.bad_rows']);
    expect(await itemsOf(id)).toEqual(before);

    await client().post(`${sent.id}/start`, { mapping: sent.mapping, rows: 'good' });
    const done = await client().ended(sent.id, 'done');
    expect(done).toMatchObject({ created: 1, updated: 1, unchanged: 0, leftOut: 3, done: 5 });
    expect(await itemsOf(id)).toMatchObject([
      { productId: PANEL, price: price(7_000), tiers: [{ from: 10 }, { from: 36 }] },
      { productId: BATTERY, price: price(123_450), tiers: [] },
    ]);
    const path = `/api/catalog/admin/imports/${sent.id}/report`;
    const report = await lists.service.request('GET', path, { token: lists.token });
    expect(report.text).toContain('NOTHING,1,USD,,sku: unknown');

    const again = await client().import(into(id), await fileOf(id));
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2, leftOut: 0 });
    const undone = await client().undo(sent.id);
    expect(undone).toMatchObject({ undone: 2, kept: 0 });
    expect(await itemsOf(id)).toEqual(before);
    expect((await client().post(`${sent.id}/undo`)).body.code).toBe('import.not_done');
  });

  it('keep what was changed after the import when that is taken back', async () => {
    const id = await newList();
    const { id: imported } = await client().import(
      into(id),
      `${HEAD}JKM580N-72HL4-BDV,70,,\nHVM 11.0,900,,\n`,
    );
    const path = `${LISTS}/${id}/items/${BATTERY}`;
    await lists.service.request('PUT', path, {
      token: lists.token,
      body: { price: price(88_800) },
    });
    expect(await client().undo(imported)).toMatchObject({ undone: 1, kept: 1 });
    expect(await itemsOf(id)).toMatchObject([{ price: price(7_777) }, { price: price(88_800) }]);
  });

  it('are gone on with by another process when theirs is gone', async () => {
    const id = await newList();
    const { body } = await client().upload(into(id), `${HEAD}HVM 11.0,900,,\n`);
    const imports = lists.service.db.collection<{ _id: string }>('imports');
    const left = { status: 'running', mapping: body.mapping, updatedAt: new Date(0) };
    await imports.updateOne({ _id: body.id }, { $set: left });
    await lists.service.get(ImportRunner).goOn(new Date());
    expect(await client().ended(body.id, 'done')).toMatchObject({ created: 1 });
    expect(await itemsOf(id)).toHaveLength(2);
  });

  it('are refused to strangers, for approved lists and for what is no table', async () => {
    const id = await newList();
    const editor = await lists.service.token({ role: 'editor' });
    const customer = await lists.service.token({ approved: true });
    const { body } = await client().upload(into(id), `${HEAD}HVM 11.0,900,,\n`);
    for (const one of [editor, customer]) {
      const stranger = client(one);
      expect((await stranger.upload(into(id), HEAD)).status).toBe(403);
      expect((await stranger.get(body.id)).status).toBe(403);
      expect((await stranger.preview(body)).status).toBe(403);
      expect((await stranger.post(`${body.id}/undo`)).status).toBe(403);
      expect((await stranger.get(`${body.id}/report`)).status).toBe(403);
      expect((await stranger.page({ kind: 'price-list' })).status).toBe(403);
      const file = `${LISTS}/${id}/file`;
      expect((await lists.service.request('GET', file, { token: one })).status).toBe(403);
    }
    expect((await client().upload(into(newId('plt')), `${HEAD}A,1,,\n`)).status).toBe(404);
    expect((await client().upload({ kind: 'price-list' }, `${HEAD}A,1,,\n`)).status).toBe(400);
    expect((await client().upload({ kind: 'suppliers' }, `${HEAD}A,1,,\n`)).status).toBe(404);
    expect((await client().upload(into(id), 'hello')).status).toBe(422);
    expect((await client().preview({ ...body, mapping: { sku: 'sku' } })).status).toBe(400);
    await approve(id);
    expect((await client().upload(into(id), `${HEAD}A,1,,\n`)).status).toBe(409);
    const start = { mapping: body.mapping, rows: 'all' };
    expect((await client().post(`${body.id}/start`, start)).status).toBe(409);
  });
}
