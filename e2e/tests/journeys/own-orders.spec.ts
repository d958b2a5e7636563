import { mailsTo, stockOf } from '../../src/books';
import { staySignedIn } from '../../src/browser-state';
import { Buyer } from '../../src/buyer';
import { createProduct, removeProduct, setPrice } from '../../src/fresh-product';
import { inAnotherBrowser } from '../../src/journey/another-person';
import { expect, test } from '../../src/test';

test('a customer cancels an order and has the money back', async ({
  page,
  context,
  api,
  stack,
}) => {
  const product = await createProduct(api, 2);
  const buyer = await Buyer.create(api, await api.as('admin'));
  const { orderId, orderNumber } = (await buyer.buy(product.id)) ?? {};
  await staySignedIn(context, buyer.api);
  await page.goto(`/account/orders/${orderId}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('you are refunded in full');
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Your order is cancelled')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /^Credit note / })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await expect(page.getByText('You cancelled it.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  const warehouse = await api.as('warehouse');
  await expect.poll(async () => (await stockOf(warehouse, product.id)).available).toBe(2);
  await expect
    .poll(() => mailsTo(stack.urls.mail, buyer.email))
    .toContainEqual(
      expect.stringMatching(new RegExp(`${orderNumber}.*cancelled|cancelled.*${orderNumber}`)),
    );
});

test('an order is repeated after it has said what is dearer and what is gone', async ({
  page,
  context,
  api,
}) => {
  const [dearer, gone] = await Promise.all([createProduct(api, 5), createProduct(api, 5)]);
  const admin = await api.as('admin');
  const buyer = await Buyer.create(api, admin);
  const ofDearer = await buyer.buy(dearer.id, 2);
  const ofGone = await buyer.buy(gone.id);
  await setPrice(admin, dearer.id, { amount: 15_000, currency: 'USD' });
  await removeProduct(api, gone.id);
  await staySignedIn(context, buyer.api);
  const dialog = page.getByRole('dialog');

  await page.goto(`/account/orders/${ofGone?.orderId}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(dialog.getByText('No longer available')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /to the cart$/ })).toBeDisabled();

  await page.goto(`/account/orders/${ofDearer?.orderId}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(dialog.getByText('$150.00 each, was $123.45')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 1 product to the cart' }).click();
  await page.waitForURL('**/cart');
  const pieces = page.getByRole('main').getByRole('spinbutton', { name: new RegExp(dearer.name) });
  await expect(pieces).toHaveValue('2');
  await expect(page.getByRole('main').getByText('$300.00').first()).toBeVisible();
});

test('staff correct the tax number of a paid order, and its customer gets another invoice', async ({
  page,
  context,
  browser,
  api,
  stack,
}) => {
  const admin = await api.as('admin');
  const product = await createProduct(api, 5);
  const buyer = await Buyer.create(api, admin);
  const { orderId, orderNumber = '' } = (await buyer.buy(product.id, 2)) ?? {};
  await staySignedIn(context, buyer.api);
  await page.goto(`/account/orders/${orderId}`);
  const invoices = page.getByRole('button', { name: /^Tax invoice INV-/ });
  await expect(invoices).toHaveCount(1);

  const office = await inAnotherBrowser(browser, admin);
  await office.goto(`/admin/orders/${orderId}`);
  await office.getByRole('button', { name: 'Correct tax number' }).click();
  const dialog = office.getByRole('dialog');
  const number = dialog.getByRole('textbox', { name: 'Tax number (TRN)' });
  await number.fill('1002');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog.getByText('A tax number of the UAE has 15 digits.')).toBeVisible();
  await number.fill('100 3333 3333 3333');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText('100333333333333').first()).toBeVisible();
  await expect(office.getByRole('button', { name: /^Credit note CN-.*for INV-/ })).toBeVisible();

  await page.reload();
  await expect(page.getByText('100333333333333')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Credit note CN-.*for INV-/ })).toBeVisible();
  await expect(invoices).toHaveCount(2);
  const anew = page.getByRole('button', { name: /^Tax invoice INV-.*replaces INV-/ });
  const [file] = await Promise.all([page.waitForEvent('download'), anew.click()]);
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
  await expect
    .poll(() => mailsTo(stack.urls.mail, buyer.email))
    .toContainEqual(expect.stringContaining(`${orderNumber}: your tax number was corrected`));
  await office.context().close();
});
