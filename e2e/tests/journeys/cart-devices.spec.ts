import type { Page } from '@playwright/test';
import type { Cart } from '@solar/contracts/checkout/cart-http';
import { Buyer, PASSWORD } from '../../src/buyer';
import { declineCookies, staySignedIn } from '../../src/browser-state';
import { createProduct } from '../../src/fresh-product';
import { expect, test } from '../../src/test';

const quantity = (page: Page, name: string) =>
  page.getByRole('main').getByRole('spinbutton', { name: new RegExp(name) });

async function order(page: Page, name: string, count: number): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/cart/changes'));
  await quantity(page, name).fill(String(count));
  await quantity(page, name).press('Enter');
  expect((await saved).status()).toBe(200);
}

test('two devices change different lines of a cart and both changes stay; of the same line the later one stays, and the other device shows it', async ({
  page: phone,
  browser,
  api,
}) => {
  const [panel, cable] = await Promise.all([createProduct(api, 50), createProduct(api, 50)]);
  const buyer = await Buyer.create(api, await api.as('admin'));
  const lines = [panel, cable].map(({ id }) => ({ productId: id, quantity: 1 }));
  await buyer.api.put('/api/checkout/cart', { body: { lines } });
  const office = await browser.newContext({ baseURL: api.url });
  await declineCookies(office);
  await Promise.all([phone.context(), office].map((one) => staySignedIn(one, buyer.api)));
  const desk = await office.newPage();
  await Promise.all([phone, desk].map((page) => page.goto('/cart')));
  for (const page of [phone, desk]) await expect(quantity(page, cable.name)).toHaveValue('1');

  await order(phone, panel.name, 3);
  await order(desk, cable.name, 4);
  const cart = await buyer.api.get<Cart>('/api/checkout/cart');
  const kept = new Map(cart.body.lines.map((line) => [line.productId, line.quantity]));
  expect([kept.get(panel.id), kept.get(cable.id)]).toEqual([3, 4]);
  // The answer to its own change shows the desk what the phone has done.
  await expect(quantity(desk, panel.name)).toHaveValue('3');

  await order(phone, panel.name, 5);
  await order(desk, panel.name, 2);
  await phone.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(quantity(phone, panel.name)).toHaveValue('2');
  await expect(phone.getByText('Changed on another screen: it was 5 here')).toBeVisible();
  await expect(quantity(phone, cable.name)).toHaveValue('4');
  await office.close();
});

test('signing out empties the cart of the browser; it is there again after the next sign-in', async ({
  page,
  api,
}) => {
  const product = await createProduct(api, 5);
  const buyer = await Buyer.create(api, await api.as('admin'));
  await buyer.api.put('/api/checkout/cart', {
    body: { lines: [{ productId: product.id, quantity: 2 }] },
  });
  await page.goto('/');
  await page.evaluate((token) => localStorage.setItem('auth_token', token), buyer.api.token ?? '');
  await page.goto('/cart');
  await expect(quantity(page, product.name)).toHaveValue('2');
  await page.goto('/account');
  const met: string[] = [];
  page.on('framenavigated', (frame) => met.push(new URL(frame.url()).pathname));
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  // Not by way of the sign-in.
  await page.waitForURL('/');
  expect(met).not.toContain('/auth');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(quantity(page, product.name)).toHaveCount(0);
  const again = await api.signIn(buyer.email, PASSWORD);
  const cart = await again.get<Cart>('/api/checkout/cart');
  expect(cart.body.lines.map(({ quantity: count }) => count)).toEqual([2]);
});
