import { REMOTES } from '@solar/infra-local/stack/parts';
import { expect, test } from '../../src/test';

const SCREEN_OF: Readonly<Record<(typeof REMOTES)[number], string>> = {
  catalog: '/products',
  checkout: '/cart',
  account: '/auth',
  admin: '/admin/dashboard',
  inventory: '/admin/inventory',
};

/** A remote that can't be loaded is reported by the federation runtime and by the shell. */
const EXPECTED = /Federation Runtime|RUNTIME-0|slot failed|remote|manifest/i;

for (const name of REMOTES) {
  if (name === 'admin' || name === 'inventory') continue;
  test(`without the ${name} remote only its area fails, and Retry brings it back`, async ({
    context,
    page,
    watch,
  }) => {
    watch.allow(EXPECTED);
    let down = true;
    await context.route(`**/remotes/${name}/**`, (route) =>
      down ? route.abort() : route.continue(),
    );

    await page.goto(SCREEN_OF[name]);
    const retry = page.getByRole('main').getByRole('button', { name: /retry|try again/i });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    const elsewhere = await context.newPage();
    await elsewhere.goto('/');
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
    await elsewhere.close();

    down = false;
    await retry.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({
      timeout: 30_000,
    });
    await expect(retry).toBeHidden();
  });
}

test('the home page stands when every remote is down', async ({ page, watch }) => {
  watch.allow(EXPECTED);
  await page.route('**/remotes/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
