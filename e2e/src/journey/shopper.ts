import { expect, type Locator, type Page } from '@playwright/test';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import type { Hands } from './hands';
import type { TextKey, Texts } from './texts';

const TEST_CARD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
/** The provider waits for the bank, and the order for the payment. */
const ORDER_TIMEOUT = { timeout: 60_000 };

export interface ShopperTools {
  page: Page;
  hands: Hands;
  texts: Texts;
  /** Looks at each screen on the way. */
  look?: (screen: string) => Promise<void>;
}

/** A customer on the way from the product to the order, in any language and with any hands. */
export class Shopper {
  private readonly page: Page;
  private readonly hands: Hands;
  private readonly texts: Texts;
  private readonly look: (screen: string) => Promise<void>;

  constructor({ page, hands, texts, look = async () => undefined }: ShopperTools) {
    this.page = page;
    this.hands = hands;
    this.texts = texts;
    this.look = look;
  }

  async register(email: string, password: string): Promise<void> {
    const fields: [TextKey, string][] = [
      ['account:auth.fields.firstName', 'Journey'],
      ['account:auth.fields.lastName', 'Tester'],
      ['account:auth.fields.email', email],
      ['account:auth.fields.password', password],
      ['account:auth.fields.confirmPassword', password],
    ];
    await this.page.goto('/register');
    await expect(this.heading('account:auth.register.title')).toBeVisible();
    await this.look('registration');
    for (const [key, text] of fields) await this.hands.write(this.field(key), text);
    await this.hands.press(this.button('account:auth.register.submit'));
    await this.page.waitForURL((url) => url.pathname !== '/register');
  }

  async visitProduct({ slug, name }: { slug: string; name: string }): Promise<void> {
    await this.page.goto(`/products/${slug}`);
    await this.seeProduct(name);
  }

  /** From the home page through the search to the product. */
  async searchProduct(name: string): Promise<void> {
    await this.page.goto('/');
    const search = this.page.getByRole('banner').getByRole('button', {
      name: this.texts.of('shell:search.placeholder'),
    });
    await this.hands.press(search);
    const layer = this.page.getByRole('dialog', { name: this.texts.of('shell:search.title') });
    await this.hands.write(layer.getByRole('combobox'), name);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL(/\/search\?/);
    await this.hands.press(this.main.getByRole('link', { name, exact: true }).first());
    await this.seeProduct(name);
  }

  async seesText(key: TextKey): Promise<void> {
    await expect(this.main.getByText(this.texts.of(key)).first()).toBeVisible();
  }

  /** A price in the customer's own way of writing. */
  async seesPrice({ amount, currency }: { amount: number; currency: string }): Promise<void> {
    const format = new Intl.NumberFormat(this.texts.language, { style: 'currency', currency });
    await expect(
      this.main.getByText(format.format(amount / 10 ** currencyDigits(currency))).first(),
    ).toBeVisible();
  }

  async addToCart(): Promise<void> {
    await this.hands.press(this.button('catalog:cart.add').first());
    await expect(this.cartButton(1)).toBeVisible();
  }

  /** Opens the cart beside the page. */
  async openCart(name: string): Promise<Locator> {
    await this.hands.press(this.cartButton(1));
    const drawer = this.page.getByRole('dialog', { name: this.texts.of('checkout:drawer.title') });
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    await this.look('cart drawer');
    return drawer;
  }

  cartButton(pieces: 1): Locator {
    const name = this.texts.of('shell:cartWithCount_one', { count: pieces });
    return this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  }

  /** From the open cart to the payment. */
  async checkOut(): Promise<void> {
    await this.hands.press(
      this.page.getByRole('dialog').getByRole('link', {
        name: this.texts.of('checkout:drawer.checkout'),
      }),
    );
    await this.goThroughSteps();
  }

  /** Asks for prices of the one piece in the cart, and comes to the quote; its number. */
  async requestQuote(message: string): Promise<string> {
    await this.page.goto('/cart');
    await this.hands.press(this.button('checkout:quoteRequest.open'));
    const dialog = this.page.getByRole('dialog');
    const label = this.texts.startingWith('checkout:quoteRequest.message');
    await this.hands.write(dialog.getByRole('textbox', { name: label }), message);
    const send = this.texts.of('checkout:quoteRequest.send');
    await this.hands.press(dialog.getByRole('button', { name: send, exact: true }));
    await expect(this.page).toHaveURL(/\/account\/quotes\/quo_/);
    await expect(this.main.getByText(message)).toBeVisible();
    const title = this.main.getByRole('heading', {
      level: 1,
      name: this.texts.startingWith('account:quotes.quote'),
    });
    return (await title.innerText()).split(' ').at(-1) ?? '';
  }

  /** Accepts the offer on the open page of a quote, taking what is left of what is short, and begins to order at its prices. */
  async orderQuote({ left }: { left: number }): Promise<void> {
    await this.hands.press(this.button('account:quotes.accept'));
    const dialog = this.page.getByRole('dialog');
    const take = this.texts.of('account:quotes.short.less_other', { count: left });
    await this.hands.press(dialog.getByRole('radio', { name: take }));
    const accept = this.texts.of('account:quotes.accept');
    await this.hands.press(dialog.getByRole('button', { name: accept, exact: true }));
    await this.seesText('checkout:quoteRevisions.accepted');
    const order = this.texts.of('account:quotes.order');
    await this.hands.press(this.main.getByRole('link', { name: order, exact: true }));
    await this.goThroughSteps();
  }

  private async goThroughSteps(): Promise<void> {
    await expect(this.heading('checkout:checkout.title')).toBeVisible();
    const fields: [TextKey, string][] = [
      ['checkout:address.fullName', 'Journey Tester'],
      ['checkout:address.phone', '+971 50 555 0111'],
      ['checkout:address.line1', 'Street 9, Villa 4'],
      ['checkout:address.city', 'Khor Fakkan'],
    ];
    for (const [key, text] of fields) await this.hands.write(this.field(key), text);
    await this.look('address');
    await this.nextStep('toShipping', 'shipping');
    await this.nextStep('toReview', 'review');
    await this.hands.press(this.button('checkout:checkout.toPayment'));
  }

  /** Each step of the checkout begins at its title, for the eyes and for the keyboard. */
  private async nextStep(by: 'toShipping' | 'toReview', step: 'shipping' | 'review') {
    await this.hands.press(this.button(`checkout:checkout.${by}`));
    await expect(this.page).toHaveURL(new RegExp(`step=${step}`));
    await expect(this.heading('checkout:checkout.title')).toBeInViewport({ ratio: 1 });
    await expect(this.page.locator(':focus')).toHaveCount(1);
    await this.look(step);
  }

  /** Pays with the test card; the number of the order. */
  async pay(): Promise<string> {
    const card = (part: string) => this.main.locator(`[autocomplete="cc-${part}"]`);
    await this.hands.write(card('number'), TEST_CARD.number);
    await this.hands.write(card('exp'), TEST_CARD.expiry);
    await this.hands.write(card('csc'), TEST_CARD.cvc);
    // Folded away on a phone.
    const arrival = this.texts.startingWith('checkout:checkout.shipping.arrives');
    await expect(this.main.getByText(arrival)).toBeAttached();
    await this.look('payment');
    const pay = this.texts.startingWith('checkout:payment.pay');
    await this.hands.press(this.main.getByRole('button', { name: pay }));
    await expect(this.heading('checkout:confirmation.placed.title')).toBeVisible(ORDER_TIMEOUT);
    await this.look('confirmation');
    return this.main.getByText(/^ALSA-\d{4}-\d{6}$/).innerText();
  }

  /** From the confirmation to the order in the account. */
  async openOrder(number: string): Promise<void> {
    const link = this.main.getByRole('link', {
      name: this.texts.of('checkout:confirmation.view'),
    });
    await this.hands.press(link);
    const title = this.texts.of('account:order.title', { number });
    await expect(this.main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const invoice = this.texts.startingWith('account:order.papers.kinds.tax_invoice');
    await expect(this.main.getByRole('button', { name: invoice })).toBeVisible();
    await this.look('order');
  }

  /** Asks, on the page of an order, to return one piece of its only product, with a picture of it. */
  async askForReturn(product: string, comment: string, picture: string): Promise<void> {
    const main = this.page.getByRole('main');
    const ask = this.texts.of('account:returns.ask');
    await this.hands.press(main.getByRole('button', { name: ask, exact: true }));
    const dialog = this.page.getByRole('dialog');
    const pieces = this.texts.of('account:returns.quantityOf', { name: product });
    await this.hands.write(dialog.getByRole('spinbutton', { name: pieces, exact: true }), '1');
    const comments = this.texts.labelled('account:returns.comment');
    await this.hands.write(dialog.getByRole('textbox', { name: comments }), comment);
    await dialog.locator('input[type="file"]').setInputFiles(picture);
    const send = this.texts.of('account:returns.submit');
    await this.hands.press(dialog.getByRole('button', { name: send, exact: true }));
    await expect(dialog).toBeHidden();
  }

  private async seeProduct(name: string): Promise<void> {
    // The document is in the language of its address; the browser then shows it in the chosen one.
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.texts.language);
    await expect(this.main.getByRole('heading', { level: 1, name })).toBeVisible();
    await this.look('product');
  }

  private get main(): Locator {
    return this.page.getByRole('main');
  }

  private heading(key: TextKey): Locator {
    return this.main.getByRole('heading', { level: 1, name: this.texts.of(key) });
  }

  private field(key: TextKey): Locator {
    return this.main.getByRole('textbox', { name: this.texts.labelled(key) });
  }

  private button(key: TextKey): Locator {
    return this.main.getByRole('button', { name: this.texts.of(key), exact: true });
  }
}
