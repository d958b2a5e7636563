import fc from 'fast-check';
import {
  convertMinor,
  convertMoney,
  exchangeRateSchema,
  inverseRate,
  ROUNDING_STEPS,
} from '../src/common/currency-conversion';
import { chargeStep, currencyDigits } from '../src/common/minor-units';
import { money, shareOfMoney } from '../src/common/money';

const currency = fc.constantFrom('USD', 'AED', 'KWD', 'JPY');
const minor = fc.integer({ min: 1, max: 1_000_000_000 });
const step = fc.constantFrom(...ROUNDING_STEPS);
const rate = fc
  .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(6, '0')}`);

it.each([
  ['a panel in dinars', 14_250, 'USD', 'KWD', '0.307', 1, 43_750],
  ['to the tenth of a dirham', 14_250, 'USD', 'AED', '3.6725', 10, 52_330],
  ['without decimals', 14_250, 'USD', 'JPY', '149.5', 1, 21_304],
  ['from no decimals', 21_304, 'JPY', 'USD', '0.00668896', 1, 14_250],
  ['what rounds to nothing', 1, 'USD', 'KWD', '0.0001', 5, 10],
  ['nothing', 0, 'USD', 'KWD', '0.307', 5, 0],
])('converts %s', (_what, amount, from, to, text, by, expected) => {
  expect(convertMinor(amount, { from, to, rate: text, step: by })).toBe(expected);
});

it('is never further from the exact amount than half a step, and can always be charged', () => {
  fc.assert(
    fc.property(minor, currency, currency, rate, step, (amount, from, to, text, by) => {
      const used = Math.max(by, chargeStep(to));
      const exact = (amount / 10 ** currencyDigits(from)) * Number(text) * 10 ** currencyDigits(to);
      const converted = convertMinor(amount, { from, to, rate: text, step: by });
      expect(converted % used).toBe(0);
      expect(converted).toBeGreaterThan(0);
      if (converted > used) {
        expect(Math.abs(converted - exact)).toBeLessThanOrEqual(used / 2 + exact * 1e-12);
      }
    }),
  );
});

it('keeps the order of prices', () => {
  fc.assert(
    fc.property(minor, minor, rate, step, (a, b, text, by) => {
      const terms = { from: 'USD', to: 'KWD', rate: text, step: by };
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(convertMinor(low, terms)).toBeLessThanOrEqual(convertMinor(high, terms));
    }),
  );
});

it('refuses another currency, and what is too large to be counted', () => {
  const terms = { from: 'USD', to: 'KWD', rate: '999999', step: 1 };
  expect(() => convertMoney(money(1, 'AED'), terms)).toThrow(RangeError);
  expect(() => convertMoney(money(10 ** 11, 'USD'), terms)).toThrow(RangeError);
});

it('knows rates and their way back', () => {
  expect(inverseRate('4')).toBe('0.25');
  expect(Number(inverseRate('3.6725'))).toBeCloseTo(0.272294, 6);
  for (const text of ['0', '0.000', '-1', '1e3', '1.', '1234567', 'abc']) {
    expect(exchangeRateSchema.safeParse(text).success).toBe(false);
  }
});

it('takes shares of a three-decimal currency that can be charged', () => {
  expect(shareOfMoney(money(43_750, 'KWD'), 500)).toEqual(money(2_190, 'KWD'));
  expect(shareOfMoney(money(-43_750, 'KWD'), 500)).toEqual(money(-2_190, 'KWD'));
});
