import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS } from '../tools/chromium';

/**
 * The addresses of the scripts that a page asks for before its load event: what the first picture waits for. Screens bring
 * more later, when they are idle or scrolled to.
 */
export async function firstScriptsOf(url: string, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = (navigation as PerformanceNavigationTiming).loadEventStart;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loaded)
        .map(({ name }) => name);
    });
  } finally {
    await browser.close();
  }
}
