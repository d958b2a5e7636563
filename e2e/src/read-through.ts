import type { Page } from '@playwright/test';

/** Scrolls through a page as a reader does, so that each part of its document is taken over, and back to its top. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // On a busy machine the browser at times draws no frame at all.
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, 1_000);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
