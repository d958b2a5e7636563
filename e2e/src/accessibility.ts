import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What the theme switch sets on the page root. High contrast makes no pair of colours less readable, which a test of the tokens proves for
 * all of them (`packages/ui/test/contrast.spec.ts`); its parts are looked at in the gallery.
 */
const THEMES = ['light', 'dark'] as const;

/** The rules that look at what a theme changes: colours, and the width of lines. All others find the same in each theme. */
const THEME_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * What axe objects to, on the whole page or in what was opened over it: with all its rules in the first theme, with those
 * that depend on it in the others.
 */
export async function accessibilityFindings(shown: Locator): Promise<string[]> {
  const page = shown.page();
  await prepare(page);
  const findings: string[] = [];
  for (const [index, theme] of THEMES.entries()) {
    await show(page, theme);
    const found = await violations(shown, index === 0 ? undefined : THEME_RULES);
    findings.push(...found.map((violation) => `${theme}: ${violation}`));
  }
  await show(page, THEMES[0]);
  return findings;
}

/** Once for all that a page shows: loading the rules anew costs more than they do. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(axe.source);
  await holdStill(page);
}

/** A colour on its way from one theme to the next belongs to neither; a page that moves closes what hangs on a field. */
function holdStill(page: Page): Promise<void> {
  return page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { transition: none !important } html { overflow-anchor: none }',
    );
    document.adoptedStyleSheets.push(still);
  });
}

function show(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  return page.evaluate((shown) => {
    document.documentElement.dataset['theme'] = shown;
  }, theme);
}

function violations(shown: Locator, only?: string[]): Promise<string[]> {
  return shown.evaluate(async (element, rulesToRun) => {
    const { axe: rules } = globalThis as unknown as { axe: typeof axe };
    const { violations: found } = await rules.run(element === document.body ? document : element, {
      resultTypes: ['violations'],
      // The one frame of the product is the payment provider's.
      iframes: false,
      ...(rulesToRun ? { runOnly: rulesToRun } : {}),
    });
    return found.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ') ?? ''}`);
  }, only);
}
