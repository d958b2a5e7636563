import { expect, type Locator, type Page } from '@playwright/test';
import { scrollingEnds } from '../browser-state';
import type { Hands } from './hands';
import type { Texts } from './texts';

type Values = Readonly<Record<string, string | number>>;

const ROOT = '/admin/inventory';
/** For a thing that may have gone from under a thumb. */
const PATIENCE_MS = 5_000;

/** What somebody of the warehouse does on its screens, with a mouse or with a thumb. */
export class WarehouseScreens {
  constructor(
    private readonly page: Page,
    private readonly hands: Hands,
    private readonly texts: Texts,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(`${ROOT}/${path}`);
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible();
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  text(key: string, values: Values = {}): string {
    return this.texts.of(`inventory:${key}`, values);
  }

  button(key: string, values: Values = {}, within: Locator = this.main): Locator {
    return within.getByRole('button', { name: this.text(key, values), exact: true });
  }

  async press(key: string, values: Values = {}, within: Locator = this.main): Promise<void> {
    await this.hands.press(this.button(key, values, within));
  }

  /** Follows a link, sets a mark. */
  act(target: Locator): Promise<void> {
    return this.hands.press(target);
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.hands.write(target, text);
  }

  /** Presses a button that asks first, and answers with the same word. */
  async pressAndConfirm(key: string): Promise<void> {
    await this.press(key);
    await this.press(key, {}, this.dialog);
    await expect(this.dialog).toBeHidden();
  }

  async says(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible();
  }

  async write(key: string, value: string, within: Locator = this.main): Promise<void> {
    const name = this.texts.labelled(`inventory:${key}`);
    await this.hands.write(within.getByRole('textbox', { name }).first(), value);
  }

  /** Sets a number that has minus and plus beside it. */
  async count(
    key: string,
    values: Values,
    pieces: number,
    within: Locator = this.main,
  ): Promise<void> {
    const field = within.getByRole('spinbutton', { name: this.text(key, values), exact: true });
    await this.hands.write(field, String(pieces));
    await field.press('Enter');
    await expect(field).toHaveValue(String(pieces));
  }

  /** Chooses from a list that opens. */
  async choose(key: string, option: string | RegExp): Promise<void> {
    const name = this.texts.labelled(`inventory:${key}`);
    await this.hands.press(this.main.getByRole('combobox', { name }));
    await this.hands.press(this.page.getByRole('option', { name: option }));
  }

  /** Finds a bin by its code. A list that closed because its field was still scrolled to is asked again. */
  async chooseBin(label: string, code: string): Promise<void> {
    const field = this.main.getByRole('combobox', { name: label, exact: true });
    const found = this.page.getByRole('option', { name: code, exact: true });
    this.page.setDefaultTimeout(PATIENCE_MS);
    await expect(async () => {
      await this.hands.press(field);
      await scrollingEnds(this.page);
      await field.fill('');
      await field.fill(code);
      await expect(this.page.getByRole('option')).toHaveCount(1, { timeout: PATIENCE_MS });
      await scrollingEnds(this.page);
      await this.hands.press(found);
      await expect(found).toBeHidden({ timeout: PATIENCE_MS });
      await expect(field).toHaveValue(code);
    }).toPass();
    this.page.setDefaultTimeout(0);
  }

  /** Types codes as a scanner does, each answered before the next. */
  async scan(...codes: readonly (readonly [code: string, answer: string])[]): Promise<void> {
    const field = this.main.getByRole('textbox', { name: this.text('scan.label'), exact: true });
    for (const [code, answer] of codes) {
      await field.focus();
      await this.page.keyboard.type(code);
      await this.page.keyboard.press('Enter');
      await this.says(answer);
    }
  }

  /** The line of a product among those that are written. */
  line(sku: string): Locator {
    const lines = this.main.getByRole('list', { name: this.text('lines.label') });
    return lines.getByRole('listitem').filter({ hasText: sku }).first();
  }
}
