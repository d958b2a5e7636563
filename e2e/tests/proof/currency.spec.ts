import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import type { CurrencyChange } from '@solar/contracts/admin/currency-http';
import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { inDirhams } from '@solar/contracts/common/dirhams';
import type { Money } from '@solar/contracts/common/money';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import type { Api } from '../../src/api';
import { ordersOf } from '../../src/books';
import { staySignedIn } from '../../src/browser-state';
import { Buyer } from '../../src/buyer';
import { createProduct, UNIT_PRICE } from '../../src/fresh-product';
import { inAnotherBrowser } from '../../src/journey/another-person';
import { mouse } from '../../src/journey/hands';
import { Shopper } from '../../src/journey/shopper';
import { Texts } from '../../src/journey/texts';
import { withDatabases } from '../../src/outboxes';
import { expect, test } from '../../src/test';
import { waitUntil } from '../../src/wait';

const CHANGES = '/api/admin/currency-changes';
const DIRHAM_RATE = '11.95';
const TERMS = `currency=KWD&currencySymbol=KD&rate=0.307&step=10&dirhamRate=${DIRHAM_RATE}`;
/** 123.45 dollars at 0.307, in steps of ten fils. */
const IN_DINARS = { amount: 37_900, currency: 'KWD' };

/** Until no price is left to convert. */
async function converted(admin: Api, currency: string): Promise<void> {
  await waitUntil(`the prices in ${currency}`, async () => {
    const path = '/api/catalog/admin/currency/progress';
    const { body } = await admin.get<{ currency: string; done: number; total: number }>(path);
    return body.currency === currency && body.done === body.total;
  });
}

/** Leaves the shop in its own currency, whatever became of the test. */
test.afterEach(async ({ api }) => {
  const admin = await api.as('admin');
  const { currency, version } = (await admin.get<SiteSettings>('/api/admin/settings')).body;
  if (currency === UNIT_PRICE.currency) return;
  const { items } = (await admin.get<{ items: CurrencyChange[] }>(CHANGES)).body;
  await admin.post(`${CHANGES}/${items[0]?.changeId}/undo`, { body: { version } });
  await converted(admin, UNIT_PRICE.currency);
});

interface Invoice {
  sums: { net: Money; tax: Money; total: Money };
  dirhams: { rate: string; net: Money; tax: Money; total: Money };
}

function invoiceOf(stack: StackClient, orderId: string): Promise<Invoice | null> {
  return withDatabases(stack, (database) =>
    database('checkout').collection<Invoice>('documents').findOne({ orderId, kind: 'tax_invoice' }),
  );
}

test('the shop sells in dinars after a preview, invoices with three decimals and dirhams, and takes it back', async ({
  page,
  context,
  browser,
  api,
  stack,
}) => {
  const product = await createProduct(api, 5);
  const admin = await api.as('admin');
  const buyer = await Buyer.create(api, admin);
  await staySignedIn(context, buyer.api);
  const shopper = new Shopper({ page, hands: mouse, texts: new Texts('en') });
  const office = await inAnotherBrowser(browser, admin);

  await test.step('the settings show new prices, and change to them', async () => {
    await office.goto(`/admin/settings/currency?${TERMS}`);
    await expect(office.getByText(/USD|\$/).first()).toBeVisible();
    await expect(office.getByText(/→ KWD\s[\d,]+\.\d{3}$/).first()).toBeVisible();
    await office.getByRole('button', { name: 'Change to KWD' }).click();
    const question = office.getByRole('alertdialog');
    await question.getByRole('textbox').fill('KWD');
    await question.getByRole('button', { name: 'Change to KWD' }).click();
    await expect(question).toBeHidden();
    await converted(admin, 'KWD');
  });

  let orderId = '';
  await test.step('a customer buys in dinars', async () => {
    await expect(async () => {
      await shopper.visitProduct(product);
      await shopper.seesPrice(IN_DINARS);
    }).toPass();
    await shopper.addToCart();
    await shopper.openCart(product.name);
    await shopper.checkOut();
    await shopper.pay();
    orderId = (await ordersOf(buyer.api))[0]?.orderId ?? '';
  });

  await test.step('the invoice is in dinars, with its amounts in dirhams', async () => {
    const invoice = await waitUntil('the invoice', () => invoiceOf(stack, orderId));
    const { sums, dirhams } = invoice;
    expect(sums.total.currency).toBe('KWD');
    expect(sums.net.amount + sums.tax.amount).toBe(sums.total.amount);
    expect(dirhams.rate).toBe(DIRHAM_RATE);
    expect(dirhams.net).toEqual(inDirhams(sums.net, DIRHAM_RATE));
    expect(dirhams.tax).toEqual(inDirhams(sums.tax, DIRHAM_RATE));
    const path = `/api/checkout/orders/${orderId}/documents`;
    const { items } = (await buyer.api.get<{ items: OrderPaper[] }>(path)).body;
    const paper = items.find(({ kind }) => kind === 'tax_invoice');
    const pdf = await buyer.api.get<string>(`${path}/${paper?.documentId}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  await test.step('taken back, every price is what it was; the order keeps its currency', async () => {
    await office.reload();
    await office.getByRole('button', { name: 'Undo', exact: true }).click();
    const question = office.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(question).toBeHidden();
    await converted(admin, UNIT_PRICE.currency);
    await expect(async () => {
      await shopper.visitProduct(product);
      await shopper.seesPrice(UNIT_PRICE);
    }).toPass();
    await page.goto(`/account/orders/${orderId}`);
    await shopper.seesPrice(IN_DINARS);
  });
  await office.context().close();
});
