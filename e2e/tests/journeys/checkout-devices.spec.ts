import type { Page } from '@playwright/test';
import type { Order } from '@solar/contracts/checkout/orders-http';
import { ordersOf } from '../../src/books';
import { staySignedIn } from '../../src/browser-state';
import { Buyer } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { inAnotherBrowser } from '../../src/journey/another-person';
import { mouse } from '../../src/journey/hands';
import { Shopper } from '../../src/journey/shopper';
import { Texts } from '../../src/journey/texts';
import { expect, test } from '../../src/test';

const TAX_NUMBER = '100222222222223';
const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
const kept = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/checkout/draft') && response.request().method() === 'PUT',
  );

test('a checkout goes on after a reload and on another device, with the tax number of the company', async ({
  page: phone,
  context,
  browser,
  api,
}) => {
  const product = await createProduct(api, 5);
  const buyer = await Buyer.create(api, await api.as('admin'));
  const company = await buyer.api.patch('/api/account/profile', {
    body: { company: 'Sun LLC', taxNumber: '100 2222 2222 2223' },
  });
  expect(company.status).toBe(200);
  await buyer.api.put('/api/checkout/cart', {
    body: { lines: [{ productId: product.id, quantity: 1 }] },
  });
  await staySignedIn(context, buyer.api);

  await test.step('what was typed on the phone is there after a reload', async () => {
    await phone.goto('/checkout');
    const half = kept(phone);
    await field(phone, /^Full name/).fill('Amal Haddad');
    await field(phone, /^Street/).fill('Palm Street 7');
    await half;
    await phone.reload();
    await expect(field(phone, /^Full name/)).toHaveValue('Amal Haddad');
    await expect(field(phone, /^Street/)).toHaveValue('Palm Street 7');
    await field(phone, /^Phone/).fill('+971 50 555 0111');
    const whole = kept(phone);
    await field(phone, /^City/).fill('Dubai');
    await whole;
  });

  const desk = await inAnotherBrowser(browser, buyer.api);
  await test.step('the desk goes on where the phone was', async () => {
    await desk.goto('/checkout');
    await expect(field(desk, /^City/)).toHaveValue('Dubai');
    await desk.getByRole('button', { name: 'Continue to shipping' }).click();
    await desk.getByRole('button', { name: 'Continue to review' }).click();
    await field(desk, /^Your PO number/).fill('PO-77');
  });

  await test.step('a wrong tax number is no order', async () => {
    const number = field(desk, /^Your tax number/);
    await expect(number).toHaveValue(TAX_NUMBER);
    await number.fill('1002');
    await desk.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(desk.getByText('A tax number of the UAE has 15 digits.')).toBeVisible();
    await expect(number).toBeFocused();
    await number.fill(TAX_NUMBER);
    await desk.getByRole('button', { name: 'Continue to payment' }).click();
  });

  await test.step('the order has both numbers', async () => {
    await new Shopper({ page: desk, hands: mouse, texts: new Texts('en') }).pay();
    const [order] = await ordersOf(buyer.api);
    const { body } = await buyer.api.get<Order>(`/api/checkout/orders/${order?.orderId}`);
    expect(body).toMatchObject({ poNumber: 'PO-77', taxNumber: TAX_NUMBER });
  });
  await desk.context().close();
});
