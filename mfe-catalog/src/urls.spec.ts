import { searchPath } from './urls';

it('encodes the search text', () => {
  expect(searchPath('  5 kW & more ')).toBe('/search?q=5%20kW%20%26%20more');
});
