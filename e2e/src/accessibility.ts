import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What the theme switch and the accessibility panel set on the page root. */
const THEMES = [
  { name: 'light', theme: 'light', contrast: null },
  { name: 'dark', theme: 'dark', contrast: null },
  { name: 'high contrast', theme: 'light', contrast: 'high' },
  { name: 'high contrast dark', theme: 'dark', contrast: 'high' },
] as const;

type Theme = (typeof THEMES)[number];

/** What axe objects to, with all its rules, in each theme. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Once for all themes: loading it anew costs more than the rules do.
  await page.evaluate(axe.source);
  await stopTransitions(page);
  const findings: string[] = [];
  for (const theme of THEMES) {
    await show(page, theme);
    findings.push(...(await violations(page)).map((violation) => `${theme.name}: ${violation}`));
  }
  await show(page, THEMES[0]);
  return findings;
}

/** A colour on its way from one theme to the next belongs to neither. */
function stopTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
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

function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: rules } = globalThis as unknown as { axe: typeof axe };
    // The one frame of the product is the payment provider's.
    const { violations: found } = await rules.run({ resultTypes: ['violations'], iframes: false });
    return found.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ') ?? ''}`);
  });
}
