import {
  CHECKOUT_STATES,
  CHECKOUT_TRANSITIONS,
  OPEN_CHECKOUT_STATES,
} from '@solar/contracts/checkout/checkout-states';
import { canTransition } from '@solar/contracts/common/state-machine';
import fc from 'fast-check';
import { assertSaga, SAGA, type SagaStep } from '../src/saga/saga-table';

const steps: [string, SagaStep][] = Object.entries(SAGA);

it('has exactly the moves that the contract allows', () => {
  expect(() => assertSaga()).not.toThrow();
});

it('refuses to start with a move that is not legal, and without one that is', () => {
  const { received: _received, ...without } = SAGA;
  expect(() => assertSaga(without)).toThrow('awaiting_transfer → paid has no step');
  const wrong = { ...SAGA, back: { ...SAGA.held, from: ['paid'], to: 'reserving' } as const };
  expect(() => assertSaga(wrong)).toThrow('paid → reserving is no legal move');
});

it('comes to an end from every state, whatever steps are tried in whatever order', () => {
  const tries = fc.array(fc.constantFrom(...steps), { maxLength: 40 });
  fc.assert(
    fc.property(tries, (tried) => {
      let state: SagaStep['to'] = SAGA.start.to;
      let counted = 0;
      for (const [name, step] of tried) {
        if (!step.from.includes(state)) continue;
        expect(canTransition(CHECKOUT_TRANSITIONS, state, step.to)).toBe(true);
        // Money is counted once and never without a step that has seen it.
        if (step.to === 'paid') {
          counted += 1;
          expect(['paid', 'received']).toContain(name);
        }
        state = step.to;
      }
      expect(counted).toBeLessThanOrEqual(1);
      expect(reachesAnEnd(state)).toBe(true);
    }),
  );
});

it('lets a cart go as soon as an order has come of it', () => {
  for (const state of ['awaiting_transfer', 'paid', 'paid_unfulfillable', 'refunded'] as const) {
    expect(OPEN_CHECKOUT_STATES).not.toContain(state);
  }
  expect(CHECKOUT_STATES.filter((state) => OPEN_CHECKOUT_STATES.includes(state))).toEqual([
    'reserving',
    'reserved',
    'authorizing',
    'voiding',
  ]);
});

/** True when some way on leads to a state in which nothing is owed to anybody. */
function reachesAnEnd(from: SagaStep['to']): boolean {
  const rest = new Set(['paid', 'cancelled', 'refunded']);
  const seen = new Set([from]);
  for (const state of seen) {
    if (rest.has(state)) return true;
    for (const next of CHECKOUT_TRANSITIONS[state]) seen.add(next);
  }
  return false;
}
