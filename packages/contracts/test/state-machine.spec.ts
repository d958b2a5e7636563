import {
  assertTransitions,
  canTransition,
  statesBefore,
  type Transitions,
} from '../src/common/state-machine';
import { ORDER_STATUSES, ORDER_TRANSITIONS } from '../src/checkout/order-states';

describe('state tables', () => {
  it('accepts the order table and its final states', () => {
    expect(() => assertTransitions('order', ORDER_TRANSITIONS, 'pending')).not.toThrow();
    const final = ORDER_STATUSES.filter((status) => ORDER_TRANSITIONS[status].length === 0);
    expect(final).toEqual(['cancelled', 'refunded']);
  });

  it('never lets a shipped order be cancelled', () => {
    expect(canTransition(ORDER_TRANSITIONS, 'shipped', 'cancelled')).toBe(false);
    expect(canTransition(ORDER_TRANSITIONS, 'processing', 'cancelled')).toBe(true);
  });

  it('names the states before one', () => {
    expect(statesBefore(ORDER_TRANSITIONS, 'shipped')).toEqual(['processing']);
    expect(statesBefore(ORDER_TRANSITIONS, 'pending')).toEqual([]);
  });

  it('refuses a table with an unreachable state', () => {
    const table: Transitions<'a' | 'b' | 'c'> = { a: ['b'], b: [], c: ['a'] };
    expect(() => assertTransitions('broken', table, 'a')).toThrow(/c is never reached/);
  });
});
