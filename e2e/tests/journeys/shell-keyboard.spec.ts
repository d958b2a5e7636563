import type { Locator, Page } from '@playwright/test';
import { staySignedIn } from '../../src/browser-state';
import { Keyboard } from '../../src/journey/keyboard';
import { Texts, type TextKey } from '../../src/journey/texts';
import { expect, test } from '../../src/test';

const texts = new Texts('en');
const french = new Texts('fr');

const banner = (page: Page) => page.getByRole('banner');
const button = (area: Locator | Page, key: TextKey) =>
  area.getByRole('button', { name: texts.of(key), exact: true });

/** Opens a menu of icons with the keyboard, which also has to close it and give the focus back. */
async function openMenu(page: Page, keyboard: Keyboard, trigger: Locator): Promise<Locator> {
  const menu = page.getByRole('menu');
  await keyboard.press(trigger);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  return menu;
}

/** A screen of the shop with all that arrives after the first paint, of which the help is the last. */
async function open(page: Page, path = '/'): Promise<Keyboard> {
  await page.goto(path);
  await button(page, 'shell:help.title').waitFor();
  return new Keyboard(page);
}

test('the first Tab leads past the header', async ({ page }) => {
  await open(page);
  const skip = page.getByRole('link', { name: texts.of('shell:skipToContent') });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() =>
    Boolean(document.querySelector('main')?.contains(document.activeElement)),
  );
  expect(inMain).toBe(true);
});

test('the sections unfold and close by keys, and lead to their screens', async ({ page }) => {
  const keyboard = await open(page);
  const section = button(banner(page), 'shell:menu.services.label');
  await keyboard.press(section);
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  await expect(section).toBeFocused();

  await page.keyboard.press('Enter');
  const all = banner(page).getByRole('link', { name: texts.of('shell:menu.services.all') });
  await keyboard.press(all);
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(section).toHaveAttribute('aria-expanded', 'false');
});

test('language, theme and the ways to read are set by keys and stay', async ({ page }) => {
  const keyboard = await open(page);
  const root = page.locator('html');
  const choice = (key: TextKey) => page.getByRole('menuitemradio', { name: texts.of(key) });
  const preferences = button(banner(page), 'shell:preferences.title');

  const menu = await openMenu(page, keyboard, preferences);
  await keyboard.moveTo(choice('shell:theme.dark'));
  await page.keyboard.press('Enter');
  await expect(root).toHaveAttribute('data-theme', 'dark');

  if (await menu.isHidden()) await keyboard.press(preferences);
  await keyboard.moveTo(
    page.getByRole('menuitem', { name: texts.of('shell:accessibility.title') }),
  );
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: texts.of('shell:accessibility.title') });
  await expect(panel).toBeVisible();
  const contrast = panel.getByRole('switch', {
    name: texts.of('shell:accessibility.highContrast'),
  });
  await keyboard.goTo(contrast);
  await page.keyboard.press('Space');
  await expect(root).toHaveAttribute('data-contrast', 'high');
  await keyboard.leaveAgain(panel, preferences);

  await keyboard.press(preferences);
  await keyboard.moveTo(choice('shell:language.fr'));
  await page.keyboard.press('Enter');
  await expect(root).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(root).toHaveAttribute('lang', 'fr');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-contrast', 'high');
  await expect(
    banner(page).getByRole('button', { name: french.of('shell:preferences.title') }),
  ).toBeVisible();
});

test('help is reached and left by keys', async ({ page }) => {
  const keyboard = await open(page, '/contact');
  await openMenu(page, keyboard, button(page, 'shell:help.title'));
  await keyboard.moveTo(page.getByRole('menuitem', { name: texts.of('shell:help.chat') }));
});

test('the search is left with Escape, and the focus goes back', async ({ page }) => {
  const keyboard = await open(page);
  const opener = banner(page).getByRole('button', { name: texts.of('shell:search.placeholder') });
  await keyboard.press(opener);
  const layer = page.getByRole('dialog', { name: texts.of('shell:search.title') });
  await expect(layer.getByRole('combobox')).toBeFocused();
  await keyboard.leaveAgain(layer, opener);
});

test('the cookie banner is answered by keys, and asked for again from the footer', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ baseURL: stack.url });
  const page = await context.newPage();
  const keyboard = await open(page, '/contact');
  const banner = page.getByRole('region', { name: texts.of('shell:cookies.title') });
  const analytics = banner.getByRole('switch', { name: texts.of('shell:cookies.analytics.label') });
  await keyboard.press(button(banner, 'shell:cookies.customize'));
  await keyboard.goTo(analytics);
  await page.keyboard.press('Space');
  await keyboard.press(button(banner, 'shell:cookies.save'));
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  const again = page.getByRole('contentinfo').getByRole('button', {
    name: texts.of('shell:legal.cookieSettings'),
  });
  await keyboard.press(again);
  await expect(banner).toBeFocused();
  await expect(analytics).toBeChecked();
  await keyboard.press(button(banner, 'shell:cookies.declineAll'));
  await expect(banner).toBeHidden();
  await expect(again).toBeFocused();
  await context.close();
});

test('the account menu opens for one who is signed in', async ({ page, context, api }) => {
  await staySignedIn(context, await api.as('customer'));
  const keyboard = await open(page);
  await openMenu(page, keyboard, button(banner(page), 'shell:account.menu'));
  await keyboard.moveTo(page.getByRole('menuitem', { name: texts.of('shell:account.orders') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/orders$/);
});
