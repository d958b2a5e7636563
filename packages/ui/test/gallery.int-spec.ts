/**
 * @jest-environment node
 */
import type { Page } from '@playwright/test';
import { galleryPages } from '../gallery/gallery-pages';
import { axeViolations, startGalleryBrowser, type GalleryBrowser } from './gallery-browser';

/** The gallery starts in the light theme. */
const OTHER_THEMES = [
  { theme: 'dark', contrast: '' },
  { theme: 'light', contrast: 'high' },
  { theme: 'dark', contrast: 'high' },
];

/** How to open the layers that a page keeps closed. */
const OPENERS: { component: string; opener: string; layer: string }[] = [
  { component: 'menu', opener: 'button[title="Order actions"]', layer: '[role="menu"]' },
  { component: 'select', opener: 'main [role="combobox"]', layer: '[role="listbox"]' },
  { component: 'combobox', opener: 'main [role="combobox"]', layer: '[role="listbox"]' },
  { component: 'date-field', opener: 'main button', layer: '[role="dialog"]' },
  { component: 'dialog', opener: 'main button', layer: '[role="dialog"]' },
  { component: 'drawer', opener: 'main button', layer: '[role="dialog"]' },
  { component: 'confirm-dialog', opener: 'main button', layer: '[role="alertdialog"]' },
  { component: 'popover', opener: 'main button', layer: '[role="dialog"]' },
  { component: 'toast', opener: 'main button', layer: '[data-sonner-toast]' },
  { component: 'gallery', opener: 'button[title="Enlarge picture"]', layer: '[role="dialog"]' },
];

/** Pages whose controls are measured under a finger. */
const TOUCHED = ['button', 'icon-button', 'text-input', 'select', 'quantity-stepper', 'tabs'];

const NARROW = { width: 320, height: 700 };
const NARROW_SETTINGS: Record<string, string>[] = [
  { dir: 'rtl' },
  { textSize: 'largest', locale: 'fr' },
];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const IDS = galleryPages.map(({ id }) => id);
const TARGET_PX = 44;
const LONG_MS = 300_000;

let gallery: GalleryBrowser;

beforeAll(async () => {
  gallery = await startGalleryBrowser();
}, LONG_MS);

afterAll(() => gallery.close());

async function setTheme(page: Page, theme: (typeof OTHER_THEMES)[number]): Promise<void> {
  await page.evaluate((next) => {
    const { dataset } = document.documentElement;
    dataset.theme = next.theme;
    if (next.contrast) dataset.contrast = next.contrast;
    else delete dataset.contrast;
    const transitions = document.getAnimations().filter((it) => it instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  }, theme);
}

/** All rules once, and what depends on colours again in each of the other themes. */
async function violationsInEachTheme(page: Page, what: string, within?: string): Promise<string[]> {
  const found = await axeViolations(page, { within });
  for (const theme of OTHER_THEMES) {
    await setTheme(page, theme);
    found.push(...(await axeViolations(page, { within, rules: COLOUR_RULES })));
  }
  return found.map((violation) => `${what}: ${violation}`);
}

it.each(IDS)(
  'has no axe violation on the page %s in any theme, and breaks no content policy',
  async (id) => {
    const { page, show, problems, close } = await gallery.newTab();
    await show(id);
    const found = await violationsInEachTheme(page, id, 'main');
    await close();
    expect([...found, ...problems]).toEqual([]);
  },
  LONG_MS,
);

it(
  'has no axe violation in any open layer',
  async () => {
    const { page, show, problems, close } = await gallery.newTab();
    const found: string[] = [];
    for (const { component, opener, layer } of OPENERS) {
      await show(component);
      await page.locator(opener).first().click();
      // A toast under the pointer stays.
      await page.locator(layer).first().hover();
      found.push(...(await violationsInEachTheme(page, `${component}, open`, layer)));
    }
    await close();
    expect([...found, ...problems]).toEqual([]);
  },
  LONG_MS,
);

it(
  'fits every page into 320 px, right to left and with the largest text',
  async () => {
    const { page, show, close } = await gallery.newTab({ viewport: NARROW });
    const tooWide: string[] = [];
    for (const id of IDS) {
      for (const query of NARROW_SETTINGS) {
        await show(id, query);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > NARROW.width) tooWide.push(`${id} ${JSON.stringify(query)}: ${width} px`);
      }
    }
    await close();
    expect(tooWide).toEqual([]);
  },
  LONG_MS,
);

it(
  'gives focus back to the button that opened a layer',
  async () => {
    const { page, show, close } = await gallery.newTab();
    await show('dialog');
    const opener = page.locator('main button').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  },
  LONG_MS,
);

it(
  'gives a finger at least 44 px on every button and field',
  async () => {
    const { page, show, close } = await gallery.newTab({ hasTouch: true, isMobile: true });
    const small: string[] = [];
    for (const id of TOUCHED) {
      await show(id);
      const heights = await page
        .locator('main :is(button, input, [role="combobox"])')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const frame = element instanceof HTMLInputElement ? element.parentElement : element;
            const { height } = (frame ?? element).getBoundingClientRect();
            return { height, html: element.outerHTML.slice(0, 90) };
          }),
        );
      for (const { height, html } of heights) {
        if (height < TARGET_PX) small.push(`${id}: ${height} px, ${html}`);
      }
    }
    await close();
    expect(small).toEqual([]);
  },
  LONG_MS,
);
