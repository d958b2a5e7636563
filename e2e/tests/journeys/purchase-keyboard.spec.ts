import { randomUUID } from 'node:crypto';
import { staySignedIn } from '../../src/browser-state';
import { Buyer, PASSWORD } from '../../src/buyer';
import { createProduct, UNIT_PRICE } from '../../src/fresh-product';
import { BackOffice } from '../../src/journey/back-office';
import { Keyboard } from '../../src/journey/keyboard';
import { Shopper } from '../../src/journey/shopper';
import { Texts } from '../../src/journey/texts';
import { expect, test } from '../../src/test';

const TEXTS = new Texts('en');

test('an approved customer buys with the keyboard alone', async ({ api, context, page }) => {
  test.setTimeout(180_000);
  const [product, admin] = await Promise.all([createProduct(api, 5), api.as('admin')]);
  const buyer = await Buyer.create(api, admin);
  await staySignedIn(context, buyer.api);
  const keyboard = new Keyboard(page);
  const shopper = new Shopper({ page, hands: keyboard, texts: TEXTS });

  await shopper.searchProduct(product.name);
  await shopper.seesPrice(UNIT_PRICE);
  await shopper.addToCart();
  const drawer = await shopper.openCart(product.name);
  await keyboard.leaveAgain(drawer, shopper.cartButton(1));
  await shopper.openCart(product.name);
  await shopper.checkOut();
  await shopper.openOrder(await shopper.pay());
});

test('the back office approves a customer and ships an order with the keyboard alone', async ({
  api,
  context,
  page,
}) => {
  test.setTimeout(180_000);
  const [product, admin] = await Promise.all([createProduct(api, 5), api.as('admin')]);
  const buyer = await Buyer.create(api, admin);
  const bought = await buyer.buy(product.id);
  const email = `waiting-${randomUUID().slice(0, 8)}@example.com`;
  const registered = await api.post('/api/auth/register', {
    body: { email, password: PASSWORD, firstName: 'Waits', lastName: 'Patiently' },
  });
  expect(registered.status).toBe(201);
  await staySignedIn(context, admin);
  const office = new BackOffice(page, new Keyboard(page), TEXTS);

  await office.approve(email);
  await office.ship(
    { orderId: bought?.orderId ?? '', orderNumber: bought?.orderNumber ?? '' },
    'TRACK-KEYS',
  );
});
