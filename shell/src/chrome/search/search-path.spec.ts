import { searchPath } from './search-path';

it('trims and encodes what was typed', () => {
  expect(searchPath('  hybrid & 5 kW ')).toBe('/search?q=hybrid%20%26%205%20kW');
});

it('ignores blanks', () => {
  expect(searchPath('')).toBeUndefined();
  expect(searchPath('   ')).toBeUndefined();
});
