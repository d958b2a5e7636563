import { CHROMIUM_ARGS } from '@solar/infra-local/tools/chromium';
import { chromium, type Page } from 'playwright-core';

/** How much slower than this machine the processor is. */
const CPU_SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };

export interface Interaction {
  name: string;
  /** The longest of its events, from the input to the next picture: what Chromium counts as INP. */
  worstMs: number;
}

interface InteractionSteps {
  name: string;
  path: string;
  /** What has to be there before it is measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const STEPS: readonly InteractionSteps[] = [
  {
    name: 'opening the cart',
    path: '/products',
    act: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'typing in the search',
    path: '/products',
    prepare: async (page) => {
      // In the bar under the thumb; the one in the header is for wider screens.
      const search = page.getByRole('button', { name: 'Search', exact: true });
      await search.filter({ visible: true }).first().click();
      await page.getByRole('combobox', { name: 'Search' }).waitFor();
    },
    act: async (page) => {
      const field = page.getByRole('combobox', { name: 'Search' });
      await field.pressSequentially('inverter', { delay: 120 });
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'filtering the list',
    path: '/products',
    prepare: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Filters/ })
        .click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
    act: async (page) => {
      const before = page.url();
      // A category, which has an address of its own.
      await page.getByRole('dialog').getByRole('checkbox').first().click();
      await page.waitForURL(({ href }) => href !== before);
    },
  },
];

/** How long a page takes to answer on a slow phone, each interaction on a page of its own. */
export async function measureInteractions(
  origin: string,
  executablePath: string,
): Promise<Interaction[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const found: Interaction[] = [];
    for (const steps of STEPS) {
      const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
      found.push({ name: steps.name, worstMs: await worstOf(page, origin, steps) });
      await page.close();
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function worstOf(page: Page, origin: string, steps: InteractionSteps): Promise<number> {
  await page.addInitScript(() => {
    const declined = { essential: true, analytics: false, marketing: false, preferences: false };
    localStorage.setItem('cookie-consent', JSON.stringify(declined));
    localStorage.setItem('demo-banner-dismissed', 'true');
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(origin + steps.path, { waitUntil: 'networkidle' });
  await steps.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchEvents);
  await steps.act(page);
  // The last event is reported with the picture after it.
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...((window as Watching).eventDurations ?? [])));
}

type Watching = Window & { eventDurations?: number[] };

/** Runs in the page. */
function watchEvents(): void {
  const durations: number[] = [];
  (window as Watching).eventDurations = durations;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Only what belongs to an interaction has a number; movements of the pointer have none.
      if ((entry as PerformanceEventTiming).interactionId) durations.push(entry.duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
