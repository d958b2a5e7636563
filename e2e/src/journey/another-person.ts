import type { Browser, Page } from '@playwright/test';
import type { Api } from '../api';
import { declineCookies, staySignedIn } from '../browser-state';

/** A browser of its own: another person, or another device of the same one. Signed in when the API is. */
export async function inAnotherBrowser(browser: Browser, person: Api): Promise<Page> {
  const context = await browser.newContext({ baseURL: person.url });
  await declineCookies(context);
  if (person.token) await staySignedIn(context, person);
  return context.newPage();
}
