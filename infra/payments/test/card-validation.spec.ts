import fc from 'fast-check';
import {
  findCardProblems,
  formatCardNumber,
  formatExpiry,
  parseExpiry,
  passesLuhn,
} from '../browser/card-validation';
import { TEST_CARDS } from '../src/intents/test-cards';

const NOW = new Date('2026-11-21T00:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 29', cvc: '123' };

test('every test card has a valid check digit, and no other digit in its place would do', () => {
  for (const { number } of TEST_CARDS) {
    const others = '0123456789'.replace(number.slice(-1), '');
    expect(passesLuhn(number)).toBe(true);
    for (const digit of others) expect(passesLuhn(number.slice(0, -1) + digit)).toBe(false);
  }
});

test('formatting keeps the digits and their order', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d -]{0,24}$/), (typed) => {
      const digits = typed.replace(/\D/g, '').slice(0, 19);
      expect(formatCardNumber(typed).replaceAll(' ', '')).toBe(digits);
    }),
  );
});

test.each([
  ['1', '1'],
  ['5', '05'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['1229', '12 / 29'],
  ['12 / 2', '12 / 2'],
])('expiry typed as %s shows %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test('an expiry is read as month and year, or not at all', () => {
  expect(parseExpiry('02 / 31')).toEqual({ month: 2, year: 2031 });
  expect(parseExpiry('13 / 31')).toBeNull();
  expect(parseExpiry('02 / 3')).toBeNull();
});

test('a complete card has no problem', () => {
  expect(findCardProblems(good, NOW)).toEqual({});
  expect(findCardProblems({ ...good, expiry: '11 / 26' }, NOW)).toEqual({});
});

test.each([
  [{ number: '' }, { number: 'required' }],
  [{ number: '4242 4242 4242 4241' }, { number: 'invalid' }],
  [{ expiry: '' }, { expiry: 'required' }],
  [{ expiry: '10 / 26' }, { expiry: 'expired' }],
  [{ expiry: '99' }, { expiry: 'invalid' }],
  [{ cvc: '' }, { cvc: 'required' }],
  [{ cvc: '12' }, { cvc: 'invalid' }],
])('%j gives %j', (change, problems) => {
  expect(findCardProblems({ ...good, ...change }, NOW)).toEqual(problems);
});
