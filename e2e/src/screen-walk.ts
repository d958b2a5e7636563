import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from './accessibility';
import { ApiTexts } from './api-texts';
import { startPlain } from './browser-state';
import { cutOffIn } from './cut-off';
import { COMPANY } from './hard-coded-text';
import { localeFindings } from './locale-walk';

const PHONE = 390;
/** Half of a 1440 px screen, which is 200 % zoom, the narrowest screen that has to work, and the one to go on with. */
const WIDTHS = [720, 320, PHONE] as const;
const HEIGHT = 844;

/** Opens one screen after the other and says what is wrong with each. */
export class ScreenWalk {
  private constructor(
    private readonly page: Page,
    private readonly apiTexts: ApiTexts,
  ) {}

  static async start(page: Page): Promise<ScreenWalk> {
    await startPlain(page);
    return new ScreenWalk(page, new ApiTexts(page));
  }

  /** Its heading, its title, its accessibility in each theme, its width at each size, its texts and its mirror image. */
  async findingsOf(address: string): Promise<string[]> {
    const { page } = this;
    this.apiTexts.forget();
    await page.setViewportSize({ width: PHONE, height: HEIGHT });
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 }).first();
    const headed = await heading.waitFor({ timeout: 30_000 }).then(
      () => true,
      () => false,
    );
    if (!headed) return [`${address}: no heading`];
    await page.waitForLoadState('networkidle');
    const shown = page.locator('body');
    const findings = [
      ...(await this.titleFindings()),
      ...(await accessibilityFindings(shown)),
      ...(await this.sizeFindings(shown)),
      ...(await localeFindings(shown, this.apiTexts)),
    ];
    return findings.map((finding) => `${address}: ${finding}`);
  }

  private async titleFindings(): Promise<string[]> {
    const title = await this.page.title();
    return title.includes(COMPANY) ? [] : [`title ${title}`];
  }

  private async sizeFindings(shown: Locator): Promise<string[]> {
    const findings: string[] = [];
    for (const width of WIDTHS) {
      await this.page.setViewportSize({ width, height: HEIGHT });
      findings.push(...(await cutOffIn(shown)).map((finding) => `${width} px: ${finding}`));
    }
    return findings;
  }
}
