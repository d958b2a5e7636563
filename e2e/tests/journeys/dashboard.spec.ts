import { staySignedIn } from '../../src/browser-state';
import { expect, test } from '../../src/test';

/** A list of each slice; the filters of the others are held against their contracts by a unit test. */
const SCREENS = [
  '/admin/orders',
  '/admin/customers',
  '/admin/price-lists',
  '/admin/messages',
  '/admin/inventory/stock-levels',
];

test('what waits leads to the list that was counted, under the same filter', async ({
  page,
  api,
}) => {
  await staySignedIn(page.context(), await api.as('admin'));
  const counted = new Map<string, string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.get('pageSize') === '1') {
      counted.set(`${pathname} ${searchParams.get('status')}`, pathname);
    }
  });
  await page.goto('/admin/dashboard');
  const queue = page.locator('main li a[href*="status="]');
  await expect(queue).toHaveCount(10);
  await expect(queue.first()).toHaveText(/\d/);
  await expect.poll(() => counted.size).toBe(10);

  const screens = await queue.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const screen of SCREENS) {
    const index = screens.findIndex((address) => address.startsWith(screen));
    const address = screens[index] ?? '';
    const status = new URLSearchParams(address.split('?')[1]).get('status');
    const asked = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      const isCount = searchParams.get('pageSize') === '1';
      return (
        !isCount && counted.has(`${pathname} ${status}`) && searchParams.get('status') === status
      );
    });
    await queue.nth(index).click();
    expect(new URL((await asked).url()).searchParams.get('q')).toBeNull();
    await page.goBack();
  }
});
