import type { Page } from '@playwright/test';
import { nextFrames } from './browser-state';

/** Scrolls through a page as a reader does, so that each part of its document is taken over, and back to its top. */
export async function readThrough(page: Page): Promise<void> {
  let top: number | null = 0;
  while (top !== null) {
    top = await showFrom(page, top);
    await nextFrames(page);
  }
  await showFrom(page, 0);
  await page.waitForLoadState('networkidle');
}

/** Answers where the part below what is shown now begins; null at the end of the page. */
function showFrom(page: Page, top: number): Promise<number | null> {
  return page.evaluate((from) => {
    window.scrollTo({ top: from, behavior: 'instant' });
    const next = from + window.innerHeight;
    return next < document.documentElement.scrollHeight ? next : null;
  }, top);
}
