import { safeReturnTo, signInPath } from './return-to';

it('keeps paths of this site with their query', () => {
  expect(safeReturnTo('/account/orders?page=2#top')).toBe('/account/orders?page=2#top');
});

it('refuses everything that could lead elsewhere', () => {
  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '',
    null,
    undefined,
  ];
  for (const text of elsewhere) expect(safeReturnTo(text)).toBe('/');
});

it('builds the sign-in address that leads back', () => {
  expect(signInPath('/products?brand=sma')).toBe('/auth?returnTo=%2Fproducts%3Fbrand%3Dsma');
});
