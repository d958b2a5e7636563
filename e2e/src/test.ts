import { expect, test as base, type Page } from '@playwright/test';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import { DEMO_PASSWORD } from '@solar/infra-local/stack/parts';
import { Api } from './api';
import { connectStack } from './stack-address';
import { watchPage, type PageWatch } from './watched-page';

interface Fixtures {
  stack: StackClient;
  /** The edge as a visitor; `await api.as('admin')` for others. */
  api: Api;
  /** Fails the test at its end when the page had errors or broke the content security policy. */
  watch: PageWatch;
  /** Signs the page in as a demo user through the form. */
  signIn: (page: Page, localPart: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  stack: async ({}, provide) => {
    await provide(connectStack());
  },
  baseURL: async ({}, provide) => {
    await provide(connectStack().url);
  },
  api: async ({ stack }, provide) => {
    await provide(new Api(stack.url));
  },
  watch: [
    async ({ page }, provide) => {
      const watch = watchPage(page);
      await provide(watch);
      expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({}, provide) => {
    await provide(async (page, localPart) => {
      await page.goto('/auth');
      await page
        .getByLabel(/e-?mail/i)
        .first()
        .fill(`${localPart}@alsa.example`);
      await page.getByRole('textbox', { name: /^(password|mot de passe)/i }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: /^(sign in|log in|login|se connecter)$/i }).click();
      await page.waitForURL((url) => !/\/(auth|login)/.test(url.pathname));
    });
  },
});

export { expect } from '@playwright/test';
