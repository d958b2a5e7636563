import type { Api } from '../../src/api';
import { jsonLdOf, linkOf, metaOf, readDocument } from '../../src/documents';
import { expect, test } from '../../src/test';

const AGENTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'Twitterbot/1.0',
];

/** One page of every kind, with the structured data that it has. */
const KINDS: readonly [path: string, types: string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/products', ['BreadcrumbList']],
  ['/products/category/inverters', ['BreadcrumbList']],
  ['/products/:product', ['Product', 'BreadcrumbList']],
  ['/blog', ['BreadcrumbList']],
  ['/blog/:blog-posts', ['BlogPosting', 'BreadcrumbList']],
  ['/projects/:projects', ['Article', 'BreadcrumbList']],
  ['/services/:services', ['Service', 'BreadcrumbList']],
  ['/about', ['BreadcrumbList']],
  ['/faq', ['FAQPage', 'BreadcrumbList']],
  ['/contact', ['BreadcrumbList']],
];

async function slugOf(api: Api, path: string): Promise<string> {
  const { body } = await api.get<{ items: { slug: string }[] }>(path, { query: { pageSize: '1' } });
  const [first] = body.items;
  if (!first) throw new Error(`${path} is empty`);
  return first.slug;
}

/** The path with the slug of what its parameter names. */
async function pathOf(api: Api, path: string): Promise<string> {
  const [, kind] = /:([\w-]+)/.exec(path) ?? [];
  if (!kind) return path;
  const list = kind === 'product' ? '/api/catalog/products' : `/api/content/${kind}`;
  return path.replace(`:${kind}`, await slugOf(api, list));
}

/** A rendered document; one that is not ready in time is the static one, which is not kept. */
async function rendered(api: Api, path: string, agent?: string) {
  let document = await readDocument(api.url, path, agent);
  await expect
    .poll(async () => {
      document = await readDocument(api.url, path, agent);
      return linkOf(document.html, 'canonical');
    })
    .toBeDefined();
  return document;
}

const textAt = async (api: Api, path: string) => (await fetch(api.url + path)).text();
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));

for (const [kind, types] of KINDS) {
  test(`${kind} has its head and its structured data in both languages`, async ({ api }) => {
    const path = await pathOf(api, kind);
    for (const address of [path, path === '/' ? '/fr' : `/fr${path}`]) {
      const { status, html } = await rendered(api, address);
      expect(status).toBe(200);
      expect(new URL(linkOf(html, 'canonical') ?? '').pathname).toBe(address);
      expect(metaOf(html, 'og:site_name')).toBeTruthy();
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      expect(['type', 'width', 'height'].map((key) => metaOf(html, `og:image:${key}`))).toEqual([
        'image/jpeg',
        '1200',
        '630',
      ]);
      expect(metaOf(html, 'og:image:alt')).toMatch(/\S/);
      expect(jsonLdOf(html).map((data) => data['@type'])).toEqual(types);
      expect(JSON.stringify(jsonLdOf(html))).not.toMatch(/"price|"priceCurrency|"amount/);
    }
  });
}

test('the large crawlers get the same full head', async ({ api }) => {
  for (const kind of ['/products', '/products/:product', '/blog/:blog-posts']) {
    const path = await pathOf(api, kind);
    for (const agent of AGENTS) {
      const { status, html } = await rendered(api, path, agent);
      expect([agent, status]).toEqual([agent, 200]);
      for (const key of ['description', 'og:title', 'og:type', 'og:image', 'og:url', 'og:locale']) {
        expect([agent, key, metaOf(html, key)]).toEqual([agent, key, expect.stringMatching(/\S/)]);
      }
      expect(html.match(/rel="alternate" hreflang=/g)).toHaveLength(3);
      expect(jsonLdOf(html).length).toBeGreaterThan(0);
    }
  }
});

test('the sitemap leads to pages that call themselves by the same address', async ({ api }) => {
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(await textAt(api, '/robots.txt')) ?? [];
  const parts = locations(await textAt(api, new URL(sitemap).pathname));
  expect(parts.map(({ pathname }) => pathname)).toEqual([
    '/sitemap-content-1.xml',
    '/sitemap-catalog-1.xml',
  ]);
  const files = await Promise.all(parts.map(({ pathname }) => textAt(api, pathname)));
  const pages = files.flatMap(locations);
  const { body } = await api.get<{ total: number }>('/api/catalog/products');
  const products = pages.filter(({ pathname }) => /^\/products\/[^/]+$/.test(pathname));
  expect(products).toHaveLength(body.total);
  const wanted = [
    '/fr',
    '/contact',
    '/fr/about',
    '/products?brand=huawei',
    '/fr/products/category/storage-batteries',
    products[0]?.pathname ?? '',
    ...pages
      .filter(({ pathname }) => /^\/(blog|projects|services)\/./.test(pathname))
      .slice(0, 1)
      .map(({ pathname }) => pathname),
  ];
  for (const path of wanted) {
    const listed = pages.find(({ pathname, search }) => pathname + search === path);
    expect([path, listed !== undefined]).toEqual([path, true]);
    const { status, html } = await rendered(api, path);
    expect([path, status, linkOf(html, 'canonical')]).toEqual([path, 200, listed?.href]);
  }
});

test('articles are a feed in each language, which their list names', async ({ api }) => {
  for (const path of ['/blog', '/fr/blog']) {
    const { html } = await rendered(api, path);
    const [, address = ''] = /type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(html) ?? [];
    expect(new URL(address).pathname).toBe(`${path}/feed.xml`);
    const answer = await fetch(`${api.url}${path}/feed.xml`);
    expect(answer.headers.get('content-type')).toContain('application/rss+xml');
    const feed = await answer.text();
    const [, first = ''] = /<item>.*?<link>(.*?)<\/link>/.exec(feed) ?? [];
    const article = await rendered(api, new URL(first).pathname);
    expect(linkOf(article.html, 'canonical')).toBe(first);
  }
});

test('a page that is missing has no address of its own in any language', async ({ api }) => {
  for (const path of ['/nowhere', '/blog/no-such', '/products/no-such']) {
    for (const address of [path, `/fr${path}`]) {
      await expect
        .poll(async () => {
          const { status, html } = await readDocument(api.url, address);
          return [status, metaOf(html, 'robots')];
        })
        .toEqual([404, 'noindex']);
      const { html } = await readDocument(api.url, address);
      expect([address, html.match(/rel="canonical"|hreflang=/g)]).toEqual([address, null]);
    }
  }
});

test('browsers and phones find the icons that they ask for', async ({ api }) => {
  const { html } = await readDocument(api.url, '/');
  const named = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)];
  const manifest = JSON.parse(await textAt(api, '/site.webmanifest')) as {
    icons: { src: string }[];
  };
  const icons = [...named.map(([, href = '']) => href), ...manifest.icons.map(({ src }) => src)];
  // The first of them is asked for without being named, by feed readers and old browsers.
  expect(icons).toContain('/favicon.ico');
  for (const icon of new Set(icons)) {
    const { status, headers } = await fetch(api.url + icon);
    const type = headers.get('content-type');
    expect([icon, status, type]).toEqual([icon, 200, expect.stringMatching(/^image\//)]);
  }
});

test('link previews of the site, a product, a project and an article show a picture of it', async ({
  api,
}) => {
  const seen = new Set<string>();
  for (const kind of [
    '/contact',
    '/products/:product',
    '/fr/projects/:projects',
    '/blog/:blog-posts',
  ]) {
    const { html } = await rendered(api, await pathOf(api, kind));
    const address = new URL((metaOf(html, 'og:image') ?? '').replaceAll('&amp;', '&'));
    const answer = await fetch(api.url + address.pathname + address.search);
    expect([kind, answer.status, answer.headers.get('content-type')]).toEqual([
      kind,
      200,
      'image/jpeg',
    ]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // Height and width stand after the marker of the frame.
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
    seen.add(bytes.toString('base64'));
  }
  expect(seen.size).toBe(4);
});

test('an address of before leads to the one of now for good', async ({ api }) => {
  const editor = await api.as('admin');
  const slug = `moved-${Date.now()}`;
  const path = '/api/admin/content/blog-posts';
  const article = {
    slug,
    title: { en: 'Moved', fr: 'Déplacé' },
    excerpt: { en: 'Short', fr: '' },
    body: { en: '<p>Text</p>', fr: '' },
    metaTitle: { en: '', fr: '' },
    metaDescription: { en: '', fr: '' },
    image: null,
    fields: { author: 'Mona', publishedOn: '2020-01-01', readingMinutes: 1, tags: [] },
  };
  const { body } = await editor.post<{ id: string }>(path, { body: article });
  await editor.put(`${path}/${body.id}/status`, { body: { status: 'published' } });
  await editor.put(`${path}/${body.id}`, { body: { ...article, slug: `${slug}-on` } });
  const categories = '/api/catalog/admin/categories';
  const category = {
    slug: `${slug}-things`,
    name: { en: 'Things', fr: 'Choses' },
    description: { en: '', fr: '' },
    parentId: null,
    position: 999,
    showInDesktopMenu: false,
    showInMobileMenu: false,
  };
  const made = await editor.post<{ id: string }>(categories, { body: category });
  await editor.put(`${categories}/${made.body.id}`, {
    body: { ...category, slug: `${slug}-goods`, version: 0 },
  });
  for (const prefix of ['', '/fr']) {
    for (const [from, to] of [
      [`/blog/${slug}`, `/blog/${slug}-on`],
      [`/products/category/${slug}-things`, `/products/category/${slug}-goods`],
    ] as const) {
      // Before the renderer has heard of it, it is a 404 for some seconds.
      await expect
        .poll(
          async () => {
            const { status, headers } = await readDocument(api.url, prefix + from);
            return [status, headers.get('location')];
          },
          { timeout: 30_000 },
        )
        .toEqual([301, prefix + to]);
    }
  }
  // A list without a product is there, and no search engine keeps it.
  const empty = await rendered(api, `/products/category/${slug}-goods`);
  expect([empty.status, metaOf(empty.html, 'robots')]).toEqual([200, 'noindex']);
  await expect
    .poll(async () => (await readDocument(api.url, '/products/category/no-such')).status)
    .toBe(404);
  await editor.delete(`${categories}/${made.body.id}`, { query: { version: '1' } });
  await editor.delete(`${path}/${body.id}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor filters products and projects by links, and turns the page', async ({ page }) => {
    await page.goto('/products?sort=name');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('link', { name: /^Huawei \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/\/products\?sort=name&brand=huawei$/);
    await expect(page.locator('main h2 a').first()).toBeVisible();
    await filters.getByRole('link', { name: 'Remove filter: Huawei' }).click();
    await expect(page).toHaveURL(/\/products\?sort=name$/);
    const shown = await page.locator('main h2 a').count();
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL(/productPage=2/);
    expect(await page.locator('main h2 a').count()).toBeGreaterThan(shown);
    await page.goto('/products/category/inverters');
    await filters.getByRole('link', { name: /^Three-phase \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/\/products\/category\/inverters\?filter=phase\.three$/);
    await expect(filters.getByRole('link', { name: 'Remove filter: Three-phase' })).toBeVisible();
    await page.goto('/projects');
    await page.getByRole('link', { name: 'Residential', exact: true }).click();
    await expect(page).toHaveURL(/\/projects\?type=residential/);
    await expect(page.locator('main h2 a').first()).toBeVisible();
  });
});
