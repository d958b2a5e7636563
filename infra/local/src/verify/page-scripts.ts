import { chromium } from 'playwright-core';

const QUIET_MS = 1_500;

/** The addresses of all scripts that a page loads by itself, until it has been quiet for a while. */
export async function scriptsOf(url: string, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    return [...scripts];
  } finally {
    await browser.close();
  }
}
