import type { ReorderLine, ReorderOffer } from '@solar/contracts/inventory/reordering';
import { inPacks, ordersOf, proposedLines } from './proposal';

function offer(supplier: string, edit: Partial<ReorderOffer> = {}): ReorderOffer {
  return {
    supplier: { id: supplier, code: supplier, name: supplier },
    ...{ supplierSku: '', unitCost: null, packSize: 10, minimumOrder: 15, leadTimeDays: 3 },
    quantity: 30,
    ...edit,
  };
}

function line(product: string, warehouse: string, offers: ReorderOffer[]): ReorderLine {
  return {
    product: { productId: product, sku: product, name: product, brand: '' },
    warehouse: { id: warehouse, code: warehouse, name: warehouse },
    ...{ onHand: 1, allocated: 0, incoming: 0, reorderPoint: 5, target: 25, needed: 24, offers },
  };
}

it('makes one order for each supplier and warehouse, and none of what nobody delivers', () => {
  const lines = proposedLines([
    line('a', 'w1', [offer('s1'), offer('s2')]),
    line('b', 'w1', [offer('s1', { quantity: 40 })]),
    line('a', 'w2', [offer('s1')]),
    line('c', 'w1', []),
  ]);
  expect(ordersOf(lines)).toEqual([
    {
      ...{ supplierId: 's1', warehouseId: 'w1' },
      lines: [
        { productId: 'a', quantity: 30 },
        { productId: 'b', quantity: 40 },
      ],
    },
    { supplierId: 's1', warehouseId: 'w2', lines: [{ productId: 'a', quantity: 30 }] },
  ]);
  expect(ordersOf(lines.map((one) => ({ ...one, taken: false })))).toEqual([]);
});

it('keeps what the buyer has changed when the proposal is read again', () => {
  const edits = { 'a|w1': { supplierId: 's2', quantity: 50 }, 'b|w1': { taken: false } };
  const lines = [line('a', 'w1', [offer('s1'), offer('s2')]), line('b', 'w1', [offer('s1')])];
  expect(ordersOf(proposedLines(lines, edits))).toEqual([
    { supplierId: 's2', warehouseId: 'w1', lines: [{ productId: 'a', quantity: 50 }] },
  ]);
});

it('orders whole packs, and no fewer than the supplier delivers', () => {
  expect(inPacks(1, offer('s'))).toBe(20);
  expect(inPacks(21, offer('s'))).toBe(30);
});
