import type { Page } from '@playwright/test';
import { appCode } from '../../src/authenticator';
import { Buyer, PASSWORD } from '../../src/buyer';
import { enterPassword, PASSWORD_FIELD, signIn } from '../../src/journey/sign-in';
import { expect, test } from '../../src/test';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
}

test('a customer switches two-step sign-in on, and signs in by the app and once by a recovery code', async ({
  page,
  api,
}) => {
  const { email } = await Buyer.create(api, await api.as('admin'));
  await signIn(page, email);

  await page.goto('/account/security/two-step');
  await page.locator(PASSWORD_FIELD).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = await page
    .getByText('Can’t scan it? Enter this key in the app:')
    .locator('xpath=following-sibling::code')
    .innerText();
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(key));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('listitem').locator('code');
  await expect(codes.first()).toBeVisible();
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.waitForURL('**/account/security');

  const secondStep = async (code: string) => {
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signOut(page);
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await secondStep('000000');
  await expect(page.getByRole('alert').first()).toBeVisible();
  // The code that switched it on counts no second time.
  await secondStep(appCode(key, 1));
  await page.waitForURL((url) => url.pathname !== '/login');

  await signOut(page);
  await enterPassword(page, email);
  await secondStep(recoveryCode);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/account/security');
  await expect(page.getByText(/\d recovery codes left/)).toBeVisible();

  await signOut(page);
  await enterPassword(page, email);
  await secondStep(recoveryCode);
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
});
