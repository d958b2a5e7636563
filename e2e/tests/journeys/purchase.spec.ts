import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@solar/infra-local/stack/parts';
import { declineCookies } from '../../src/browser-state';
import { createProduct } from '../../src/fresh-product';
import { expect, test } from '../../src/test';

const PASSWORD = 'Journey#2026';
const CARD = '4242 4242 4242 4242';

async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: /username or email/i }).fill(email);
  await page.getByRole('textbox', { name: /^password/i }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !/\/(auth|login)$/.test(url.pathname));
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: /^first name/i }).fill('Journey');
  await page.getByRole('textbox', { name: /^last name/i }).fill('Tester');
  await page.getByRole('textbox', { name: /^email/i }).fill(email);
  await page.getByRole('textbox', { name: /^password/i }).fill(PASSWORD);
  await page.getByRole('textbox', { name: /^confirm password/i }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname !== '/register');
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^full name/i }).fill('Journey Tester');
  await page.getByRole('textbox', { name: /^phone/i }).fill('+971 50 555 0111');
  await page
    .getByRole('textbox', { name: /^(address|street)/i })
    .first()
    .fill('Street 9, Villa 4');
  await page.getByRole('textbox', { name: /^city/i }).fill('Dubai');
}

async function payByCard(page: Page): Promise<void> {
  await page.getByLabel(/card number/i).fill(CARD);
  await page.getByLabel(/expiry|expiration/i).fill('12 / 34');
  await page.getByLabel(/cvc|security code/i).fill('123');
  await page.getByRole('button', { name: /^pay/i }).click();
}

test('from a visitor without prices to a shipped order', async ({
  browser,
  api,
  stack,
  page,
  watch,
}) => {
  test.setTimeout(240_000);
  const product = await createProduct(api, 5);
  const email = `journey-${randomUUID().slice(0, 8)}@example.com`;

  await test.step('a visitor sees the product and no price', async () => {
    await page.goto(`/products/${product.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login to see price' }).first()).toBeVisible();
  });

  await test.step('after registration the prices wait for approval', async () => {
    await register(page, email);
    await page.goto(`/products/${product.slug}`);
    await expect(page.getByText(/approv/i).first()).toBeVisible();
    await expect(page.getByText('$123.45')).toHaveCount(0);
  });

  await test.step('the administrator approves the customer', async () => {
    const context = await browser.newContext({ baseURL: stack.url });
    await declineCookies(context);
    const admin = await context.newPage();
    await signInAs(admin, 'admin@alsa.example', DEMO_PASSWORD);
    await admin.goto(`/admin/customers?q=${encodeURIComponent(email)}`);
    const row = admin.getByRole('row').filter({ hasText: email });
    await expect(row).toBeVisible();
    await row
      .getByRole('button', { name: /approve/i })
      .first()
      .click();
    const confirm = admin.getByRole('alertdialog').getByRole('button', { name: /approve/i });
    if (await confirm.isVisible().catch(() => false)) await confirm.click();
    await expect(row.getByText(/approved/i).first()).toBeVisible();
    await context.close();
  });

  await test.step('the customer sees the price, fills the cart and checks out', async () => {
    await page.goto(`/products/${product.slug}`);
    await expect(page.getByText('$123.45').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.goto('/cart');
    await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
    await page.goto('/checkout');
    await fillAddress(page);
    await page.getByRole('button', { name: /continue to shipping/i }).click();
    await page.getByRole('button', { name: /continue to review/i }).click();
    await page.getByRole('button', { name: /continue to payment/i }).click();
    await payByCard(page);
    await expect(page.getByText(/ALSA-\d{4}-\d{6}/).first()).toBeVisible({ timeout: 60_000 });
  });

  const customer = await api.signIn(email, PASSWORD);
  const orders = await customer.get<{ items: { orderId: string; orderNumber: string }[] }>(
    '/api/checkout/orders',
  );
  const order = orders.body.items[0];
  if (!order) throw new Error('No order was placed');

  await test.step('the administrator ships the order', async () => {
    const context = await browser.newContext({ baseURL: stack.url });
    await declineCookies(context);
    const admin = await context.newPage();
    await signInAs(admin, 'admin@alsa.example', DEMO_PASSWORD);
    await admin.goto(`/admin/orders/${order.orderId}`);
    await expect(
      admin.getByRole('heading', { name: new RegExp(order.orderNumber) }).first(),
    ).toBeVisible();
    await context.close();
    const staff = await api.as('admin');
    const toProcessing = await staff.patch(`/api/checkout/admin/orders/${order.orderId}/status`, {
      body: { status: 'processing', notify: false },
    });
    expect([200, 409]).toContain(toProcessing.status);
    const shipped = await staff.post(`/api/checkout/admin/orders/${order.orderId}/shipments`, {
      body: { carrier: 'Aramex', trackingNumber: 'TRACK-4711', notify: true },
    });
    expect(shipped.status, JSON.stringify(shipped.body)).toBeLessThan(300);
  });

  await test.step('the warehouse sees allocation and shipment in the ledger', async () => {
    const warehouse = await api.as('warehouse');
    await expect
      .poll(async () => {
        const { body } = await warehouse.get<{ onHand: number; allocated: number }>(
          `/api/inventory/stock-levels/${product.id}`,
        );
        return [body.onHand, body.allocated];
      })
      .toEqual([4, 0]);
    const context = await browser.newContext({ baseURL: stack.url });
    await declineCookies(context);
    const screen = await context.newPage();
    await signInAs(screen, 'warehouse@alsa.example', DEMO_PASSWORD);
    await screen.goto('/admin/inventory/order-log');
    await expect(screen.getByText(order.orderNumber).first()).toBeVisible();
    await context.close();
  });

  await test.step('the customer sees status and tracking, and got mails', async () => {
    await page.goto(`/account/orders/${order.orderId}`);
    await expect(page.getByText('TRACK-4711').first()).toBeVisible();
    const mails = await fetch(`${stack.urls.mail}/email`).then((answer) => answer.text());
    expect(mails).toContain(order.orderNumber);
  });
  expect(watch.problems).toEqual([]);
});
