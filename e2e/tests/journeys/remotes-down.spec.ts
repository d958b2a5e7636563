import type { Page } from '@playwright/test';
import { REMOTES } from '@solar/infra-local/stack/parts';
import { staySignedIn } from '../../src/browser-state';
import { expect, test } from '../../src/test';

type RemoteName = (typeof REMOTES)[number];

const SCREEN_OF: Readonly<Record<RemoteName, string>> = {
  catalog: '/products',
  checkout: '/cart',
  account: '/auth',
  admin: '/admin/dashboard',
  inventory: '/admin/inventory',
};
/** The frame of the back office is the admin remote's; with it down no back-office screen can stand. */
const STAFF: readonly RemoteName[] = ['admin', 'inventory'];
const ELSEWHERE: Readonly<Partial<Record<RemoteName, string>>> = Object.fromEntries(
  STAFF.filter((name) => name !== 'admin').map((name) => [name, '/admin/orders']),
);

/** A remote that can't be loaded is reported by the shell. */
const EXPECTED = /part of the page failed|remote|manifest/i;
const SLOW = { timeout: 30_000 };
/** Nobody presses Retry for this one. */
const BY_ITSELF: RemoteName = 'checkout';

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();

for (const name of REMOTES) {
  test(`without the ${name} remote only its area fails, and Retry brings it back`, async ({
    api,
    context,
    page,
    watch,
  }) => {
    watch.allow(EXPECTED);
    if (STAFF.includes(name)) await staySignedIn(context, await api.as('admin'));
    let down = true;
    await context.route(`**/remotes/${name}/**`, (route) =>
      down ? route.abort() : route.continue(),
    );

    await page.goto(SCREEN_OF[name]);
    const retry = page.getByRole('main').getByRole('button', { name: /retry|try again/i });
    await expect(retry).toBeVisible(SLOW);
    const elsewhere = await context.newPage();
    for (const path of ['/', ELSEWHERE[name] ?? '/about']) {
      await elsewhere.goto(path);
      await expect(headingOf(elsewhere)).toBeVisible(SLOW);
      await expect(elsewhere.getByRole('banner')).toBeVisible();
    }
    await elsewhere.close();

    down = false;
    await expect(async () => {
      // It is tried again by itself, which may be just now.
      if (name !== BY_ITSELF && (await retry.isVisible())) await retry.click({ timeout: 1_000 });
      await expect(retry).toBeHidden({ timeout: 5_000 });
    }).toPass(SLOW);
    await expect(headingOf(page)).toBeVisible(SLOW);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
  });
}

test('the home page stands when every remote is down', async ({ page, watch }) => {
  watch.allow(EXPECTED);
  await page.route('**/remotes/**', (route) => route.abort());
  await page.goto('/');
  await expect(headingOf(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The slots say that they failed after the first paint; the page is left when all of them have.
  await page.waitForLoadState('networkidle');
  await expect(headingOf(page)).toBeVisible();
});
