import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../../src/accessibility';
import { cutOffIn } from '../../src/cut-off';
import { expect, test } from '../../src/test';

const INVERTER = `/products/${demoProductSlug('Huawei', 'SUN2000-10KTL-M1 (High Current)')}`;
const PANEL = 'JinkoSolar Tiger Neo 72HL4-BDV 580W bifacial';

test('an installer finds an inverter by its figures, sees what goes with it and why, and fills the cart with a string that fits', async ({
  page,
}) => {
  await page.goto('/search?q=hybrid+10kw+3+phase');
  const found = page.getByRole('main').getByRole('article');
  await expect(found.first()).toContainText('10 kW');
  await page
    .getByRole('main')
    .getByRole('link', { name: /SUN2000-10KTL-M1/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(INVERTER));
  const fit = await fitSection(page);
  await fit.getByRole('button', { name: /^Show all .*: Solar panels/ }).click();
  const panel = rowOf(fit, PANEL);
  await expect(panel).toContainText('Modules in a string: 4 to 19');
  await expect(panel).toContainText(/at 5\u00a0°C they stay under 1,100\u00a0V/);
  await panel.getByText(/checks/).click();
  await expect(panel).toContainText('13.95\u00a0A stays within 19.5\u00a0A');

  await fit.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('option', { name: 'Riyadh' }).click();
  await expect(panel).toContainText(/at −2\u00a0°C they stay under/);

  await fit.getByRole('tab', { name: /Not compatible/ }).click();
  await fit.getByRole('button', { name: /^Show all .*: Batteries/ }).click();
  await expect(rowOf(fit, 'Sungrow SBR096')).toContainText(
    'only with the batteries that its manufacturer lists: LUNA2000',
  );
  await fit.getByRole('tab', { name: /Not known/ }).click();
  await expect(fit).toContainText('Not known, because not published:');

  await fit.getByRole('tab', { name: /^Compatible/ }).click();
  await fit.getByRole('button', { name: /^Show all .*: Solar panels/ }).click();
  await rowOf(fit, PANEL).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tiger Neo 72HL4-BDV');
  await (await fitSection(page)).getByRole('button', { name: /^Show all .*: Inverters/ }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await rowOf(await fitSection(page), 'Huawei SUN2000-10KTL-M1')
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SUN2000-10KTL-M1');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const datasheet = page.getByRole('link', { name: /^Datasheet with all data/ });
  const answer = await page.request.get((await datasheet.getAttribute('href')) ?? '');
  expect([answer.status(), (await answer.body()).subarray(0, 5).toString()]).toEqual([
    200,
    '%PDF-',
  ]);

  await page.goto('/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'SUN2000-10KTL-M1' });
  const picture = await line.locator('img').boundingBox();
  const name = await line.getByRole('link').first().boundingBox();
  expect((picture?.x ?? NaN) + (picture?.width ?? NaN)).toBeLessThan(name?.x ?? NaN);
  const check = page.getByRole('region', { name: 'Are these compatible?' });
  await expect(check).toContainText('Too few modules (1): the inverter starts with a string of 4');
  expect(await accessibilityFindings(check)).toEqual([]);
  await check.getByRole('button', { name: /quantity 4 instead of 1$/ }).click();
  await expect(check).not.toContainText('Too few');
  await expect(check).toContainText('1 string of 4 modules');
});

test('an installer pastes forty SKUs into the cart, and reads why three of them are not in it', async ({
  page,
  api,
}) => {
  const query = { pageSize: '37', inStock: 'true', sort: 'name' };
  const { body } = await api.get<{ items: { sku: string }[] }>('/api/catalog/products', { query });
  const known = body.items.map(({ sku }) => sku);
  expect(known).toHaveLength(37);
  const lines = [...known.map((sku) => `${sku}; 2`), 'NO-SUCH-SKU; 1', `${known[0]}; 0`, 'NOTHING'];
  await page.goto('/products/quick-order');
  const check = page.getByRole('button', { name: 'Check the list' });
  await expect(async () => {
    await page.getByRole('textbox', { name: 'SKUs and quantities' }).fill(lines.join('\n'));
    await expect(check).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await check.click();
  await expect(page.getByText('37 products found.')).toBeVisible();
  const refused = page.getByRole('region', { name: 'Not added' }).getByRole('listitem');
  await expect(refused).toHaveText([/NO-SUCH-SKU/, /whole number/, /NOTHING/]);
  // The same list as a file takes the place of what was pasted.
  await page.locator('input[type="file"]').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.map((line) => line.replace('; ', ',')).join('\r\n')),
  });
  await expect(refused).toHaveCount(0);
  await check.click();
  await expect(page.getByText('37 products found.')).toBeVisible();
  await expect(refused).toHaveText([/NO-SUCH-SKU/, /whole number/, /NOTHING/]);
  await page.getByRole('button', { name: 'Add 37 products to cart' }).click();
  await expect(page.getByText('37 products have been added to your cart.')).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  test(`what goes with a product is readable at ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(INVERTER);
    const fit = await fitSection(page);
    await fit
      .getByRole('listitem')
      .first()
      .getByText(/checks/)
      .click();
    for (const tab of [/^Compatible/, /Not compatible/, /Not known/]) {
      await fit.getByRole('tab', { name: tab }).click();
      expect(await accessibilityFindings(fit)).toEqual([]);
      expect(await cutOffIn(page.locator('body'))).toEqual([]);
    }
  });
}

/** The section with what it says; it asks when the page is scrolled near it. */
async function fitSection(page: Page): Promise<Locator> {
  const section = page.getByRole('region', { name: 'Compatible products' });
  // What stands above may still grow, and push it out of view before it asks.
  await expect(async () => {
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('tab', { name: /^Compatible/ })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  return section;
}

function rowOf(fit: Locator, product: string): Locator {
  const link = fit.page().getByRole('link', { name: product });
  return fit.getByRole('listitem').filter({ has: link });
}
