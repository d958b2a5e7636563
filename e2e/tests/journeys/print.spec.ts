import type { Page } from '@playwright/test';
import type { Api } from '../../src/api';
import { staySignedIn } from '../../src/browser-state';
import { cutOffIn } from '../../src/cut-off';
import { firstOf } from '../../src/routes/screen-route';
import { expect, test } from '../../src/test';

/** A4 at the 96 dots an inch that browsers print with. */
const SHEET = { width: 794, height: 1123 };

const SHEETS = [
  firstOf('/account/orders/:id', '/api/checkout/orders', 'orderId'),
  { pattern: '/products/huawei-luna2000-10-s0' },
];

/** Texts that are not black, or that do not stand on white. */
function coloured(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? groundOf(element.parentElement)
        : backgroundColor;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || !node.textContent?.trim()) continue;
      const colours = `${getComputedStyle(element).color} on ${groundOf(element)}`;
      if (colours !== 'rgb(0, 0, 0) on rgb(255, 255, 255)') {
        found.push(`"${node.textContent}" ${colours}`);
      }
    }
    return found;
  });
}

async function openUndecided(page: Page, customer: Api, address: string): Promise<void> {
  await staySignedIn(page.context(), customer);
  await page.addInitScript(() => {
    localStorage.removeItem('cookie-consent');
    localStorage.setItem('ui-theme', 'dark');
  });
  await page.setViewportSize(SHEET);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const { pattern, address } of SHEETS) {
  test(`${pattern} is printed black on white, whole, and without what belongs to the screen`, async ({
    page,
    api,
  }) => {
    const customer = await api.as('customer');
    await openUndecided(page, customer, (await address?.(customer)) ?? pattern);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of [
      'banner',
      'contentinfo',
      'complementary',
      'navigation',
      'button',
    ] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    expect(await coloured(page)).toEqual([]);
    expect(await cutOffIn(page.locator('body'))).toEqual([]);
  });
}
