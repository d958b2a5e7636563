import AxeBuilder from '@axe-core/playwright';
import { addressesOf } from '../../src/routes/screen-route';
import { VISITOR_ROUTES } from '../../src/routes/visitor-routes';
import { expect, test } from '../../src/test';

for (const theme of ['light', 'dark'] as const) {
  test(`every public screen has a heading, a title, no axe violation and no overflow at 390 px (${theme})`, async ({
    page,
    api,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((choice) => localStorage.setItem('ui-theme', choice), theme);
    const findings: string[] = [];
    for (const route of await addressesOf(VISITOR_ROUTES, api)) {
      await page.goto(route);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await expect.soft(heading, route).toBeVisible({ timeout: 30_000 });
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      findings.push(
        ...violations.map(({ id, nodes }) => `${route}: ${id} ${nodes[0]?.target.join(' ') ?? ''}`),
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) findings.push(`${route}: ${overflow} px wider than the screen`);
      if (!(await page.title()).includes('Alsa Solar'))
        findings.push(`${route}: title ${await page.title()}`);
    }
    expect(findings).toEqual([]);
  });
}

test('an address that does not exist shows the 404 page', async ({ page }) => {
  await page.goto('/nowhere-at-all');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('the language that a visitor chose stays', async ({ page }) => {
  await page.goto('/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /language and display/i }).click();
  await page.getByText('Français').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
});
