import type { Page } from '@playwright/test';
import { jsonLdOf, linkOf, metaOf, readDocument, stateTextOf } from '../../src/documents';
import { readThrough } from '../../src/read-through';
import { expect, test } from '../../src/test';

interface Listed {
  items: { slug: string; name: string }[];
}

/** A page of each kind in French; in English the walk through the screens opens them all, and fails on what is rendered anew. */
const TAKEN_OVER = [
  '/',
  '/products',
  '/fr',
  '/fr/products',
  '/fr/products/category/inverters',
  '/fr/products/huawei-luna2000-10-s0',
  '/fr/search?q=huawei',
  '/fr/projects',
  '/fr/projects/jumeirah-villa-storage',
  '/fr/services',
  '/fr/services/bess',
  '/fr/blog',
  '/fr/blog/sizing-for-75-degrees',
  '/fr/about',
  '/fr/faq',
  '/fr/contact',
];
const THEMES = [
  { theme: 'light', highContrast: false },
  { theme: 'dark', highContrast: false },
  { theme: 'light', highContrast: true },
  { theme: 'dark', highContrast: true },
];
const PAGES = ['/', '/products', '/products/category/inverters', '/about', '/blog', '/contact'];

for (const path of PAGES) {
  test(`the document of ${path} holds the page in both languages`, async ({ api }) => {
    const english = await readDocument(api.url, path);
    const address = path === '/' ? '/fr' : `/fr${path}`;
    const french = await readDocument(api.url, address);
    for (const { status, html } of [english, french]) {
      expect(status).toBe(200);
      expect(html).toMatch(/<h1[^>]*>[^<]/);
      expect(stateTextOf(html)).toBeDefined();
      expect(metaOf(html, 'description')).toBeTruthy();
      expect(metaOf(html, 'og:title')).toBeTruthy();
      // An inline script would be refused by the content security policy.
      expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/))/);
    }
    expect(english.html).toContain('<html lang="en"');
    expect(french.html).toContain('<html lang="fr"');
    expect(linkOf(english.html, 'canonical')).toMatch(new RegExp(`^http.*[0-9]${path}$`));
    expect(linkOf(french.html, 'canonical')).toContain(address);
    for (const language of ['en', 'fr', 'x-default']) {
      expect(english.html).toContain(`hreflang="${language}"`);
    }
    expect(french.html).not.toMatch(/href="\/products"/);
  });
}

test('a product has its own title, picture and structured data, and no price', async ({ api }) => {
  const { body } = await api.get<Listed>('/api/catalog/products', { query: { pageSize: '1' } });
  const [product] = body.items;
  const { status, html } = await readDocument(api.url, `/products/${product!.slug}`);
  expect(status).toBe(200);
  expect(html).toContain(`${product!.name} | `);
  expect(metaOf(html, 'og:image')).toMatch(/^http/);
  const data = jsonLdOf(html).find((one) => one['@type'] === 'Product');
  expect(data).toMatchObject({ name: product!.name, sku: expect.any(String) });
  expect(data?.['offers']).toMatchObject({ availability: expect.stringContaining('schema.org') });
  expect(JSON.stringify(data)).not.toMatch(/price/i);
});

test('documents hold no price', async ({ api }) => {
  const admin = await api.as('admin');
  const { body } = await admin.get<{ items: { slug: string; base: { amount: number } | null }[] }>(
    '/api/catalog/admin/products',
    { query: { pageSize: '20' } },
  );
  const priced = body.items.filter(({ base }) => base !== null);
  expect(priced.length).toBeGreaterThan(5);
  const paths = [
    '/',
    '/products',
    '/search?q=inverter',
    ...priced.map(({ slug }) => `/products/${slug}`),
  ];
  for (const path of paths) {
    const { html } = await readDocument(api.url, path);
    expect(stateTextOf(html) ?? '').not.toMatch(/"amount":/);
  }
  for (const { slug, base } of priced) {
    const { html } = await readDocument(api.url, `/products/${slug}`);
    const amount = (base!.amount / 100).toFixed(2);
    expect(html).not.toContain(amount);
    expect(html).not.toContain(
      Number(amount).toLocaleString('en-GB', { minimumFractionDigits: 2 }),
    );
  }
});

test('an address that leads nowhere is a 404 with the page that says so', async ({ api }) => {
  for (const path of [
    '/no-such-page',
    '/products/no-such-product',
    '/products/category/no-such-category',
    '/blog/no-such-article',
    '/fr/rien',
  ]) {
    // A document that is not ready in time is the static one, which is not kept.
    await expect
      .poll(async () => (await readDocument(api.url, path)).status, { message: path })
      .toBe(404);
    const { html } = await readDocument(api.url, path);
    expect(html).toMatch(/<h1/);
    expect(metaOf(html, 'robots')).toBe('noindex');
  }
});

test('a list by a brand that the shop does not sell is where the list without it is', async ({
  api,
}) => {
  for (const [asked, is] of [
    ['/products?brand=no-such-brand', '/products'],
    ['/products?brand=huawei%2Cno-such-brand', '/products?brand=huawei'],
    ['/fr/products?brand=no-such-brand', '/fr/products'],
  ] as const) {
    const answer = () => readDocument(api.url, asked);
    // A document that is not ready in time is the static one, which is not kept.
    await expect.poll(async () => (await answer()).status, { message: asked }).toBe(301);
    const { headers } = await answer();
    const { pathname, search } = new URL(headers.get('location') ?? '', api.url);
    expect(pathname + search).toBe(is);
  }
});

test('pages of a person are not rendered beforehand', async ({ api }) => {
  for (const path of ['/cart', '/account', '/fr/cart', '/admin']) {
    const { status, html } = await readDocument(api.url, path);
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads, follows links and finds a product', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Browse products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    const product = page.locator('main h2 a').first();
    const name = await product.innerText();
    await product.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('table').first()).toBeVisible();
  });

  test('a visitor searches by the form', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('inverter');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=inverter/);
    await expect(page.locator('main h2 a').first()).toBeVisible();
  });
});

test.describe('the contact form without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reaches the company', async ({ api, page }) => {
    const text = `Without scripts ${Date.now()}`;
    await page.goto('/contact');
    const main = page.getByRole('main');
    await main.getByLabel('Full name').fill('Nadia Rahal');
    await main.getByLabel('Email').fill('nadia@example.com');
    await main.getByLabel('Message').fill(text);
    await main.locator('form').getByRole('button', { name: /send/i }).click();
    await expect(page).toHaveURL(/\/contact\?sent=true/);
    const admin = await api.as('admin');
    const { body } = await admin.get<{ items: { message: string }[] }>('/api/admin/messages');
    expect(body.items.map(({ message }) => message)).toContain(text);
  });
});

test('documents that are rendered at once keep their languages apart', async ({ api }) => {
  const rendered: { french: boolean; html: string }[] = [];
  const askAtOnce = async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_none, index) => {
        const french = index % 2 === 1;
        const path = `${french ? '/fr' : ''}/products?at=${Date.now()}-${index}`;
        return { french, html: (await readDocument(api.url, path)).html };
      }),
    );
    rendered.push(...answers.filter(({ html }) => stateTextOf(html) !== undefined));
    return [true, false].every((french) => rendered.some((one) => one.french === french));
  };
  // On a busy machine some come too late and are static.
  await expect.poll(askAtOnce, { timeout: 60_000 }).toBe(true);
  for (const { french, html } of rendered) {
    expect(html).toContain(french ? '<html lang="fr"' : '<html lang="en"');
    expect(html).toMatch(french ? /<h1[^>]*>Produits</ : /<h1[^>]*>Products</);
  }
});

test('a document is taken over as it is, in either language and each theme', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('h1, footer')) {
        element.setAttribute('data-from-server', '');
      }
    });
  });
  await page.goto('/robots.txt');
  for (const [index, path] of TAKEN_OVER.entries()) {
    await page.evaluate(
      ({ theme, highContrast }) => {
        localStorage.setItem('ui-theme', theme);
        localStorage.setItem('accessibility', JSON.stringify({ highContrast }));
      },
      THEMES[index % THEMES.length]!,
    );
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // The heading and the footer, which waits longest, are still the document's own.
    await expect(page.locator('h1[data-from-server]')).toBeVisible();
    await expect(page.locator('footer[data-from-server]')).toBeAttached();
    await readThrough(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('footer[data-from-server]')).toBeVisible();
  }
});

test('parts that wait are taken over as they are, though somebody signs in meanwhile', async ({
  api,
  page,
}) => {
  const { token } = await api.as('customer');
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('page-alive').length > 0);
  await page.evaluate((value) => {
    const key = 'auth_token';
    localStorage.setItem(key, value);
    // As the browser reports a sign-in in another tab.
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  }, token ?? '');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.locator('#featured').scrollIntoViewIfNeeded();
  await expect(page.locator('#featured').getByText(/^\$/).first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
});

/** Keeps the page's scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/bootstrap\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is pressed, or gone back to, before the scripts are there is answered when they come', async ({
  page,
}) => {
  const titled = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await test.step('a press', async () => {
    const release = await holdScripts(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    release();
    await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a step back in the history', async () => {
    const product = page.locator('main h2 a').first();
    const name = await product.innerText();
    await product.click();
    await expect(titled(name)).toBeVisible();
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(titled(name)).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    release();
    await expect(page).toHaveURL(/\/products$/);
    await expect(titled('Products')).toBeVisible();
  });
});
