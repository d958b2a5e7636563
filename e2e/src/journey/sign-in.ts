import type { Page } from '@playwright/test';
import { PASSWORD } from '../buyer';

/** It has no role, and the button that shows it has its name too. */
export const PASSWORD_FIELD = 'input[autocomplete="current-password"]';

/** Sends name and password by the screen; what comes next is the caller's to wait for. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Username or email' }).fill(email);
  await page.locator(PASSWORD_FIELD).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in by the screen. */
export async function signIn(page: Page, email: string): Promise<void> {
  await enterPassword(page, email);
  await page.waitForURL((url) => url.pathname !== '/login');
}
