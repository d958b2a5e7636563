import type { BrowserContext, Page } from '@playwright/test';
import type { Api } from './api';
import { recordFormats } from './hard-coded-text';

/** Consent is given before, so that the banner does not cover what a test uses. */
export async function declineCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const declined = { essential: true, analytics: false, marketing: false, preferences: false };
    localStorage.setItem('cookie-consent', JSON.stringify(declined));
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

/** Until what was changed is drawn. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    await drawn();
    await drawn();
  });
}
