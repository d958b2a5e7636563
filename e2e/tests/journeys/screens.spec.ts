import { expect, test } from '../../src/test';

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
