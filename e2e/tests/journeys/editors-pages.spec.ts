import { randomUUID } from 'node:crypto';
import type { AdminContentEntry, ContentTreeNode } from '@solar/contracts/admin/content-http';
import type { Home } from '@solar/contracts/admin/home-http';
import type { Page } from '@solar/contracts/common/pagination';
import { staySignedIn } from '../../src/browser-state';
import { readDocument } from '../../src/documents';
import { Texts } from '../../src/journey/texts';
import { expect, test } from '../../src/test';

const PAGES = '/api/admin/content/pages';
const HOME = '/api/admin/home';
/** Shown nowhere but in its own section. */
const BUILT_IN = { path: '/csr/innovation', slug: 'csr-innovation' };
const RENAMED = { path: '/pages/csr-ideas', slug: 'csr-ideas' };
const WORDS = { en: 'Heard on the roofs', fr: 'Entendu sur les toits' };

const KEPT_BY_EDGE = { timeout: 60_000 };

/** What a document of the front page shows of the sections in question, in its order, and whether it has the words. */
function homeOf(html: string, words: string) {
  const found = html.matchAll(/id="(hero|testimonials|projects|awards)-title"/g);
  return { sections: [...found].map(([, id]) => id), worded: html.includes(words) };
}

test('a built-in page is renamed: its old address leads on, menus and its section follow', async ({
  api,
}) => {
  const editor = await api.as('editor');
  const list = await editor.get<Page<AdminContentEntry>>(PAGES, { query: { q: BUILT_IN.slug } });
  const [entry] = list.body.items;
  if (!entry) throw new Error(`No page ${BUILT_IN.slug}`);
  const { title, excerpt, body, metaTitle, metaDescription, image, fields } = entry;
  const named = (slug: string) =>
    editor.put(`${PAGES}/${entry.id}`, {
      body: { slug, title, excerpt, body, metaTitle, metaDescription, image, fields },
    });
  expect((await named(RENAMED.slug)).status).toBe(200);
  try {
    for (const prefix of ['', '/fr']) {
      await expect
        .poll(
          async () => {
            const { status, headers } = await readDocument(api.url, prefix + BUILT_IN.path);
            return [status, headers.get('location')];
          },
          { timeout: 30_000 },
        )
        .toEqual([301, prefix + RENAMED.path]);
    }
    // At an address of its own each time: a document is kept for half a minute, with the menu of before.
    const read = () => readDocument(api.url, `${RENAMED.path}?utm_source=${randomUUID()}`);
    const leadsToOld = async () => (await read()).html.includes(`href="${BUILT_IN.path}"`);
    await expect.poll(leadsToOld, { timeout: 30_000 }).toBe(false);
    const shown = await read();
    expect(shown.status).toBe(200);
    expect(shown.html).toContain(title.en);
    expect(shown.html).toContain('href="/csr/environment"');
  } finally {
    await named(BUILT_IN.slug);
  }
  await expect
    .poll(async () => (await readDocument(api.url, BUILT_IN.path)).status, { timeout: 30_000 })
    .toBe(200);
});

test('sections of the home page change their order and words, in the document and in the browser', async ({
  api,
  page,
}) => {
  const editor = await api.as('editor');
  const { body: stored } = await editor.get<Home>(HOME);
  const said = stored.sections.map((section) =>
    section.id === 'testimonials'
      ? { ...section, texts: [{ key: 'title', text: WORDS }] }
      : section,
  );
  const last = said.filter(({ id }) => id === 'projects');
  const sections = [
    ...said.filter(({ id }) => id !== 'projects' && id !== 'awards'),
    ...last,
  ].concat(said.filter(({ id }) => id === 'awards').map((one) => ({ ...one, shown: false })));
  const save = async (next: object[]) => {
    const { body } = await editor.get<Home>(HOME);
    return editor.put(HOME, { body: { sections: next, version: body.version } });
  };
  expect((await save(sections)).status).toBe(200);
  try {
    // The edge keeps the document of each address by itself for a while.
    for (const [path, words] of [
      ['/', WORDS.en],
      ['/fr', WORDS.fr],
    ] as const) {
      await expect
        .poll(async () => homeOf((await readDocument(api.url, path)).html, words), KEPT_BY_EDGE)
        .toEqual({ sections: ['hero', 'testimonials', 'projects'], worded: true });
    }

    await page.goto('/');
    const heading = page.getByRole('heading', { name: WORDS.en });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeVisible();
  } finally {
    await save(stored.sections);
  }
});

test('a page that becomes protected is given to no stranger any more, though they go on asking', async ({
  api,
  context,
  page,
}) => {
  const texts = new Texts('en');
  const editor = await api.as('editor');
  const slug = `members-${Date.now()}`;
  const path = `/pages/${slug}`;
  const words = { title: `Members ${slug}`, body: `The terms of members of ${slug}` };
  const both = (text: string) => ({ en: text, fr: text });
  const input = {
    ...{ slug, title: both(words.title), excerpt: both(''), body: both(`<p>${words.body}</p>`) },
    ...{ metaTitle: both(''), metaDescription: both(''), image: null },
  };
  const { body: made } = await editor.post<AdminContentEntry>(PAGES, {
    body: { ...input, fields: {} },
  });
  try {
    await editor.put(`${PAGES}/${made.id}/status`, { body: { status: 'published' } });
    const shown = async () => {
      const documents = ['', '/fr'].map((prefix) => readDocument(api.url, prefix + path));
      const html = (await Promise.all(documents)).map((one) => one.html);
      return Object.values(words).map((text) => html.filter((one) => one.includes(text)).length);
    };
    await expect.poll(shown, { timeout: 30_000 }).toEqual([2, 2]);
    const fields = { protected: true };
    const saved = await editor.put(`${PAGES}/${made.id}`, { body: { ...input, fields } });
    expect(saved.status).toBe(200);
    await expect.poll(shown, KEPT_BY_EDGE).toEqual([0, 0]);
    expect(await shown()).toEqual([0, 0]);

    await page.goto(path);
    const first = { level: 1, name: texts.of('shell:protectedPage') };
    await expect(page.getByRole('heading', first)).toBeVisible();
    await staySignedIn(context, await api.as('pending'));
    await page.reload();
    await expect(page.getByText(words.body)).toBeVisible();
  } finally {
    await editor.delete(`${PAGES}/${made.id}`);
  }
});

test('pages are moved in their tree by keys and by dragging', async ({ api, context, page }) => {
  const texts = new Texts('en');
  const editor = await api.as('editor');
  const nodes = async () =>
    (await editor.get<{ items: ContentTreeNode[] }>(`${PAGES}/tree`)).body.items;
  const text = (en: string) => ({ en, fr: '' });
  const made: AdminContentEntry[] = [];
  // One after the other: the second stands right behind the first.
  for (const name of ['Orchard', 'Meadow']) {
    const slug = `${name.toLowerCase()}-${Date.now()}`;
    const { body } = await editor.post<AdminContentEntry>(PAGES, {
      body: {
        ...{ slug, title: text(`${name} ${slug}`), excerpt: text(''), body: text('') },
        ...{ metaTitle: text(''), metaDescription: text(''), image: null, fields: {} },
      },
    });
    made.push(body);
  }
  const [first, second] = made;
  if (!first || !second) throw new Error('Two pages were made');
  try {
    const parentOf = async (id: string) => (await nodes()).find((one) => one.id === id)?.parentId;
    await staySignedIn(context, editor);
    await page.goto('/admin/content');
    const name = second.title.en;
    const into = texts.of('admin:content.move.in', { name });
    await page.getByRole('button', { name: into }).press('Enter');
    await expect.poll(() => parentOf(second.id)).toBe(first.id);
    const row = (title: string) => page.locator('[draggable=true]').filter({ hasText: title });
    await row(name).dragTo(row(first.title.en));
    await expect.poll(() => parentOf(second.id)).toBeNull();
  } finally {
    for (const { id } of made) await editor.delete(`${PAGES}/${id}`);
  }
});
