import fc from 'fast-check';
import { inDirhams } from '../src/common/dirhams';
import { currencyDigits } from '../src/common/minor-units';
import { money } from '../src/common/money-arithmetic';

it.each([
  [10_575, 'USD', '3.6725', 38_837],
  [1, 'USD', '3.6725', 4],
  [0, 'USD', '3.6725', 0],
  [-10_575, 'USD', '3.6725', -38_837],
  // Dinars have three decimals, yen none.
  [13_800, 'KWD', '11.95', 16_491],
  [1_500, 'JPY', '0.0241', 3_615],
  [777, 'AED', '3.6725', 777],
])('%i minor units of %s at %s are %i fils', (amount, currency, rate, fils) => {
  expect(inDirhams(money(amount, currency), rate)).toEqual(money(fils, 'AED'));
});

it('is never more than half a fils from the exact product', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
  const rates = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(amounts, rates, fc.constantFrom('USD', 'KWD', 'JPY'), (amount, millionths, of) => {
      const rate = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`;
      const { amount: fils } = inDirhams(money(amount, of), rate);
      const scale = 10n ** BigInt(6 + currencyDigits(of));
      const exact = BigInt(amount) * BigInt(millionths) * 100n;
      const distance = BigInt(fils) * scale - exact;
      expect(2n * (distance < 0n ? -distance : distance)).toBeLessThanOrEqual(scale);
    }),
  );
});
