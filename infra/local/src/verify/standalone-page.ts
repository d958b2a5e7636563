import { chromium } from 'playwright-core';
import { DEMO_PASSWORD } from '../stack/parts';
import { CHROMIUM_ARGS } from '../tools/chromium';

/** A busy machine takes its time. */
const SHOWN_WITHIN_MS = 60_000;

export interface StandaloneVisit {
  /** Where `npm run dev` of the remote is. */
  origin: string;
  path: string;
  email: string;
  /** What the screen has to show this person. */
  shows: string;
  chromium: string;
}

/** Opens a screen of a remote that runs alone, signs in there as it asks, and waits for what it has to show. */
export async function visitStandalone(visit: StandaloneVisit): Promise<void> {
  const { origin, path, email, shows, chromium: executablePath } = visit;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    page.setDefaultTimeout(SHOWN_WITHIN_MS);
    await page.goto(`${origin}/auth?returnTo=${encodeURIComponent(path)}`);
    await page.locator('[name="username"]').fill(email);
    await page.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole('main').getByText(shows, { exact: true }).waitFor();
  } finally {
    await browser.close();
  }
}
