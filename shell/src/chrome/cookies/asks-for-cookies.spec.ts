import { asksForCookies } from './asks-for-cookies';

it.each([
  ['/', true],
  ['/checkout', true],
  ['/administration', true],
  ['/admin', false],
  ['/admin/inventory/goods-receipts/new', false],
])('%s asks what may be kept: %s', (pathname, asks) => {
  expect(asksForCookies(pathname)).toBe(asks);
});
