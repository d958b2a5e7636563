import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands';
import type { Texts } from './texts';

export interface OrderOnScreen {
  orderId: string;
  orderNumber: string;
}

/** What the staff of the shop does on its way, on the screens of the back office. */
export class BackOffice {
  constructor(
    private readonly page: Page,
    private readonly hands: Hands,
    private readonly texts: Texts,
  ) {}

  async signIn(email: string, password: string): Promise<void> {
    const field = (name: 'usernameOrEmail' | 'password') =>
      this.page.getByRole('textbox', { name: this.texts.labelled(`account:auth.fields.${name}`) });
    await this.page.goto('/auth');
    await this.hands.write(field('usernameOrEmail'), email);
    await this.hands.write(field('password'), password);
    const submit = this.texts.of('account:auth.signIn.submit');
    await this.hands.press(this.page.getByRole('button', { name: submit, exact: true }));
    await this.page.waitForURL((url) => !/\/(auth|login)$/.test(url.pathname));
  }

  async approve(email: string): Promise<void> {
    await this.page.goto(`/admin/customers?q=${encodeURIComponent(email)}`);
    const row = this.page.getByRole('row').filter({ hasText: email });
    const approve = this.texts.of('account:admin.customers.approve');
    await this.hands.press(row.getByRole('button', { name: approve, exact: true }));
    const approved = this.texts.of('account:admin.customers.state.approved');
    await expect(row.getByText(approved, { exact: true })).toBeVisible();
  }

  /** Offers a price for so many pieces of the product that a quote asks for; stock and margin stand beside it. */
  async answerQuote(
    quoteNumber: string,
    product: string,
    offer: { price: string; quantity: string; available: string },
  ): Promise<void> {
    await this.page.goto('/admin/quotes');
    await this.hands.press(this.page.getByRole('link', { name: quoteNumber, exact: true }));
    const main = this.page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: quoteNumber })).toBeVisible();
    const pieces = this.texts.of('checkout:admin.quotes.quantityOf', { name: product });
    await this.hands.write(main.getByRole('spinbutton', { name: pieces }), offer.quantity);
    const line = this.texts.of('checkout:quote.priceOf', { name: product });
    await this.hands.write(main.getByRole('textbox', { name: line }), offer.price);
    const stock = this.texts.of('checkout:admin.quotes.stock');
    const known = main.getByRole('definition').filter({ hasText: offer.available });
    await expect(main.getByText(stock, { exact: true }).first()).toBeVisible();
    await expect(known.first()).toBeVisible();
    const send = this.texts.of('checkout:admin.quotes.send');
    await this.hands.press(main.getByRole('button', { name: send, exact: true }));
    const answered = this.texts.of('checkout:quote.status.answered');
    await expect(main.getByText(answered, { exact: true }).first()).toBeVisible();
  }

  async ship({ orderId, orderNumber }: OrderOnScreen, trackingNumber: string): Promise<void> {
    const name = this.texts.of('checkout:admin.orders.ship');
    await this.page.goto(`/admin/orders/${orderId}`);
    const main = this.page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
    await this.hands.press(main.getByRole('button', { name, exact: true }));
    const dialog = this.page.getByRole('dialog');
    const field = (role: 'combobox' | 'textbox', key: 'carrier' | 'trackingNumber') =>
      dialog.getByRole(role, { name: this.texts.labelled(`checkout:order.${key}`) });
    await this.hands.write(field('combobox', 'carrier'), 'Aramex');
    await this.hands.write(field('textbox', 'trackingNumber'), trackingNumber);
    await this.hands.press(dialog.getByRole('button', { name, exact: true }));
    await expect(dialog).toBeHidden();
    const shipped = this.texts.of('checkout:order.status.shipped');
    await expect(main.getByText(shipped, { exact: true }).first()).toBeVisible();
  }
}
