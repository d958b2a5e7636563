import type { Page } from '@playwright/test';
import { accessibilityFindings } from './accessibility';
import { cutOffIn } from './cut-off';

/** A phone, the narrowest screen that has to work, and half of a 1440 px screen: 200 % zoom. */
const WIDTHS = [390, 320, 720] as const;
const HEIGHT = 844;

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

async function sizeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    findings.push(...(await cutOffIn(page)).map((finding) => `${width} px: ${finding}`));
  }
  return findings;
}
