import type { Page } from '@playwright/test';
import { happens } from './browser-state';

const LEFT = 'data-left';
/** A screen whose heading is the one before's is loaded instead. */
const HEADING = { timeout: 5_000 };

/** Goes to an address within the page, as a link does; answers whether another heading has come. */
export async function followAddress(page: Page, address: string): Promise<boolean> {
  await page.evaluate(
    ([to, left]) => {
      for (const heading of document.querySelectorAll('h1')) {
        heading.setAttribute(left, heading.textContent ?? '');
      }
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
    [address, LEFT] as const,
  );
  const isAnother = (left: string) => {
    const heading = document.querySelector('h1');
    return heading !== null && heading.getAttribute(left) !== heading.textContent;
  };
  return happens(page.waitForFunction(isAnother, LEFT, HEADING));
}
