import type { Page } from '@playwright/test';

/** From a laptop to a wide desktop screen, where a container of another width shows. */
const WIDTHS = [1440, 1920] as const;
const HEIGHT = 900;

/**
 * Whether a page begins below the logo, at the left edge that all pages share: with its heading, or with the way to it or the menu before
 * it. Pages without the logo have no edge to keep, and a message in the middle of a page keeps none.
 */
export async function leftEdgeFindings(page: Page, address: string): Promise<string[]> {
  const findings: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const { logo, start } = await page.evaluate(() => {
      const { clientWidth } = document.documentElement;
      // The walk looks at a page in its mirror image, too.
      const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl';
      const startOf = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return Math.round(isMirrored ? clientWidth - right : left);
      };
      const begins = [...document.querySelectorAll('main :is(h1, nav, ol)')];
      const heading = begins.findIndex(({ tagName }) => tagName === 'H1');
      const before = begins
        .slice(0, heading + 1)
        .filter((element) => element.getBoundingClientRect().width > 1);
      const isCentred = before.some((element) => getComputedStyle(element).textAlign === 'center');
      const [first] = document.querySelectorAll('header a[href]');
      return {
        logo: first ? startOf(first) : null,
        start: before.length === 0 || isCentred ? null : Math.min(...before.map(startOf)),
      };
    });
    if (logo !== null && start !== null && Math.abs(start - logo) > 2) {
      findings.push(`${address}: at ${width} px it begins at ${start} px, the logo at ${logo} px`);
    }
  }
  return findings;
}
