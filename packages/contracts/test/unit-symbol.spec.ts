import { unitSymbol } from '../src/common/unit-symbol';

it.each([
  ['kWp', 'fr', 'kWc'],
  ['kWp', 'en', 'kWp'],
  ['kW', 'fr', 'kW'],
  ['years', 'fr', 'ans'],
  ['years', 'en', 'years'],
])('writes %s in %s as %s', (symbol, language, written) => {
  expect(unitSymbol(symbol, language)).toBe(written);
});
