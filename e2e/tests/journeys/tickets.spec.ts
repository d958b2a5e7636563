import { join } from 'node:path';
import { mailAbout } from '../../src/books';
import { staySignedIn } from '../../src/browser-state';
import { Buyer } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { inAnotherBrowser } from '../../src/journey/another-person';
import { ROOT } from '../../src/stack-address';
import { expect, test } from '../../src/test';

const ANSWER = 'Please send it back, we replace the connector.';

test('a ticket about an order, with a picture, is answered while its customer looks, and by mail with the answer', async ({
  page,
  context,
  browser,
  api,
  stack,
}) => {
  const admin = await api.as('admin');
  const product = await createProduct(api, 2);
  const buyer = await Buyer.create(api, admin);
  const { orderId, orderNumber = '' } = (await buyer.buy(product.id)) ?? {};
  const subject = `Loose connector ${Date.now() % 100_000}`;
  await staySignedIn(context, buyer.api);

  await test.step('it is opened from the order', async () => {
    await page.goto(`/account/orders/${orderId}`);
    await page.getByRole('link', { name: 'Open a ticket' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('combobox', { name: 'Order' })).toContainText(`${orderNumber}`);
    await main.getByRole('textbox', { name: /^Subject/ }).fill(subject);
    await main.getByRole('textbox', { name: /^Description/ }).fill('It came off the cable today.');
    await main.locator('input[type="file"]').setInputFiles(join(ROOT, 'docs/images/home.webp'));
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(main.getByRole('link', { name: `Order ${orderNumber}` })).toBeVisible();
    await expect(main.getByRole('button', { name: /home\.webp/ })).toBeVisible();
  });

  const office = await inAnotherBrowser(browser, admin);
  await test.step('staff see order and picture, and answer', async () => {
    await office.goto(`/admin/tickets?q=${encodeURIComponent(subject)}`);
    await office.getByRole('row').filter({ hasText: subject }).getByRole('link').click();
    const main = office.getByRole('main');
    await expect(main.getByText(`${orderNumber}`).first()).toBeVisible();
    await expect(main.getByRole('button', { name: /home\.webp/ })).toBeVisible();
    await main.getByRole('textbox', { name: /^Answer to the customer/ }).fill(ANSWER);
    await main.getByRole('button', { name: 'Send answer' }).click();
    await expect(main.getByText(ANSWER).first()).toBeVisible();
  });

  await test.step('the customer reads it without loading the page again, and in the mail', async () => {
    await expect(page.getByRole('main').getByText(ANSWER)).toBeVisible();
    const mail = await mailAbout(stack.urls.mail, buyer.email, /answer|reply|T-/i);
    expect(mail).toContain(ANSWER);
  });
  await office.context().close();
});
