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
    if (searchParams.get('pageSize') === '1' && searchParams.has('status')) {
      counted.set(`${pathname} ${searchParams.get('status')}`, pathname);
    }
  });
  await page.goto('/admin/dashboard');
  const queue = page.locator('main li a[href*="status="]');
  await expect(queue).toHaveCount(12);
  await expect(queue.first()).toHaveText(/\d/);
  await expect.poll(() => counted.size).toBe(12);

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

test('the bell counts what has come, lists it, and is quiet once one has looked', async ({
  page,
  api,
}) => {
  const message = 'Do you deliver to Ras Al Khaimah?';
  const body = {
    fullName: 'Salma Haddad',
    email: 'salma@example.com',
    subject: 'general',
    message,
  };
  expect((await api.post('/api/content/contact-messages', { body })).status).toBe(201);
  await staySignedIn(page.context(), await api.as('admin'));
  await page.goto('/admin/products');
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const messages = list.getByRole('link', { name: /^New messages \(new\)/ });
  await expect(messages).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeAttached();
  await messages.click();
  await expect(page).toHaveURL(/\/admin\/messages\?status=new$/);
  await expect(list).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Salma Haddad' }).first()).toBeVisible();
});
