import fc from 'fast-check';
import { Bitset } from '../../src/index/bitset';

const SIZE = 100;
const positions = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }));

function bitsetOf(members: number[]): Bitset {
  const set = Bitset.empty(SIZE);
  members.forEach((member) => set.add(member));
  return set;
}

function membersOf(set: Bitset): number[] {
  const members: number[] = [];
  set.forEach((member) => members.push(member));
  return members;
}

describe('bitset', () => {
  it('behaves as a set of numbers', () => {
    fc.assert(
      fc.property(positions, positions, (a, b) => {
        const left = bitsetOf(a);
        const right = bitsetOf(b);
        const both = a.filter((member) => b.includes(member)).sort((x, y) => x - y);
        expect(membersOf(left.copy().and(right))).toEqual(both);
        expect(left.countWith(right)).toBe(both.length);
        expect(left.copy().or(right).count()).toBe(new Set([...a, ...b]).size);
        expect(left.count()).toBe(a.length);
        a.forEach((member) => left.remove(member));
        expect(left.count()).toBe(0);
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64])('has exactly %d members when full', (size) => {
    expect(Bitset.full(size).count()).toBe(size);
  });
});
