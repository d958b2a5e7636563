import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cutOffIn } from './cut-off';

/** A phone, the narrowest screen that has to work, and half of a 1440 px screen: 200 % zoom. */
const WIDTHS = [390, 320, 720] as const;
const HEIGHT = 844;

/** What the theme switch and the accessibility panel set on the page root. */
const THEMES = [
  { name: 'light', theme: 'light', contrast: null },
  { name: 'dark', theme: 'dark', contrast: null },
  { name: 'high contrast', theme: 'light', contrast: 'high' },
  { name: 'high contrast dark', theme: 'dark', contrast: 'high' },
] as const;

/** Prepares the browser: a theme that is known, and nothing that moves. */
export async function prepareWalk(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'light'));
}

/** What is wrong with a screen: its heading, its title, its accessibility in each theme, its width at each size. */
export async function findingsOf(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 }).first();
  const headed = await heading.waitFor({ timeout: 30_000 }).then(
    () => true,
    () => false,
  );
  if (!headed) return [`${address}: no heading`];
  await page.waitForLoadState('networkidle');
  const findings = [];
  const title = await page.title();
  if (!title.includes('Alsa Solar')) findings.push(`title ${title}`);
  findings.push(...(await accessibilityFindings(page)), ...(await sizeFindings(page)));
  return findings.map((finding) => `${address}: ${finding}`);
}

/** All rules in the first theme; in the others what a theme can change. */
async function accessibilityFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const { name, theme, contrast } of THEMES) {
    await page.evaluate(
      ([shown, level]) => {
        document.documentElement.dataset['theme'] = shown ?? '';
        document.documentElement.toggleAttribute('data-contrast', level !== null);
        if (level) document.documentElement.dataset['contrast'] = level;
      },
      [theme, contrast],
    );
    await transitionsEnd(page);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (theme !== THEMES[0].theme || contrast) axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    findings.push(
      ...violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.target.join(' ') ?? ''}`),
    );
  }
  return findings;
}

/** A colour on its way from one theme to the next belongs to neither. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function sizeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    findings.push(...(await cutOffIn(page)).map((finding) => `${width} px: ${finding}`));
  }
  return findings;
}
