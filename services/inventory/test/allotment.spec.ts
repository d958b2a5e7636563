import fc from 'fast-check';
import { allot } from '../src/reports/allotment';

it('shares out exactly, and by less than one away from the fair share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), weights, (amount, given) => {
      const sum = given.reduce((total, weight) => total + weight, 0);
      const parts = allot(amount, given);
      expect(parts.reduce((total, part) => total + part, 0)).toBe(sum > 0 ? amount : 0);
      for (const [index, part] of parts.entries()) {
        const fair = sum > 0 ? (amount / sum) * (given[index] ?? 0) : 0;
        expect(Math.abs(part - fair)).toBeLessThan(1.001);
      }
    }),
  );
});
