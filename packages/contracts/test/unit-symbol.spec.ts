import { unitSymbol } from '../src/common/unit-symbol';

it.each([
  ['kWp', 'fr', 'kWc'],
  ['MB', 'fr', 'Mo'],
  ['kWp', 'en', 'kWp'],
  ['MB', 'en', 'MB'],
  ['kW', 'fr', 'kW'],
])('writes %s in %s as %s', (symbol, language, written) => {
  expect(unitSymbol(symbol, language)).toBe(written);
});
