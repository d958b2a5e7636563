import type { BrowserContext } from '@playwright/test';
import type { Api } from './api';

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
