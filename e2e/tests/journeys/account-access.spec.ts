import { randomUUID } from 'node:crypto';
import { devices, type Browser, type Page } from '@playwright/test';
import { mailAbout } from '../../src/books';
import { declineCookies } from '../../src/browser-state';
import { Buyer, PASSWORD } from '../../src/buyer';
import { enterPassword, PASSWORD_FIELD, signIn } from '../../src/journey/sign-in';
import { expect, test } from '../../src/test';

/** A browser that nobody has signed in with. */
async function freshBrowser(browser: Browser, baseURL: string, userAgent?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...(userAgent ? { userAgent } : {}) });
  await declineCookies(context);
  return context.newPage();
}

test('an account moves to another address once both mailboxes have agreed', async ({
  page,
  browser,
  api,
  stack,
}) => {
  const { email } = await Buyer.create(api, await api.as('admin'));
  const moved = `moved-${randomUUID()}@example.com`;
  const linkTo = async (address: string, subject: RegExp) => {
    const mail = await mailAbout(stack.urls.mail, address, subject);
    const link = new URL(/https?:\/\/\S+confirm-email\S+/.exec(mail)?.[0] ?? '');
    return link.pathname + link.search;
  };
  const follow = async (at: Page, link: string, outcome: RegExp) => {
    await at.goto(link);
    await at.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(at.getByText(outcome)).toBeVisible();
  };

  await signIn(page, email);
  await page.goto('/account/profile');
  await page.getByRole('button', { name: 'Change the address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New email' }).fill(moved);
  await dialog.locator(PASSWORD_FIELD).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the links' }).click();
  await expect(page.getByText(`Changing to ${moved}`)).toBeVisible();

  // The new mailbox is read on a phone where nobody is signed in.
  const phone = await freshBrowser(browser, api.url);
  const forNew = await linkTo(moved, /^Confirm your new address$/);
  await follow(phone, forNew, /Now follow the link that we sent to the other address/);
  await page.goto('/account/profile');
  await expect(page.getByText(/^The new address is confirmed\./)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);

  const forOld = await linkTo(email, /^Change the email address of your account\?$/);
  await follow(page, forOld, /^Your address has changed\./);
  await page.goto('/account/profile');
  await expect(page.getByRole('main')).toContainText(moved);
  await expect(page.getByText(/^Changing to/)).toHaveCount(0);
  await follow(phone, forNew, /^This link is no longer valid/);
  await mailAbout(stack.urls.mail, email, /^Your email address was changed$/);

  await enterPassword(phone, email);
  await expect(phone.getByRole('alert').first()).toBeVisible();
  await signIn(phone, moved);
  await phone.context().close();
});

test('a device that is signed out on another one is out with its next step', async ({
  page: desk,
  browser,
  api,
}) => {
  const { email } = await Buyer.create(api, await api.as('admin'));
  const phone = await freshBrowser(browser, api.url, devices['iPhone 13'].userAgent);
  await signIn(desk, email);
  await signIn(phone, email);
  await phone.goto('/account/addresses');
  await expect(phone.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();

  await desk.goto('/account/security');
  const row = desk.getByRole('listitem').filter({ hasText: 'iPhone' });
  await row.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(desk.getByText('Device signed out')).toBeVisible();
  await expect(row).toHaveCount(0);

  await phone.getByRole('complementary').getByRole('link', { name: 'Profile' }).click();
  await phone.waitForURL(/\/(auth|login)\b/);
  await expect(phone.locator(PASSWORD_FIELD)).toBeVisible();
  await phone.goto('/account/orders');
  await phone.waitForURL(/\/(auth|login)\b/);
  await desk.reload();
  await expect(desk.getByText('This device')).toBeVisible();
  await phone.context().close();
});
