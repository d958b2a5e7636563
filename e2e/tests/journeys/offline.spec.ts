import { Texts } from '../../src/journey/texts';
import { expect, test } from '../../src/test';

/** The browser reports what it could not fetch, and the shell which part that was. */
const EXPECTED =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|Loading (CSS )?chunk|part of the page failed|remote|manifest|page failed/i;

const texts = new Texts('en');
const noConnection = texts.of('kit:offline.title');

/** A page whose code is fetched when it is opened, one that is asked for in a part of its own, and one of another slice. */
const PAGES = ['/projects', '/faq', '/order-tracking'];

for (const path of PAGES) {
  test(`without a connection ${path} says so in the shop, and comes by itself when there is one`, async ({
    context,
    page,
    watch,
  }) => {
    watch.allow(EXPECTED);
    await page.goto('/products');
    await page.waitForFunction(() => performance.getEntriesByName('page-alive').length > 0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^add .+ to cart$/i })
      .first()
      .click();
    const cart = page
      .getByRole('banner')
      .getByRole('button', { name: texts.of('shell:cartWithCount_one', { count: '1' }) });
    await expect(cart).toBeVisible();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await expect(page.getByText(texts.of('shell:offline'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // As a link of the page leads there.
    await page.evaluate((to) => {
      history.pushState({ idx: history.length }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, path);
    const said = page.getByRole('main').getByRole('heading', { name: noConnection });
    await expect(said).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(cart).toBeVisible();

    await context.setOffline(false);
    await expect(said).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(cart).toBeVisible();
  });
}

test('on a phone a link of a part that is not alive yet leads to the same page of the shop', async ({
  context,
  page,
  watch,
}) => {
  watch.allow(EXPECTED);
  await page.setViewportSize({ width: 390, height: 844 });
  // What is fetched when nobody waits any more would make the footer alive.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/products');
  await page.waitForFunction(() => performance.getEntriesByName('page-alive').length > 0);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: noConnection })).toBeVisible();
  await expect(page).toHaveURL('/careers');
});
