import { declineCookies, staySignedIn } from '../../src/browser-state';
import { mailsTo } from '../../src/books';
import { Buyer } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { BackOffice } from '../../src/journey/back-office';
import { mouse } from '../../src/journey/hands';
import { Shopper } from '../../src/journey/shopper';
import { Texts } from '../../src/journey/texts';
import { expect, test } from '../../src/test';

const TEXTS = new Texts('en');
/** Less than the price of the shop. */
const OFFER = { typed: '99.50', amount: 9_950, currency: 'USD' };
const PIECES = 5;
const TAKEN = { amount: OFFER.amount * PIECES, currency: OFFER.currency };

test('a customer asks for prices, takes what is left of the offer and orders at its price', async ({
  api,
  browser,
  context,
  page,
  stack,
}) => {
  test.setTimeout(240_000);
  const product = await createProduct(api, PIECES);
  const buyer = await Buyer.create(api, await api.as('admin'));
  await staySignedIn(context, buyer.api);
  await declineCookies(context);
  const shopper = new Shopper({ page, hands: mouse, texts: TEXTS });
  let quoteNumber = '';

  await test.step('the customer asks for a quote from the cart', async () => {
    await shopper.visitProduct(product);
    await shopper.addToCart();
    quoteNumber = await shopper.requestQuote('For our depot in Sharjah');
  });

  await test.step('the staff answers with a price of its own', async () => {
    const staff = await browser.newContext({ baseURL: stack.url });
    await declineCookies(staff);
    await staySignedIn(staff, await api.as('admin'));
    const office = new BackOffice(await staff.newPage(), mouse, TEXTS);
    await office.answerQuote(quoteNumber, product.name, {
      price: OFFER.typed,
      quantity: String(PIECES + 1),
      available: String(PIECES),
    });
    await staff.close();
  });

  await test.step('the customer gets a mail and sees the offer', async () => {
    await expect
      .poll(() => mailsTo(stack.urls.mail, buyer.email))
      .toContain(`Your quote ${quoteNumber} is ready`);
    await page.reload();
    await shopper.seesPrice(OFFER);
  });

  await test.step('the offer is accepted and ordered at its price', async () => {
    await shopper.orderQuote({ left: PIECES });
    await shopper.seesPrice(TAKEN);
    const orderNumber = await shopper.pay();
    await shopper.openOrder(orderNumber);
    await shopper.seesPrice(TAKEN);
  });

  await test.step('the quote is over', async () => {
    await page.goto('/account/quotes');
    await shopper.seesText('account:quotes.status.ordered');
  });
});
