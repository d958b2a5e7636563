import { staySignedIn } from '../../src/browser-state';
import { expect, test } from '../../src/test';

const OWN_PAGES = [
  ...['', '/orders', '/quotes', '/billing', '/tickets', '/wishlist', '/profile'],
  ...['/addresses', '/settings', '/security', '/privacy'],
].map((path) => `/account${path}`);

test('a customer who waits for approval meets no closed door on pages of their own', async ({
  page,
  context,
  api,
}) => {
  await staySignedIn(context, await api.as('pending'));
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  for (const path of OWN_PAGES) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(main.getByText(/Access Denied|did not load|couldn’t be loaded/i)).toHaveCount(0);
  }
  expect(refused).toEqual([]);
  const waiting = page.getByText('Your account is awaiting approval');
  await page.goto('/account');
  await expect(waiting).toHaveCount(1);
  await page.goto('/account/orders');
  await expect(waiting).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveCount(0);
});
