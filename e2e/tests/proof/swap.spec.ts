import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readDocument } from '../../src/documents';
import { buildWithTexts, firstBuildAgain, firstBuildOf } from '../../src/rebuilt-remote';
import { expect, test } from '../../src/test';

const OLD_TITLE = 'Products';
const NEW_TITLE = 'Products, arranged anew';
/** A production build on a busy machine. */
const BUILD_TIMEOUT_MS = 300_000;
/** A document is kept for half of it. */
const MINUTE = 60_000;

const titleOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The scripts of the shell's document: the same ones mean the same shell. */
async function shellScripts(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  return [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source = '']) => source);
}

/** Waits until documents are rendered with a build, which follows a deployment, and until none of before is kept. */
async function documentNames(origin: string, dist: string): Promise<void> {
  const text = readFileSync(join(dist, 'mf-manifest.json'), 'utf8');
  const { metaData } = JSON.parse(text) as { metaData: { remoteEntry: { name: string } } };
  const read = async () => (await readDocument(origin, '/products')).html;
  await expect.poll(read, { timeout: MINUTE }).toContain(metaData.remoteEntry.name);
}

/** Goes from the list to its first product, whose screen is a chunk that the list did not need. */
async function openFirstProduct(page: Page): Promise<void> {
  const link = page.locator('main h2 a, main h3 a').first();
  const product = (await link.innerText()).trim();
  await link.click();
  await expect(page).toHaveURL(/\/products\/[^?]+$/);
  await expect(titleOf(page, product)).toBeVisible();
}

/** Leaves a mark that a new document would not have. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.classList.add('marked'));
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('marked'));

test('a slice that is built anew arrives under the running shell, and open pages go on', async ({
  page,
  context,
  stack,
}) => {
  test.setTimeout(BUILD_TIMEOUT_MS + 3 * MINUTE);
  const rebuilt = await buildWithTexts('catalog', (texts) =>
    texts.replace(`"title": "${OLD_TITLE}"`, `"title": "${NEW_TITLE}"`),
  );
  await page.goto('/products');
  await expect(titleOf(page, OLD_TITLE)).toBeVisible();
  await mark(page);
  const scripts = await shellScripts(page);
  const visitor = await context.newPage();
  try {
    await test.step('a visitor sees the new build in the old shell', async () => {
      await stack.swapFrontEnd('catalog', rebuilt);
      await documentNames(stack.url, rebuilt);
      await visitor.goto('/products');
      await expect(titleOf(visitor, NEW_TITLE)).toBeVisible();
      expect(scripts.length).toBeGreaterThan(0);
      expect(await shellScripts(visitor)).toEqual(scripts);
      await mark(visitor);
    });

    await test.step('a page of the old build goes on with it', async () => {
      await openFirstProduct(page);
      expect(await isMarked(page)).toBe(true);
      await page.goBack();
      await expect(titleOf(page, OLD_TITLE)).toBeVisible();
    });

    await test.step('two releases later the page of a build that is gone loads itself anew', async () => {
      await stack.swapFrontEnd('catalog', firstBuildOf('catalog'));
      await stack.swapFrontEnd('catalog', firstBuildAgain('catalog'));
      await documentNames(stack.url, firstBuildAgain('catalog'));
      await openFirstProduct(visitor);
      expect(await isMarked(visitor)).toBe(false);
      await visitor.goBack();
      await expect(titleOf(visitor, OLD_TITLE)).toBeVisible();
    });
  } finally {
    await stack.swapFrontEnd('catalog', firstBuildOf('catalog'));
  }
});
