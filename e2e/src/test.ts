import { expect, test as base } from '@playwright/test';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import { Api } from './api';
import { declineCookies } from './browser-state';
import { connectStack } from './stack-address';
import { watchPage, type PageWatch } from './watched-page';

interface Fixtures {
  stack: StackClient;
  /** The edge as a visitor; `await api.as('admin')` for others. */
  api: Api;
  /** Fails the test at its end when the page had errors or broke the content security policy. */
  watch: PageWatch;
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
  context: async ({ context }, provide) => {
    await declineCookies(context);
    await provide(context);
  },
  watch: [
    async ({ page }, provide) => {
      const watch = watchPage(page);
      await provide(watch);
      expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
