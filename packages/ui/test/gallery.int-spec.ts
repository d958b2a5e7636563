/**
 * @jest-environment node
 */
import type { Locator, Page } from '@playwright/test';
import { galleryPages } from '../gallery/gallery-pages';
import {
  axeViolations,
  startGalleryBrowser,
  type GalleryBrowser,
  type GalleryTab,
} from './gallery-browser';
import { layersInLayers } from './nested-layers';

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
/** So low that each page scrolls. */
const LOW = { width: 320, height: 400 };
const PHONE = { width: 390, height: 844 };
const NARROW_SETTINGS: Record<string, string>[] = [
  { dir: 'rtl' },
  { textSize: 'largest', locale: 'fr' },
];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const IDS = galleryPages.map(({ id }) => id);
const TARGET_PX = 44;
const LONG_MS = 300_000;

let gallery: GalleryBrowser;
/** Turns from page to page, so that only the first has to load the scripts. */
let tab: GalleryTab;

beforeAll(async () => {
  gallery = await startGalleryBrowser();
  tab = await gallery.newTab();
  await tab.show('overview');
}, LONG_MS);

afterAll(() => gallery.close());

function setTheme(page: Page, theme: (typeof OTHER_THEMES)[number]): Promise<void> {
  return page.evaluate((next) => {
    const { dataset } = document.documentElement;
    dataset.theme = next.theme;
    if (next.contrast) dataset.contrast = next.contrast;
    else delete dataset.contrast;
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

async function isWithin(part: Locator, whole: Locator): Promise<boolean> {
  const [inner, outer] = [await part.boundingBox(), await whole.boundingBox()];
  if (!inner || !outer) return false;
  return inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
}

it.each(IDS)(
  'has no axe violation on the page %s in any theme, and breaks no content policy',
  async (id) => {
    const { page, turnTo, problems } = tab;
    await turnTo(id);
    const found = await violationsInEachTheme(page, id, 'main');
    expect([...found, ...problems.splice(0)]).toEqual([]);
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
    const { page, show, turnTo, close } = await gallery.newTab({ viewport: NARROW });
    const tooWide: string[] = [];
    for (const query of NARROW_SETTINGS) {
      await show('overview', query);
      for (const id of IDS) {
        await turnTo(id);
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
  'shows the whole of a chosen tab where the row scrolls, from either side',
  async () => {
    const { page, show, close } = await gallery.newTab({ viewport: NARROW });
    for (const dir of ['ltr', 'rtl']) {
      await show('tabs', { dir });
      const list = page.getByRole('tablist').first();
      const reviews = list.getByRole('tab', { name: /Reviews/ });
      expect(await isWithin(reviews, list)).toBe(false);
      // Unlike a click of the driver it does not scroll by itself.
      await reviews.dispatchEvent('mousedown', { button: 0 });
      await expect(reviews.getAttribute('data-state')).resolves.toBe('active');
      expect(await isWithin(reviews, list)).toBe(true);
    }
    await close();
  },
  LONG_MS,
);

describe('a table on a phone', () => {
  it(
    'has no axe violation in any theme, as cards',
    async () => {
      const { page, show, problems, close } = await gallery.newTab({ viewport: PHONE });
      await show('data-table');
      const found = await violationsInEachTheme(page, 'cards', 'main');
      await close();
      expect([...found, ...problems]).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'is a list of cards that scrolls with the page, and still a table for a screen reader',
    async () => {
      const { page, show, close } = await gallery.newTab({ viewport: PHONE });
      await show('data-table');
      const table = page.getByRole('table', { name: 'Orders', exact: true });
      const row = table.getByRole('row').nth(1);
      const box = page.getByRole('region', { name: 'Orders', exact: true });
      expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await box.getAttribute('tabindex')).toBeNull();
      // The row's box to choose it, five values and its menu.
      expect(await row.getByRole('cell').count()).toBe(7);
      for (const name of ['Order', 'Customer', 'Status', 'Placed', 'Total']) {
        expect(await table.getByRole('columnheader', { name, exact: true }).count()).toBe(1);
      }
      await close();
    },
    LONG_MS,
  );

  it(
    'shows the name of each value, and none that nobody can press',
    async () => {
      const { page, show, close } = await gallery.newTab({ viewport: PHONE });
      await show('data-table');
      const table = page.getByRole('table', { name: 'Orders', exact: true });
      const names = await table
        .getByRole('row')
        .nth(1)
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
      const seen = names.filter((content) => content !== 'none');
      expect(seen).toEqual(['"Customer" / ""', '"Placed" / ""', '"Total" / ""']);
      expect(await table.getByRole('button', { name: 'Customer' }).count()).toBe(0);
      await page.getByRole('combobox', { name: 'Sort by' }).first().click();
      await page.getByRole('option', { name: 'Order, descending' }).click();
      expect(await table.getByRole('row').nth(1).innerText()).toContain('SO-1084');
      await close();
    },
    LONG_MS,
  );

  it(
    'loads in the shape of what comes',
    async () => {
      const { page, show, close } = await gallery.newTab({ viewport: PHONE });
      await show('data-table');
      const heightIn = (label: string) =>
        page
          .locator(`[role="region"][aria-label="${label}"] tbody tr`)
          .first()
          .evaluate((element) => element.getBoundingClientRect().height);
      expect(
        Math.abs((await heightIn('Loading orders')) - (await heightIn('Orders'))),
      ).toBeLessThan(1);
      await close();
    },
    LONG_MS,
  );

  it(
    'is a table on paper, however narrow the sheet',
    async () => {
      const { page, show, close } = await gallery.newTab({ viewport: PHONE });
      await show('data-table');
      await page.emulateMedia({ media: 'print' });
      const shown = await page
        .locator('tbody tr')
        .first()
        .evaluate((row) => [row, row.children[1] ?? row].map((it) => getComputedStyle(it).display));
      expect(shown).toEqual(['table-row', 'table-cell']);
      await close();
    },
    LONG_MS,
  );
});

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
  'keeps the page behind a layer from scrolling, by no style sheet that others would be put before',
  async () => {
    const { page, show, close } = await gallery.newTab({ viewport: NARROW });
    const scroll = async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200)));
      return page.evaluate(() => window.scrollY);
    };
    await show('dialog');
    expect(await scroll()).toBeGreaterThan(0);
    await page.locator('main button').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await scroll()).toBe(0);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await scroll()).toBeGreaterThan(0);
    await close();
  },
  LONG_MS,
);

it(
  'leaves a page that was scrolled where it is when the focus goes back to a bar that stays in view',
  async () => {
    const { page, show, close } = await gallery.newTab({ viewport: LOW });
    const top = () => page.evaluate(() => window.scrollY);
    await show('dialog');
    const inBar = page.locator('header [role="combobox"]').first();
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    expect(await top()).toBe(200);
    await inBar.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    // By its own click, which leaves the focus where it is.
    await page
      .locator('main button')
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await inBar.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await top()).toBe(200);
    await close();
  },
  LONG_MS,
);

layersInLayers(() => gallery);

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
