import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { mailAbout } from '../../src/books';
import { Buyer, PASSWORD } from '../../src/buyer';
import { PASSWORD_FIELD, signIn } from '../../src/journey/sign-in';
import { expect, test } from '../../src/test';

async function askForDeletion(page: Page): Promise<void> {
  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator(PASSWORD_FIELD).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL('/');
  await expect(page.getByText(/Your account will be deleted in 30 days/)).toBeVisible();
}

test('a customer takes their data along, asks to be deleted, and stays: by the link of the mail, and by signing in', async ({
  page,
  api,
  stack,
}) => {
  const { email } = await Buyer.create(api, await api.as('admin'));
  await signIn(page, email);

  await test.step('the data come as a file', async () => {
    await page.goto('/account/privacy');
    await page.getByRole('button', { name: 'Request a copy' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator(PASSWORD_FIELD).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Request a copy' }).click();
    const save = page.getByRole('button', { name: 'Download as JSON' });
    await expect(save).toBeVisible({ timeout: 30_000 });
    const saved = page.waitForEvent('download');
    await save.click();
    const copy = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as object;
    expect(copy).toMatchObject({ email });
  });

  await test.step('the link of the mail keeps the account, once', async () => {
    await askForDeletion(page);
    const mail = await mailAbout(stack.urls.mail, email, /^Your account will be deleted on/);
    const link = new URL(/https?:\/\/\S+keep-account\S+/.exec(mail)?.[0] ?? '');
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(
      page.getByText('Your account stays as it was. You can sign in again.'),
    ).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText(/This link is no longer valid/)).toBeVisible();
  });

  await test.step('signing in asks whether to stay', async () => {
    await signIn(page, email);
    await askForDeletion(page);
    await signIn(page, email);
    await expect(page).toHaveURL(/\/account\/privacy$/);
    await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText(/^Your account will be deleted on/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});
