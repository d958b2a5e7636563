import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';

/** What the theme switch and the accessibility panel set on the page root. */
const THEMES = [
  { name: 'light', theme: 'light', contrast: null },
  { name: 'dark', theme: 'dark', contrast: null },
  { name: 'high contrast', theme: 'light', contrast: 'high' },
  { name: 'high contrast dark', theme: 'dark', contrast: 'high' },
] as const;

type Theme = (typeof THEMES)[number];

/** The themes of most people, where all four would take too long. */
export const PLAIN_THEMES = THEMES.filter(({ contrast }) => contrast === null);

/** The rules that look at what a theme changes: colours, and the width of lines. All others find the same in each theme. */
const THEME_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * What axe objects to, on the whole page or in what was opened over it: with all its rules in the first theme, with those
 * that depend on it in the others.
 */
export async function accessibilityFindings(
  shown: Locator,
  themes: readonly Theme[] = THEMES,
): Promise<string[]> {
  const page = shown.page();
  await prepare(page);
  const findings: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await show(page, theme);
    const found = await violations(shown, index === 0 ? undefined : THEME_RULES);
    findings.push(...found.map((violation) => `${theme.name}: ${violation}`));
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

function show(page: Page, { theme, contrast }: Theme): Promise<void> {
  return page.evaluate(
    ([shown, level]) => {
      const root = document.documentElement;
      root.dataset['theme'] = shown;
      if (level) root.dataset['contrast'] = level;
      else delete root.dataset['contrast'];
    },
    [theme, contrast] as const,
  );
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
