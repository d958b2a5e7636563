import type { PickLine } from '@solar/contracts/inventory/order-inventory';
import { keepPicks, keptPicks } from './kept-picks';

const line = (binId: string, quantity: number): PickLine => ({
  product: { productId: 'prd_1', sku: 'P', name: 'P', brand: '' },
  bin: { binId, binCode: binId, zoneId: '', zoneCode: '', warehouseId: '', warehouseCode: '' },
  ...{ lot: null, quantity, returned: 0 },
});
const LINES = [line('bin_1', 2), line('bin_2', 3)];

it('gives back what was picked, to its own order only', () => {
  keepPicks('ord_1', LINES, [2, 1]);
  expect(keptPicks('ord_1', LINES)).toEqual([2, 1]);
  expect(keptPicks('ord_2', LINES)).toEqual([0, 0]);
});

it('begins anew when the list of picks is another one, or is not to be read', () => {
  keepPicks('ord_3', LINES, [1, 1]);
  expect(keptPicks('ord_3', [line('bin_1', 2), line('bin_9', 3)])).toEqual([0, 0]);
  localStorage.setItem('picks.ord_4', '{"list":');
  expect(keptPicks('ord_4', LINES)).toEqual([0, 0]);
});

it('keeps nothing when nothing is picked', () => {
  keepPicks('ord_5', LINES, [1, 0]);
  keepPicks('ord_5', LINES, [0, 0]);
  expect(localStorage.getItem('picks.ord_5')).toBeNull();
});
