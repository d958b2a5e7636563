import { join } from 'node:path';
import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import type { Api } from '../../src/api';
import { mailsTo, stockOf } from '../../src/books';
import { Buyer } from '../../src/buyer';
import { staySignedIn } from '../../src/browser-state';
import { createProduct } from '../../src/fresh-product';
import { inAnotherBrowser } from '../../src/journey/another-person';
import { mouse } from '../../src/journey/hands';
import { Shopper } from '../../src/journey/shopper';
import { Texts } from '../../src/journey/texts';
import { ROOT } from '../../src/stack-address';
import { expect, test } from '../../src/test';

const PIECES = 3;
const PICTURE = join(ROOT, 'docs/images/home.webp');

/** Books the goods of an order out; the way of that on the screens is part of the purchase. */
async function ship(admin: Api, orderId: string): Promise<void> {
  const body = { carrier: 'Aramex', trackingNumber: 'BACK-1' };
  const shipped = await admin.post(`/api/checkout/admin/orders/${orderId}/shipments`, { body });
  expect(shipped.status).toBe(200);
  const status = async () =>
    (await admin.get<{ status: string }>(`/api/checkout/admin/orders/${orderId}`)).body.status;
  await expect.poll(status).toBe('shipped');
}

test('goods come back: asked for with a picture, accepted, received, refunded, with a credit note', async ({
  page,
  context,
  browser,
  api,
  stack,
}) => {
  const [admin, warehouse] = await Promise.all([api.as('admin'), api.as('warehouse')]);
  const product = await createProduct(api, PIECES);
  const buyer = await Buyer.create(api, admin);
  const { orderId = '', orderNumber } = (await buyer.buy(product.id)) ?? {};
  await ship(admin, orderId ?? '');
  const returnNumber = `${orderNumber}-R1`;
  const [office, dock] = await Promise.all(
    [admin, warehouse].map((person) => inAnotherBrowser(browser, person)),
  );
  if (!office || !dock) throw new Error('No browser');

  await test.step('the customer asks, with a picture', async () => {
    await staySignedIn(context, buyer.api);
    await page.goto(`/account/orders/${orderId}`);
    const shopper = new Shopper({ page, hands: mouse, texts: new Texts('en') });
    await shopper.askForReturn(product.name, 'Cracked glass', PICTURE);
    const main = page.getByRole('main');
    await expect(main.getByText(returnNumber).first()).toBeVisible();
    await expect(
      main.getByRole('img', { name: `Picture 1 of return ${returnNumber}` }),
    ).toBeVisible();
  });

  await test.step('staff see the picture and accept', async () => {
    await office.goto(`/admin/returns?q=${returnNumber}`);
    await office.getByRole('link', { name: returnNumber }).click();
    await expect(office.getByText('Cracked glass')).toBeVisible();
    await expect(office.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await office.getByRole('button', { name: 'Accept return' }).click();
    const dialog = office.getByRole('alertdialog');
    await dialog.getByRole('textbox', { name: /Note/ }).fill('Dock 3, please');
    await dialog.getByRole('button', { name: 'Accept return' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the warehouse receives it into a bin', async () => {
    await expect(async () => {
      await dock.goto(`/admin/inventory/returns?q=${returnNumber}`);
      await dock.getByRole('link', { name: returnNumber }).click({ timeout: 3_000 });
    }).toPass();
    // It was announced as defective, so that it starts as damaged; the warehouse finds nothing wrong with it.
    for (const [condition, pieces] of Object.entries({ Damaged: '0', Sellable: '1' })) {
      const field = dock.getByRole('spinbutton', { name: `${condition} pieces of ` });
      await field.fill(pieces);
      await field.press('Enter');
    }
    await dock.getByRole('combobox', { name: 'Into bin' }).click();
    await dock.getByRole('option').first().click();
    await dock.getByRole('button', { name: 'Receive return' }).click();
    await expect(dock.getByText('Received', { exact: true }).first()).toBeVisible();
    await expect.poll(async () => (await stockOf(warehouse, product.id)).onHand).toBe(PIECES);
  });

  await test.step('staff give the money back', async () => {
    const refund = office.getByRole('button', { name: 'Refund return' });
    await expect(async () => {
      await office.reload();
      await expect(refund).toBeVisible({ timeout: 3_000 });
    }).toPass();
    // The history names the person, not the role.
    await expect(office.getByText(/^Received \((?!warehouse\)).+\)$/)).toBeVisible();
    await refund.click();
    const dialog = office.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Refund return' }).click();
    await expect(dialog).toBeHidden();
    await expect(office.getByText('Refunded', { exact: true }).first()).toBeVisible();
  });

  await test.step('the customer sees it refunded, with a credit note, and got a mail at each step', async () => {
    await expect
      .poll(async () => {
        const path = `/api/checkout/orders/${orderId}/documents`;
        const { body } = await buyer.api.get<{ items: OrderPaper[] }>(path);
        return body.items.map(({ kind }) => kind);
      })
      .toContain('credit_note');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Credit note / })).toBeVisible();
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
    await expect
      .poll(async () => {
        const subjects = await mailsTo(stack.urls.mail, buyer.email);
        return subjects.filter((subject) => subject.includes(returnNumber)).length;
      })
      .toBeGreaterThanOrEqual(3);
  });
  await Promise.all([office, dock].map((one) => one.context().close()));
});
