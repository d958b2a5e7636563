import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@solar/infra-local/stack/parts';
import type { Api } from '../../src/api';
import { declineCookies } from '../../src/browser-state';
import { PASSWORD } from '../../src/buyer';
import { createProduct, UNIT_PRICE } from '../../src/fresh-product';
import { BackOffice, type OrderOnScreen } from '../../src/journey/back-office';
import { mouse } from '../../src/journey/hands';
import { Shopper } from '../../src/journey/shopper';
import { Texts } from '../../src/journey/texts';
import { expect, test } from '../../src/test';

const TRACKING_NUMBER = 'TRACK-4711';
const TEXTS = new Texts('en');

/** Lets a member of the staff, signed in on a browser of their own, do something. */
async function asStaff(
  browser: Browser,
  url: string,
  localPart: string,
  act: (office: BackOffice, page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  await declineCookies(context);
  const page = await context.newPage();
  const office = new BackOffice(page, mouse, TEXTS);
  await office.signIn(`${localPart}@alsa.example`, DEMO_PASSWORD);
  await act(office, page);
  await context.close();
}

/** Waits until the shipment is in the ledger. */
async function seeShipped(warehouse: Api, productId: string, left: number): Promise<void> {
  await expect
    .poll(async () => {
      const { body } = await warehouse.get<{ onHand: number; allocated: number }>(
        `/api/inventory/stock-levels/${productId}`,
      );
      return [body.onHand, body.allocated];
    })
    .toEqual([left, 0]);
}

/** The five pieces of the product, in the warehouse of the first bin. */
function stockHere(page: Page) {
  return page.getByText('Abu Dhabi 5', { exact: true });
}

test('from a visitor without prices to a shipped order', async ({ browser, api, stack, page }) => {
  test.setTimeout(240_000);
  const product = await createProduct(api, 5);
  const email = `journey-${randomUUID().slice(0, 8)}@example.com`;
  const shopper = new Shopper({ page, hands: mouse, texts: TEXTS });
  let order: OrderOnScreen = { orderId: '', orderNumber: '' };

  await test.step('a visitor sees the product and no price', async () => {
    await shopper.visitProduct(product);
    await shopper.seesText('catalog:price.login');
    await expect(stockHere(page)).toHaveCount(0);
  });

  await test.step('after registration the prices wait for approval', async () => {
    await shopper.register(email, PASSWORD);
    await shopper.visitProduct(product);
    await shopper.seesText('catalog:price.approval');
    await expect(page.getByText('123.45')).toHaveCount(0);
  });

  await test.step('the administrator approves the customer', () =>
    asStaff(browser, stack.url, 'admin', (office) => office.approve(email)));

  await test.step('the customer sees the price, fills the cart and checks out', async () => {
    await shopper.visitProduct(product);
    await shopper.seesPrice(UNIT_PRICE);
    await expect(stockHere(page)).toBeVisible();
    await shopper.addToCart();
    await page.goto('/cart');
    await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
    await shopper.openCart(product.name);
    await shopper.checkOut();
    const orderNumber = await shopper.pay();
    await shopper.openOrder(orderNumber);
    await expect(page.getByText('Visa •••• 4242')).toBeVisible();
    order = { orderId: page.url().split('/').at(-1) ?? '', orderNumber };
  });

  await test.step('the administrator ships the order', () =>
    asStaff(browser, stack.url, 'admin', (office) => office.ship(order, TRACKING_NUMBER)));

  await test.step('the warehouse sees allocation and shipment in the ledger', async () => {
    await seeShipped(await api.as('warehouse'), product.id, 4);
    await asStaff(browser, stack.url, 'warehouse', async (_office, screen) => {
      await screen.goto('/admin/inventory/order-log');
      await expect(screen.getByText(order.orderNumber).first()).toBeVisible();
    });
  });

  await test.step('the customer sees status and tracking, and got mails', async () => {
    await page.reload();
    await expect(page.getByText(TRACKING_NUMBER).first()).toBeVisible();
    const mails = await fetch(`${stack.urls.mail}/email`).then((answer) => answer.text());
    expect(mails).toContain(order.orderNumber);
  });
});
