import fc from 'fast-check';
import { neededPieces, orderQuantity } from '../src/reordering/order-quantity';

const pieces = fc.integer({ min: 0, max: 500 });
const atLeastOne = fc.integer({ min: 1, max: 60 });

it('proposes nothing while more than the reorder point is free or on its way', () => {
  const rule = { reorderPoint: 10, target: 40 };
  expect(neededPieces({ onHand: 20, allocated: 9, incoming: 0, ...rule })).toBe(0);
  expect(neededPieces({ onHand: 20, allocated: 10, incoming: 0, ...rule })).toBe(30);
  expect(neededPieces({ onHand: 2, allocated: 0, incoming: 9, ...rule })).toBe(0);
});

it('fills up to the target with the least whole packs that the supplier accepts', () => {
  const position = fc.record({
    ...{ onHand: pieces, allocated: pieces, incoming: pieces },
    ...{ reorderPoint: pieces, target: pieces },
  });
  const terms = fc.record({ packSize: atLeastOne, minimumOrder: atLeastOne });
  fc.assert(
    fc.property(position, terms, (at, pack) => {
      const needed = neededPieces(at);
      const quantity = orderQuantity(needed, pack);
      expect(quantity % pack.packSize).toBe(0);
      // What is proposed can be ordered as it is.
      if (quantity > 0) expect(orderQuantity(quantity, pack)).toBe(quantity);
      if (needed === 0) return expect(quantity).toBe(0);
      const there = at.onHand - at.allocated + at.incoming;
      expect(there + quantity).toBeGreaterThanOrEqual(at.target);
      expect(quantity).toBeGreaterThanOrEqual(pack.minimumOrder);
      expect(quantity - pack.packSize).toBeLessThan(Math.max(needed, pack.minimumOrder));
    }),
    { numRuns: 200 },
  );
});
