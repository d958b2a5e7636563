import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import axe from 'axe-core';
import { serveGallery } from './gallery-server';

const ROOT = path.resolve(__dirname, '..');
/** The browser that the checks provide, or the host's. */
const BROWSERS = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One browser tab that walks through the gallery. */
export interface GalleryTab {
  page: Page;
  /** Script errors, failed requests and breaches of the content policy so far. */
  problems: string[];
  /** Loads the page of a component. */
  show: (component: string, query?: Record<string, string>) => Promise<void>;
  /** Turns to the page of another component as its link does, under the same settings: nothing is loaded again. */
  turnTo: (component: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface GalleryBrowser {
  newTab: (options?: BrowserContextOptions) => Promise<GalleryTab>;
  close: () => Promise<void>;
}

/** Builds and serves the gallery and opens a real browser on it. */
export async function startGalleryBrowser(): Promise<GalleryBrowser> {
  execFileSync('npm', ['run', 'gallery:build'], { cwd: ROOT, stdio: 'pipe' });
  const { url, server } = await serveGallery();
  const browser = await launch();
  return {
    newTab: (options) => openTab(browser, url, options),
    close: async () => {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function launch(): Promise<Browser> {
  const executablePath = BROWSERS.find((path) => path !== undefined && existsSync(path));
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
}

async function openTab(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<GalleryTab> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}, console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}, error: ${error.message}`));
  return {
    page,
    problems,
    show: async (component, query = {}) => {
      await page.goto(`${url}/?${new URLSearchParams({ component, ...query }).toString()}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    },
    turnTo: async (component) => {
      const link = page.locator(`nav a[href^="?component=${component}&"]`);
      await link.evaluate((element: HTMLAnchorElement) => element.click());
      await page.locator(`nav a[href^="?component=${component}&"][aria-current="page"]`).waitFor({
        state: 'attached',
      });
    },
    close: () => context.close(),
  };
}

export interface AxeScope {
  /** Audits this part only. */
  within?: string;
  /** Audits with these rules only. */
  rules?: string[];
}

/** What axe objects to, one line each, with the place. */
export async function axeViolations(
  page: Page,
  { within, rules }: AxeScope = {},
): Promise<string[]> {
  await prepare(page);
  return page.evaluate(
    async ([selector, only]) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await loaded.run(selector ?? document, {
        runOnly: only,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`,
        ),
      );
    },
    [within, rules ?? RULES] as const,
  );
}

/** Once for all themes of a page: loading the rules costs more than they do. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    // A colour on its way from one theme to the next belongs to neither.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}
