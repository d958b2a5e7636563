import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { lookInDark, lookInLight } from './axe-in-page';

/**
 * The rules that look at what a theme changes: colours, and the width of lines. All others find the same in each theme.
 *
 * High contrast makes no pair of colours less readable, which a test of the tokens proves for all of them
 * (`packages/ui/test/contrast.spec.ts`); its parts are looked at in the gallery.
 */
const THEME_RULES = {
  colours: ['color-contrast', 'link-in-text-block'],
  sizes: ['scrollable-region-focusable'],
};

/** The small build: what the package calls its source is more than twice as long. */
const RULES = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Gives each page to come the rules: a walk would send them anew with each of its pages. */
export async function bringRules(page: Page): Promise<void> {
  await page.addInitScript({ content: RULES });
}

/**
 * What axe objects to, on the whole page or in what was opened over it: with all its rules in the light, with those that depend on it
 * in the dark. Two calls: the test runner notes each one with all that it sends.
 */
export async function accessibilityFindings(shown: Locator): Promise<string[]> {
  const light = (await shown.evaluate(lookInLight)) ?? (await bringNow(shown));
  const dark = await shown.evaluate(lookInDark, THEME_RULES);
  return [
    ...light.map((violation) => `light: ${violation}`),
    ...dark.map((violation) => `dark: ${violation}`),
  ];
}

async function bringNow(shown: Locator): Promise<string[]> {
  await shown.page().evaluate(RULES);
  return (await shown.evaluate(lookInLight)) ?? ['axe can not be brought to the page'];
}
