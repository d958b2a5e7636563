import { expect, test } from '../../src/test';

/** Lazy areas above may settle by a pixel or two of rounding. */
const TOLERANCE_PX = 4;

/** Deep enough that the list has to be laid out again before the position exists. */
const DEPTH_PX = 900;

test('going back from a product returns to the same place of the same list', async ({ page }) => {
  await page.goto('/products?sort=name');
  const cards = page.locator('main a[href^="/product/"], main a[href^="/products/"]');
  await expect(cards.first()).toBeVisible();
  const loadMore = page.getByRole('button', { name: /load more/i });
  const before = await cards.count();
  // A press while the document is being taken over is lost.
  await page.waitForFunction(() => performance.getEntriesByName('page-alive').length > 0);
  await loadMore.click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const listAddress = page.url();

  // The first card of the second page, brought to the middle: rows are taller than half a window, so
  // a fixed way down could end between the links of two rows.
  const link = page.locator('main').getByRole('heading').getByRole('link').nth(before);
  const left = Math.round(
    await link.evaluate(
      (anchor) => window.scrollY + anchor.getBoundingClientRect().top - window.innerHeight / 2,
    ),
  );
  expect(left).toBeGreaterThan(DEPTH_PX);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, left - (await page.evaluate(() => window.scrollY)));
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.url()).not.toBe(listAddress);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(listAddress);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThanOrEqual(TOLERANCE_PX);
  await page.waitForLoadState('networkidle');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(
    TOLERANCE_PX,
  );
});

test('a page that is left while parts of its document still wait is not rendered anew', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('page-alive').length > 0);
  const footer = await page.locator('footer').elementHandle();
  await page.evaluate(() => {
    window.history.pushState({}, '', '/about');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  // Its newsletter stands in the footer of every page but the front page.
  await expect(page.locator('footer').getByRole('textbox')).toBeVisible();
  expect(await footer?.evaluate((element) => element.isConnected)).toBe(true);
});
