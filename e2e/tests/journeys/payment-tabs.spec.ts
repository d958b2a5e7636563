import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import { staySignedIn } from '../../src/browser-state';
import { Buyer } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { mouse } from '../../src/journey/hands';
import { Shopper } from '../../src/journey/shopper';
import { Texts } from '../../src/journey/texts';
import { expect, test } from '../../src/test';

test('one payment in two tabs: both say until when the goods are reserved, and both end at the confirmation with its invoice', async ({
  page,
  context,
  api,
}) => {
  const product = await createProduct(api, 5);
  const buyer = await Buyer.create(api, await api.as('admin'));
  const { checkoutId } = await buyer.openPayment(product.id, 2);
  await staySignedIn(context, buyer.api);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/checkout/payment/${checkoutId}`);
  const card = (part: string) => page.getByRole('main').locator(`[autocomplete="cc-${part}"]`);
  const reservedUntil = async () => {
    const { body } = await buyer.api.get<Checkout>(`/api/checkout/checkouts/${checkoutId}`);
    return new Date(body.expiresAt ?? '');
  };
  await expect(other.getByText(/^Your items are reserved until/)).toBeVisible();

  await test.step('a refused card shortens the reservation, in both tabs', async () => {
    const before = await reservedUntil();
    await card('number').fill('4000 0000 0000 0002');
    await card('exp').fill('12 / 34');
    await card('csc').fill('123');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText('Your card was declined. Please try another card.')).toBeVisible();
    // The card's refusal is on the screen before the shop has heard from the provider.
    await expect.poll(async () => (await reservedUntil()).getTime()).toBeLessThan(before.getTime());
    const shortened = await reservedUntil();
    const time = { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Dubai' } as const;
    const until = new Intl.DateTimeFormat('en-GB', time).format(shortened);
    for (const tab of [page, other]) {
      await expect(tab.getByText(/^Your items are reserved until/)).toContainText(until);
    }
  });

  await test.step('what one tab has paid, the other does not ask for again', async () => {
    await new Shopper({ page, hands: mouse, texts: new Texts('en') }).pay();
    await expect(page.getByRole('button', { name: /^Tax invoice INV-/ })).toBeVisible();
    await other.waitForURL(/\/checkout\/confirmation/);
    await expect(other.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    await other.goto(`/checkout/payment/${checkoutId}`);
    await other.waitForURL(/\/checkout\/confirmation/);
  });
  await other.close();
});
