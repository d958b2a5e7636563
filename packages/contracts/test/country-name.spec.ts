import { countryName } from '../src/common/country-name';

it.each([
  ['AE', 'en', 'United Arab Emirates'],
  ['AE', 'fr', 'Émirats arabes unis'],
  ['DE', 'en', 'Germany'],
  ['DE', 'fr', 'Allemagne'],
])('names the country %s in %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});

it.each(['', 'Oman', 'ae', '??', 'XQ'])('leaves what is no known code as it is: %j', (text) => {
  expect(countryName(text, 'fr')).toBe(text);
});
