import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS } from '../tools/chromium';

/** The shell sets it when the page begins to answer. */
const ALIVE_MARK = 'page-alive';

/** The addresses of the scripts that a page asks for until it answers. Screens bring more later, when they are idle or scrolled to. */
export async function firstScriptsOf(url: string, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, ALIVE_MARK);
    return await page.evaluate((mark) => {
      const alive = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < alive)
        .map(({ name }) => name);
      // One that was preloaded and then run may be listed twice.
      return [...new Set(scripts)];
    }, ALIVE_MARK);
  } finally {
    await browser.close();
  }
}
