import type { BrowserContext, Page } from '@playwright/test';
import type { Api } from './api';
import { recordFormats } from './hard-coded-text';

/** Consent is given and the demo's banner is closed before, so that neither covers what a test uses. */
export async function declineCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const declined = { essential: true, analytics: false, marketing: false, preferences: false };
    localStorage.setItem('cookie-consent', JSON.stringify(declined));
    localStorage.setItem('demo-banner-dismissed', 'true');
  });
}

/** Every page of the context starts signed in, for tests that are not about the sign-in screen. */
export async function staySignedIn(context: BrowserContext, { token }: Api): Promise<void> {
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token ?? '');
}

/** A theme and a language that are known, and nothing that moves: for what looks at a page closely. */
export async function startPlain(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('ui-theme', 'light');
    localStorage.setItem('i18nextLng', 'en');
  });
  await recordFormats(page);
}

/** On a busy machine the browser at times draws no frame at all, for minutes; what waits for one goes on after this time. */
const FRAME_WITHIN_MS = 1_000;

/** Until what was changed is drawn. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async (withinMs) => {
    const drawn = () =>
      new Promise<unknown>((done) => {
        requestAnimationFrame(done);
        setTimeout(done, withinMs);
      });
    await drawn();
    await drawn();
  }, FRAME_WITHIN_MS);
}

/** Nothing scrolls for a tenth of a second: a field that gets the focus is brought into view some frames later. */
export async function scrollingEnds(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const stop = new AbortController();
        const end = () => {
          stop.abort();
          resolve();
        };
        let calm = setTimeout(end, 100);
        const again = () => {
          clearTimeout(calm);
          calm = setTimeout(end, 100);
        };
        window.addEventListener('scroll', again, { capture: true, signal: stop.signal });
      }),
  );
}

/** Until all of a page is there: what still takes up its place moves a button from under the mouse between down and up. */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  let before = -1;
  for (let now = await height(); now !== before; now = await height()) {
    before = now;
    await page.waitForTimeout(250);
  }
}

export const happens = (what: Promise<unknown>): Promise<boolean> =>
  what.then(
    () => true,
    () => false,
  );
