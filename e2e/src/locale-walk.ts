import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiTexts } from './api-texts';
import { nextFrames } from './browser-state';
import { cutOffIn } from './cut-off';
import { hardCodedTexts } from './hard-coded-text';
import { rememberPlaces, unmirrored } from './mirroring';

/** What the two locales of the development reveal: text that no locale file has, and what counts on the left side. */
export async function localeFindings(shown: Locator, apiTexts: ApiTexts): Promise<string[]> {
  const page = shown.page();
  await showLocale(page, 'en-XA');
  const findings = await hardCodedTexts(shown, await apiTexts.all());
  await rememberPlaces(shown);
  await showLocale(page, 'en-XB');
  const cut = [...(await cutOffIn(shown)), ...(await unmirrored(page))];
  return [...findings, ...cut.map((finding) => `right to left: ${finding}`)];
}

/** So long a page may take to speak another language. */
const SPEAKS_WITHIN_MS = 30_000;

/** Switches as the page does when another tab chose the locale. */
export async function showLocale(page: Page, locale: string): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue }));
  }, locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale, { timeout: SPEAKS_WITHIN_MS });
  await nextFrames(page);
  // Letters with accents come in a file of their own.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
