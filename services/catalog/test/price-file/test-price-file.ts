import type { PriceFileResult } from '@solar/contracts/catalog/price-file-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import { price, type PriceLists } from '../price-list/price-lists';

/** Prices of the catalogue as a table. */
export function testPriceFile(lists: PriceLists): void {
  it('leave beside the prices of the catalogue, which go out as a table and come in again', async () => {
    const path = '/api/catalog/admin/prices/file';
    const send = (text: string, apply: boolean, as = lists.token) =>
      lists.service.request<PriceFileResult & { code: string }>('POST', path, {
        token: as,
        body: { text, apply },
      });
    const { text, headers } = await lists.service.request('GET', path, { token: lists.token });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect((await send(text, true)).body).toMatchObject({ changed: 0, leftOutCount: 0 });
    const changed = 'sku,price,tiers\nJKM580N-72HL4-BDV,150.00,10: 140.00 | 36: 130.00\nNOTHING,1,';
    const unknown = { line: 3, sku: 'NOTHING', code: 'unknown-sku' };
    const expected = { changed: 1, unchanged: 0, leftOut: [unknown], leftOutCount: 1 };
    const before = await lists.shownTo(newId('usr'));
    expect((await send(changed, false)).body).toEqual({ ...expected, applied: false });
    expect(await lists.shownTo(newId('usr'))).toEqual(before);
    expect((await send(changed, true)).body).toEqual({ ...expected, applied: true });
    expect(await lists.shownTo(newId('usr'))).toEqual({
      ...{ unit: price(15_000), source: 'base' },
      tiers: [
        { from: 10, unit: price(14_000) },
        { from: 36, unit: price(13_000) },
      ],
    });
    expect((await send(changed, true)).body).toMatchObject({ changed: 0, unchanged: 1 });
    const none = await send('a,b\n1,2', true);
    expect([none.status, none.body.code]).toEqual([422, 'price_file.columns']);
    expect((await send('', true)).status).toBe(400);
    const editor = await lists.service.token({ role: 'editor' });
    expect((await send(changed, true, editor)).status).toBe(403);
    expect((await lists.service.request('GET', path, { token: editor })).status).toBe(403);
  });
}
