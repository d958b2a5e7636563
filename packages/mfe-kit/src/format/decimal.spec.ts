import fc from 'fast-check';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { decimalText, parseDecimal } from './decimal';
import { formatMoney } from './money';

const LANGUAGES = ['en', 'fr'];
const CURRENCIES = ['USD', 'AED', 'KWD', 'JPY'];
const scaled = fc.integer({ min: 0, max: 10_000_000_000 });

it('reads every amount that it wrote, in each language and currency', () => {
  fc.assert(
    fc.property(
      scaled,
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(...CURRENCIES),
      (minor, language, currency) => {
        const digits = currencyDigits(currency);
        const text = decimalText(minor, digits, language);
        expect(parseDecimal(text, digits, language)).toBe(minor);
      },
    ),
  );
});

it('reads an amount with decimals in each language as it is written in the other', () => {
  fc.assert(
    fc.property(scaled, (minor) => {
      expect(parseDecimal(decimalText(minor, 2, 'fr'), 2, 'en')).toBe(minor);
      expect(parseDecimal(decimalText(minor, 2, 'en'), 2, 'fr')).toBe(minor);
    }),
  );
});

it('reads what is shown as money when it is pasted without its currency', () => {
  fc.assert(
    fc.property(scaled, fc.constantFrom(...LANGUAGES), (amount, language) => {
      const shown = formatMoney({ amount, currency: 'USD' }, language).replace(/\$|US/g, '');
      expect(parseDecimal(shown, 2, language)).toBe(amount);
    }),
  );
});

it.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,5', 1250],
  [' 0,99 ', 99],
  ['007', 700],
  ['1234.5', 123450],
  ['1234,5', 123450],
  ['1,234.50', 123450],
  ['1.234,50', 123450],
  ['1 234,50', 123450],
  ['1\u202f234,50', 123450],
  ['1,234,567', 123456700],
  ['1.234.567,8', 123456780],
])('takes %j in every language', (text, expected) => {
  for (const language of LANGUAGES) expect(parseDecimal(text, 2, language)).toBe(expected);
});

it.each([
  '',
  'abc',
  '-1',
  '1e3',
  '12.345',
  '1.234',
  '12.',
  ',5',
  '1,23.50',
  '1.234.5',
  '1,234,56',
  '12,34,567',
  '1 23,50',
  '1,234 567',
  '1,234.567,8',
  '123456789012345',
])('refuses %j in every language', (text) => {
  for (const language of LANGUAGES) expect(parseDecimal(text, 2, language)).toBeNull();
});

it('takes thousands without decimals only as the language groups them', () => {
  expect(parseDecimal('1,234', 2, 'en')).toBe(123400);
  expect(parseDecimal('1,234', 2, 'fr')).toBeNull();
  expect(parseDecimal('1 234', 2, 'fr')).toBe(123400);
});

it.each([
  ['USD', '1.23', 123],
  ['KWD', '1.234', 1234],
  ['JPY', '1234', 1234],
  ['JPY', '12.5', null],
])('counts in the smallest unit of %s', (currency, text, minor) => {
  expect(parseDecimal(text, currencyDigits(currency))).toBe(minor);
});
