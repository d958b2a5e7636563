import { addressIn, languageOfPath, plainPath } from './language-address';

it.each([
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr/products/panel', 'fr', '/products/panel'],
  ['/', undefined, '/'],
  ['/products', undefined, '/products'],
  ['/france', undefined, '/france'],
  ['/en/products', undefined, '/en/products'],
])('%s is in %s and leads to %s', (address, language, path) => {
  expect(languageOfPath(address)).toBe(language);
  expect(plainPath(address)).toBe(path);
});

it.each(['/', '/products', '/products/panel'])('%s has one address in each language', (path) => {
  const french = addressIn('fr', path);
  expect(languageOfPath(french)).toBe('fr');
  expect(plainPath(french)).toBe(path);
  expect(addressIn('en', french)).toBe(path);
  expect(addressIn('fr', french)).toBe(french);
});
