import { staySignedIn } from '../../src/browser-state';
import { expect, test } from '../../src/test';

interface Shared {
  loaded?: boolean;
  lib?: unknown;
  from: string;
}

/** The part of the federation runtime's state that is read here. */
interface Federation {
  __INSTANCES__: {
    name: string;
    shareScopeMap: Record<string, Record<string, Record<string, Shared>>>;
  }[];
}

/** Screens of all slices, so that every remote has met the others' modules. */
const SCREENS = ['/products', '/cart', '/account', '/admin/orders', '/admin/inventory'];

test('every shared module is in the page once, whoever brought it', async ({
  api,
  context,
  page,
}) => {
  await staySignedIn(context, await api.as('admin'));
  await page.goto('/');
  for (const path of SCREENS) {
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const { instances, loaded } = await page.evaluate(() => {
    const federation = (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
    const scopes = federation.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap['default']);
    const copies = new Map<string, Set<unknown>>();
    for (const scope of scopes) {
      for (const [name, versions] of Object.entries(scope ?? {})) {
        const known = copies.get(name) ?? new Set();
        for (const { lib } of Object.values(versions)) if (lib) known.add(lib);
        copies.set(name, known);
      }
    }
    return {
      instances: federation.__INSTANCES__.map(({ name }) => name),
      loaded: [...copies].map(([name, { size }]) => ({ name, size })),
    };
  });
  expect(instances.sort()).toEqual(
    ['shell', 'catalog', 'checkout', 'account', 'admin', 'inventory']
      .map((name) => `mfe_${name}`)
      .sort(),
  );
  expect(loaded.filter(({ size }) => size === 1).length).toBeGreaterThan(20);
  expect(loaded.filter(({ size }) => size > 1)).toEqual([]);

  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => name),
  );
  const runtimes = scripts.filter((name) => /\/federation\.[0-9a-f]+\.js$/.test(name));
  expect(new Set(runtimes).size).toBe(1);
});
