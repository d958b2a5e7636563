import fc from 'fast-check';
import { newsOf, settled, type Counts } from './seen-counts';

const counts = fc.record({ orders: fc.nat(20), tickets: fc.nat(20), messages: fc.nat(20) });
const looked = (seen: Counts, now: Counts): Counts => ({ ...seen, ...now });

describe('what is new of the waiting work', () => {
  it('is what came since one looked, whatever was done in between', () => {
    expect(newsOf({ orders: 3, tickets: 1 })).toEqual({ orders: 3, tickets: 1 });
    const seen = looked({}, { orders: 3, tickets: 1 });
    const shipped = settled(seen, { orders: 1, tickets: 1 });
    expect(newsOf({ orders: 2, tickets: 1 }, shipped)).toEqual({ orders: 1 });
  });

  it('is nothing right after a look', () => {
    fc.assert(
      fc.property(counts, counts, (seen, now) => {
        expect(newsOf(now, looked(seen, now))).toEqual({});
      }),
    );
  });

  it('is as many more as come after the last time that was counted', () => {
    fc.assert(
      fc.property(counts, counts, fc.nat(5), (seen, now, more) => {
        const kept = settled(seen, now);
        const before = newsOf(now, kept)['orders'] ?? 0;
        const later = { ...now, orders: now['orders'] + more };
        expect(newsOf(later, kept)['orders'] ?? 0).toBe(before + more);
      }),
    );
  });

  it('keeps what was seen while none of it is done', () => {
    const seen = { orders: 2 };
    expect(settled(seen, { orders: 4 })).toBe(seen);
  });
});
