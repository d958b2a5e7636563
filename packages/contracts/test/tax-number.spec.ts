import { taxNumberSchema } from '../src/checkout/totals-http';
import { isTaxNumber } from '../src/common/tax-number';

it.each([
  ['100 2222 2222 2223', '100222222222223'],
  ['100-222-222-222-223', '100222222222223'],
  ['fr 12 345678901', 'FR12345678901'],
  ['27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
  ['  ', null],
])('keeps %j as %j', (typed, kept) => {
  expect(taxNumberSchema.parse(typed)).toBe(kept);
});

it.each([
  '1002',
  '10022222222222',
  '1002222222222234',
  '12/34567890',
  'FR1',
  'ABCDEFGHIJKLMNOPQRSTU',
])('refuses %j', (typed) => {
  expect(taxNumberSchema.safeParse(typed).success).toBe(false);
});

it('is 15 digits for a buyer in the UAE', () => {
  expect(isTaxNumber('100222222222223', 'AE')).toBe(true);
  expect(isTaxNumber('FR12345678901', 'AE')).toBe(false);
  expect(isTaxNumber('FR12345678901', 'FR')).toBe(true);
});
