import fc from 'fast-check';
import { postMoves } from '../src/stock/domain/moves';
import { assertInvariants } from './fixtures/stock-model-invariants';
import {
  cancelMessage,
  confirm,
  place,
  release,
  shipMessage,
  step,
  takeOver,
} from './fixtures/stock-model-steps';
import { BINS, CAUSE, PRODUCTS, snapshot, SUPPLIER, World } from './fixtures/stock-model-world';

describe('stock ledger against a model on paper', () => {
  it('keeps every invariant after each of any sequence of commands', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), (steps) => {
        const world = new World();
        for (const run of steps) {
          run(world);
          assertInvariants(world);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('does nothing when a whole sequence of checkout commands is delivered twice', () => {
    const idempotent = fc.oneof(place, takeOver, confirm, release, shipMessage, cancelMessage);
    fc.assert(
      fc.property(fc.array(idempotent, { minLength: 5, maxLength: 25, size: 'max' }), (steps) => {
        const world = new World();
        for (const productId of PRODUCTS) {
          const to = BINS[0];
          if (!to) throw new Error('No bin');
          const move = {
            productId,
            lot: '',
            quantity: 20,
            from: SUPPLIER,
            to,
            reason: 'receipt' as const,
          };
          postMoves(world.work, [move], CAUSE, world.now);
          world.paper.add(productId, 20);
        }
        for (const run of steps) {
          run(world);
          const once = snapshot(world.work);
          run(world);
          expect(snapshot(world.work)).toEqual(once);
          assertInvariants(world);
        }
      }),
      { numRuns: 200 },
    );
  });
});
