import type { Page } from '@playwright/test';

/** Messages that a test expects may be allowed by pattern. */
export interface PageWatch {
  problems: string[];
  allow(pattern: RegExp): void;
}

/** A refused request is logged by the browser itself; the screen's handling is what the tests look at. */
const BROWSER_NOTES = /Failed to load resource|net::ERR_ABORTED/;

/** Collects uncaught errors, console errors and violations of the content security policy. */
export function watchPage(page: Page): PageWatch {
  const problems: string[] = [];
  const allowed: RegExp[] = [BROWSER_NOTES];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || /Content Security Policy/i.test(text)) note(text);
  });
  return { problems, allow: (pattern) => allowed.push(pattern) };
}
