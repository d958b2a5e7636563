import type { Page } from '@playwright/test';
import { staySignedIn } from '../../src/browser-state';
import { readThrough } from '../../src/read-through';
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

/** What each named chunk of a remote takes from the shell, as its manifest says. */
type Consumed = Record<string, Record<string, string[]>>;

/** A screen of each remote, so that every one has met the others' modules. */
const SCREENS = {
  mfe_catalog: '/products',
  mfe_checkout: '/cart',
  mfe_account: '/account',
  mfe_admin: '/admin/pages',
  mfe_inventory: '/admin/inventory',
};

/** Of the instances of the runtime, which comes after the page is alive. */
const instanceNames = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__: runtime } = globalThis as unknown as { __FEDERATION__?: Federation };
    return runtime?.__INSTANCES__.map(({ name }) => name) ?? [];
  });

test('every shared module is in the page once, whoever brought it', async ({
  api,
  context,
  page,
}) => {
  await staySignedIn(context, await api.as('admin'));
  await page.goto('/');
  // An address that changes while the document is being taken over would have it rendered anew.
  await page.waitForFunction(() => performance.getEntriesByName('page-alive').length > 0);
  await readThrough(page);
  for (const [remote, path] of Object.entries(SCREENS)) {
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(() => instanceNames(page)).toContain(remote);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const loaded = await page.evaluate(() => {
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
    return [...copies].map(([name, { size }]) => ({ name, size }));
  });
  expect((await instanceNames(page)).sort()).toEqual(['mfe_shell', ...Object.keys(SCREENS)].sort());
  expect(loaded.filter(({ size }) => size === 1).length).toBeGreaterThan(20);
  expect(loaded.filter(({ size }) => size > 1)).toEqual([]);

  // A module that the shell does not offer would come with each remote that takes it.
  const offered = new Set(loaded.map(({ name }) => name));
  const taken: string[] = [];
  for (const remote of Object.keys(SCREENS)) {
    const manifest = await page.request.get(
      `/remotes/${remote.replace('mfe_', '')}/mf-manifest.json`,
    );
    const { metaData } = (await manifest.json()) as { metaData: { consumed: Consumed } };
    taken.push(...Object.values(metaData.consumed).flatMap(Object.keys));
  }
  expect(taken.length).toBeGreaterThan(100);
  expect(taken.filter((name) => !offered.has(name))).toEqual([]);

  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => name),
  );
  const runtimes = scripts.filter((name) => /\/federation\.[0-9a-f]+\.js$/.test(name));
  expect(new Set(runtimes).size).toBe(1);
});
