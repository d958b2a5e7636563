import type { Locator, Page } from '@playwright/test';
import type { GalleryBrowser } from './gallery-browser';

const LONG_MS = 120_000;
const PATIENCE_MS = 20_000;

/** How somebody presses a thing. */
type Press = (target: Locator) => Promise<void>;
const HANDS: [name: string, options: { hasTouch?: boolean; isMobile?: boolean }, press: Press][] = [
  ['a mouse', {}, (target) => target.click()],
  ['a thumb', { hasTouch: true, isMobile: true }, (target) => target.tap()],
];

/** A list that has just opened is still being placed: until its first choice can be touched. */
const placed = (page: Page) =>
  page.waitForFunction(() => {
    const choice = document.querySelector('[role="option"]');
    if (!choice) return false;
    const { left, top } = choice.getBoundingClientRect();
    return choice.contains(document.elementFromPoint(left + 8, top + 8));
  });

/** Opens each layer inside a dialog or a drawer and chooses something in it; answers what the outer one then says. */
async function chooseInEach(page: Page, outer: Locator, press: Press): Promise<string> {
  const button = (name: string | RegExp) => outer.getByRole('button', { name });
  await press(outer.getByRole('combobox', { name: 'Zone' }));
  await press(page.getByRole('option', { name: 'DXB-A-02' }));
  await press(outer.getByRole('combobox', { name: 'Bin' }));
  const far = page.getByRole('option', { name: 'DXB-A-35' });
  await placed(page);
  await far.scrollIntoViewIfNeeded();
  await press(far);
  await press(outer.getByRole('group', { name: 'Day' }).getByRole('button').last());
  await press(page.getByRole('button', { name: /15 November 2026/ }));
  await press(button('Actions'));
  await press(page.getByRole('menuitem', { name: 'Print label' }));
  await press(button('Note'));
  await page.getByRole('textbox', { name: 'Text of the note' }).fill('Ring the bell');
  await page.keyboard.press('Escape');
  return outer.getByText(/^Chosen: /).innerText();
}

/** What opens over a dialog or a drawer is used as what opens over a page. */
export function layersInLayers(gallery: () => GalleryBrowser): void {
  describe.each(['dialog', 'drawer'])('in a %s', (kind) => {
    it.each(HANDS)(
      'lists, calendars, menus and panels are used with %s, and it stays open',
      async (_, options, press) => {
        const { page, show, close } = await gallery().newTab(options);
        page.setDefaultTimeout(PATIENCE_MS);
        await show('nested-layers');
        await press(page.getByRole('button', { name: `Open ${kind}` }));
        const said = await chooseInEach(
          page,
          page.getByRole('dialog', { name: 'Move goods' }),
          press,
        );
        expect(said).toBe('Chosen: bin-35, 2026-11-15, printed');
        await close();
      },
      LONG_MS,
    );

    it(
      'a calendar and a list are used with keys alone',
      async () => {
        const { page, show, close } = await gallery().newTab();
        page.setDefaultTimeout(PATIENCE_MS);
        await show('nested-layers');
        await page.getByRole('button', { name: `Open ${kind}` }).press('Enter');
        const outer = page.getByRole('dialog', { name: 'Move goods' });
        await outer.getByRole('combobox', { name: 'Bin' }).focus();
        await page.keyboard.type('A-07');
        await page.getByRole('option', { name: 'DXB-A-07' }).waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await outer.getByRole('group', { name: 'Day' }).getByRole('button').last().press('Enter');
        await page.getByRole('grid').waitFor();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await outer.getByText('Chosen: bin-7, 2026-11-22, nothing').waitFor();
        await outer.getByRole('group', { name: 'Day' }).getByRole('button').last().press('Enter');
        await page.getByRole('grid').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('grid').waitFor({ state: 'detached' });
        expect(await outer.isVisible()).toBe(true);
        await page.keyboard.press('Escape');
        await outer.waitFor({ state: 'detached' });
        await close();
      },
      LONG_MS,
    );
  });
}
