import type { Locator, Page } from '@playwright/test';
import { happens, scrollingEnds } from '../browser-state';
import type { TextKey, Texts } from '../journey/texts';
import type { ScreenRoute } from '../routes/screen-route';

/** One thing that a person does on the way to a layer. */
export type Step = (page: Page, texts: Texts) => Promise<void>;

/** What is opened over a screen: a dialog, a drawer, a menu, a list of choices. */
export interface Layer {
  /** In the findings, and in the names of the pictures. */
  name: string;
  steps: readonly Step[];
  shown: (page: Page, texts: Texts) => Locator;
  /** Where it exists, unless everywhere. */
  only?: 'narrow' | 'wide';
  /** Hangs on what opened it, and has to be opened anew where that has moved or gone. */
  hangs?: boolean;
  /** Not closed with Escape: it is no layer of which one is to leave unheard. */
  stays?: boolean;
}

/** Goes all the way to a layer, and waits until it stands still. */
export async function openLayer(page: Page, texts: Texts, layer: Layer): Promise<Locator> {
  // What lies below the mouse would react to it.
  await page.mouse.move(0, 0);
  for (const step of layer.steps) await step(page, texts);
  const shown = layer.shown(page, texts);
  await shown.waitFor();
  await shown.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  return shown;
}

/** A screen with what can be opened on it. */
export interface LayeredScreen extends ScreenRoute {
  layers: readonly Layer[];
}

/** A screen and its layers. */
export function on(route: ScreenRoute | undefined, ...layers: Layer[]): LayeredScreen {
  if (!route) throw new Error('A layer needs a screen');
  return { ...route, layers };
}

type Shown = 'dialog' | 'alertdialog' | 'menu' | 'listbox';

const opened =
  (role: Shown, hangs = false) =>
  (name: string, ...steps: Step[]): Layer => ({
    name,
    steps,
    shown: (page) => page.getByRole(role).last(),
    hangs,
  });

/** A dialog or a drawer. */
export const dialog = opened('dialog');
/** A question that wants an answer. */
export const question = opened('alertdialog');
export const calendar = opened('dialog', true);
export const menu = opened('menu', true);
/** The choices of a select or of a combobox. */
export const list = opened('listbox', true);

/** Another button opens it at another width. */
export const anew = (layer: Layer): Layer => ({ ...layer, hangs: true });

/** It exists on a phone and what is hardly wider. */
export const narrow = (layer: Layer): Layer => ({ ...layer, only: 'narrow' });

/** So long a service may take to offer something, and so long a list is asked for it. */
const ANSWER_MS = 4_000;
const CHOICES_MS = 15_000;

type Role = Parameters<Page['getByRole']>[0];
type Found = (page: Page, texts: Texts) => Locator;

const first = (found: Locator) => found.filter({ visible: true }).first();

/** What has exactly this name. */
export const named =
  (role: Role, key: TextKey, values?: Readonly<Record<string, string | number>>): Found =>
  (page, texts) =>
    first(page.getByRole(role, { name: texts.of(key, values), exact: true }));

/** What has a name that begins so: a value follows that depends on the data. */
export const beginning =
  (role: Role, key: TextKey): Found =>
  (page, texts) =>
    first(page.getByRole(role, { name: texts.startingWith(key) }));

/** A field by its label. */
export const field =
  (role: Role, key: TextKey): Found =>
  (page, texts) =>
    first(page.getByRole(role, { name: texts.labelled(key) }));

export const press =
  (found: Found): Step =>
  (page, texts) =>
    found(page, texts).click();

/** Checks a box unless it is checked, as another layer of the screen may have left it. */
export const check =
  (found: Found): Step =>
  (page, texts) =>
    found(page, texts).check();

/** Presses it with the keyboard. */
export const enter =
  (found: Found): Step =>
  (page, texts) =>
    found(page, texts).press('Enter');

/** The most frequent step. */
export const pressButton = (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
): Step => press(named('button', key, values));

/** Types until that many choices are offered: a list closes when its field is still being brought into view. */
export const choices =
  (found: Found, text: string, count = 1): Step =>
  async (page, texts) => {
    const target = found(page, texts);
    const option = page.getByRole('option').nth(count - 1);
    const deadline = Date.now() + CHOICES_MS;
    do {
      await target.focus();
      await scrollingEnds(page);
      // The same text again is no input.
      await target.fill('');
      await target.fill(text);
    } while (!(await happens(option.waitFor({ timeout: ANSWER_MS }))) && Date.now() < deadline);
    await option.waitFor();
  };

/** The cart in the header, with so many pieces in it. */
export const cartWith =
  (count: number): Found =>
  (page, texts) => {
    const form = new Intl.PluralRules(texts.language).select(count);
    return named('button', `shell:cartWithCount_${form}`, { count })(page, texts);
  };
