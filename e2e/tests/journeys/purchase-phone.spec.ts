import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adriftFromNames } from '../../src/adrift';
import type { Api } from '../../src/api';
import { cutOffIn } from '../../src/cut-off';
import { PASSWORD } from '../../src/buyer';
import { createProduct, UNIT_PRICE } from '../../src/fresh-product';
import { finger } from '../../src/journey/hands';
import { Shopper } from '../../src/journey/shopper';
import { Texts } from '../../src/journey/texts';
import { expect, test } from '../../src/test';
import { visibleTexts } from '../../src/visible-texts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

async function chooseFrench(page: Page): Promise<void> {
  const english = new Texts('en');
  await page.goto('/');
  const preferences = english.of('shell:preferences.title');
  await finger.press(page.getByRole('button', { name: preferences }));
  await finger.press(page.getByRole('menuitemradio', { name: english.of('shell:language.fr') }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}

/** The approval, which is a screen of its own in the English journey. */
async function approve(api: Api, email: string): Promise<void> {
  const admin = await api.as('admin');
  const found = await admin.get<{ items: { id: string }[] }>('/api/account/admin/customers', {
    query: { q: email },
  });
  const id = found.body.items[0]?.id;
  const approved = await admin.put(`/api/account/admin/customers/${id}/approval`);
  expect(approved.status).toBe(200);
}

test('a customer buys in French on a phone', async ({ api, page }) => {
  test.setTimeout(180_000);
  const product = await createProduct(api, 5);
  const email = `telephone-${randomUUID().slice(0, 8)}@example.com`;
  const texts = new Texts('fr');
  const findings: string[] = [];
  const look = async (screen: string) => {
    const english = texts.foreignIn(await visibleTexts(page), 'en');
    const found = [
      ...english.map((text) => `English "${text}"`),
      ...(await cutOffIn(page.locator('body'))),
      ...(await adriftFromNames(page)),
    ];
    findings.push(...found.map((finding) => `${screen}: ${finding}`));
  };
  const shopper = new Shopper({ page, hands: finger, texts, look });

  await chooseFrench(page);
  await shopper.visitProduct(product);
  await shopper.seesText('catalog:price.login');
  await shopper.register(email, PASSWORD);
  await shopper.visitProduct(product);
  await shopper.seesText('catalog:price.approval');
  await approve(api, email);
  await shopper.visitProduct(product);
  await shopper.seesPrice(UNIT_PRICE);
  await shopper.addToCart();
  await shopper.openCart(product.name);
  await shopper.checkOut();
  await shopper.openOrder(await shopper.pay());
  expect(findings).toEqual([]);
});
