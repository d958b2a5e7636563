import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { SERVICES, type ServiceName } from '@solar/infra-local/stack/parts';
import { declineCookies, staySignedIn } from '../../src/browser-state';
import { expect, test } from '../../src/test';

interface Screen {
  /** Local part of the sign-in that may see it; null for a visitor. */
  as: 'admin' | 'customer' | null;
  /** Where the person is when the service stops. */
  from: string;
  /** Goes to the screen that needs the service. */
  open: (page: Page) => Promise<unknown>;
  /** What only the service can know. */
  content: (main: Locator) => Locator;
}

const goTo = (path: string) => (page: Page) => page.goto(path);
const rows = (main: Locator) => main.getByRole('row').nth(1);

/** At an address of its own: the edge answers with a kept document while its service is down. */
const goToFresh = (path: string) => (page: Page) => page.goto(`${path}&utm_source=${randomUUID()}`);

const SCREEN_OF: Readonly<Record<ServiceName, Screen>> = {
  catalog: {
    as: null,
    from: '/',
    open: goToFresh('/products?inStock=true'),
    content: (main) => main.getByRole('button', { name: /add to cart|compare/i }),
  },
  checkout: {
    as: 'customer',
    from: '/account',
    open: goTo('/account/orders'),
    content: (main) => main.getByText(/ALSA-\d{4}-\d{6}/),
  },
  // A page that starts while sign-in is down cannot renew its session and shows a visitor, so the screen is reached from an open one.
  account: {
    as: 'admin',
    from: '/admin/dashboard',
    open: (page) => page.getByRole('link', { name: 'Customers', exact: true }).first().click(),
    content: rows,
  },
  admin: {
    as: null,
    from: '/',
    open: goToFresh('/projects?page=1'),
    content: (main) => main.locator('a[href^="/projects/"]'),
  },
  inventory: {
    as: 'admin',
    from: '/admin/dashboard',
    open: goTo('/admin/inventory/stock-levels'),
    content: rows,
  },
};

/** Public screens, by the service that fills them. */
const PUBLIC = {
  catalog: SCREEN_OF.catalog,
  // Not the one that is opened without its service: the renderer keeps an answer for a moment.
  admin: {
    open: goToFresh('/blog?page=1'),
    content: (main: Locator) => main.locator('a[href="/blog/sizing-for-75-degrees"]'),
  },
} as const;
/** What the shell and the screens log about a service that does not answer. */
const EXPECTED = /Authentication failed|50[234]|WebSocket connection/;
const SLOW = { timeout: 30_000 };

for (const name of SERVICES) {
  test(`without the ${name} service its screens offer Retry and the rest of the site works`, async ({
    api,
    browser,
    context,
    page,
    stack,
    watch,
  }) => {
    watch.allow(EXPECTED);
    const screen = SCREEN_OF[name];
    if (screen.as) await staySignedIn(context, await api.as(screen.as));
    await page.goto(screen.from);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(SLOW);

    await stack.stop(name);
    try {
      await screen.open(page);
      const main = page.getByRole('main');
      const retry = main.getByRole('button', { name: /retry|try again/i }).first();
      await expect(retry).toBeVisible(SLOW);
      await expect(screen.content(main)).toHaveCount(0);

      const visitor = await browser.newContext({ baseURL: stack.url });
      await declineCookies(visitor);
      const elsewhere = await visitor.newPage();
      await elsewhere.goto('/');
      await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
      await expect(elsewhere.getByRole('banner')).toBeVisible();
      await expect(elsewhere.getByRole('contentinfo')).toBeVisible();
      for (const [owner, { open, content }] of Object.entries(PUBLIC)) {
        if (owner === name) continue;
        await open(elsewhere);
        await expect(content(elsewhere.getByRole('main')).first()).toBeVisible(SLOW);
      }
      await visitor.close();

      await stack.start(name);
      await retry.click();
      await expect(screen.content(main).first()).toBeVisible(SLOW);
      await expect(retry).toBeHidden();
    } finally {
      await stack.start(name);
    }
  });
}
