import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { fillBook, findMatch, knownMatch } from './code-book';

const product = { productId: 'prd_1', sku: 'panel-1', name: 'Panel', brand: 'Helios' };
const page = (items: unknown[]) => ({ items, total: items.length, page: 1, pageSize: 100 });
const place = { zoneId: 'z', zoneCode: 'A', warehouseId: 'w', warehouseCode: 'DXB' };

beforeEach(() => localStorage.clear());

it('knows bins, SKUs and barcodes without the server', async () => {
  const { calls } = fakeHttp({
    'GET /api/inventory/bins': page([{ id: 'bin_1', code: 'DXB-01', ...place }]),
    'GET /api/inventory/stock-levels': page([{ ...product, barcode: '0012345678905' }]),
    'GET /api/inventory/scan': answer(503),
  });
  await fillBook();
  await fillBook();
  expect(calls).toHaveLength(2);
  expect(await findMatch('dxb-01')).toMatchObject({ kind: 'bin', bin: { binId: 'bin_1' } });
  for (const code of ['PANEL-1', '0012345678905', '012345678905'])
    expect(await findMatch(code)).toEqual({ kind: 'product', product });
  await expect(findMatch('UNKNOWN')).rejects.toThrow('503');
});

it('believes the server before the book', async () => {
  const match = { kind: 'product', product };
  fakeHttp({ 'GET /api/inventory/scan': { match } });
  await findMatch('X-1');
  expect(knownMatch('x-1')).toEqual(match);
  fakeHttp({ 'GET /api/inventory/scan': answer(404) });
  await expect(findMatch('X-1')).rejects.toThrow('404');
});
