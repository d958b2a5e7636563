import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPublicPage, languageAddress } from './public-pages';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

it.each([
  ['fr', at('/products', '?brand=a', '#x'), '/fr/products?brand=a#x'],
  ['fr', at('/'), '/fr'],
  ['en', at('/fr/products'), '/products'],
  // Out of a French address English is another one, whatever the page.
  ['en', at('/fr/cart'), '/cart'],
  ['fr', at('/cart'), undefined],
  ['en', at('/products'), undefined],
  ['en-XA', at('/products'), undefined],
])('in %s %j is at %s', (locale, location, address) => {
  expect(languageAddress(locale, location)).toBe(address);
});

it('knows the same personal pages as the edge', () => {
  const file = path.resolve(__dirname, '../../../infra/nginx/templates/documents.conf.template');
  const [, names = ''] = /\/fr\)\?\/\(([^)]+)\)/.exec(readFileSync(file, 'utf8')) ?? [];
  const personal = names.split('|');
  expect(personal.length).toBeGreaterThan(5);
  expect(personal.filter((name) => isPublicPage(`/${name}`))).toEqual([]);
  expect(['/', '/products', '/about', '/carts'].every(isPublicPage)).toBe(true);
});
