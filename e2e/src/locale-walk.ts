import type { Page } from '@playwright/test';
import type { ApiTexts } from './api-texts';
import { cutOffIn } from './cut-off';
import { hardCodedTexts } from './hard-coded-text';
import { rememberPlaces, unmirrored } from './mirroring';

/** What the two locales of the development reveal: text that no locale file has, and what counts on the left side. */
export async function localeFindings(page: Page, apiTexts: ApiTexts): Promise<string[]> {
  await showLocale(page, 'en-XA');
  const findings = await hardCodedTexts(page, await apiTexts.all());
  await rememberPlaces(page);
  await showLocale(page, 'en-XB');
  const cut = [...(await cutOffIn(page)), ...(await unmirrored(page))];
  return [...findings, ...cut.map((finding) => `right to left: ${finding}`)];
}

/** Switches as the page does when another tab chose the locale. */
async function showLocale(page: Page, locale: string): Promise<void> {
  await page.evaluate((chosen) => {
    dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: chosen }));
  }, locale);
  await page.locator(`html[lang="${locale}"]`).waitFor();
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    await drawn();
    await drawn();
    // Letters with accents come in a file of their own.
    await document.fonts.ready;
  });
}
