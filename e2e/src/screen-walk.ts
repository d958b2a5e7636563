import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings, bringRules } from './accessibility';
import { ApiTexts } from './api-texts';
import { happens, startPlain } from './browser-state';
import { cutOffIn } from './cut-off';
import { followAddress } from './follow-address';
import { COMPANY } from './hard-coded-text';
import { localeFindings, showLocale } from './locale-walk';
import { OpenRequests } from './open-requests';
import { readThrough } from './read-through';

const PHONE = 390;
/** Half of a 1440 px screen, which is 200 % zoom, the narrowest screen that has to work, and the one to go on with. */
const WIDTHS = [720, 320, PHONE] as const;
const HEIGHT = 844;

/** Opens one screen after the other and says what is wrong with each. */
export class ScreenWalk {
  private isOpen = false;

  private constructor(
    private readonly page: Page,
    private readonly apiTexts: ApiTexts,
    private readonly requests: OpenRequests,
  ) {}

  static async start(page: Page): Promise<ScreenWalk> {
    await startPlain(page);
    await bringRules(page);
    return new ScreenWalk(page, new ApiTexts(page), new OpenRequests(page));
  }

  /** Begins on a screen that shows hardly any data: what its answers hold is known on all screens that are gone to from there. */
  async startFrom(address: string): Promise<void> {
    await this.open(address);
    this.apiTexts.keep();
  }

  /**
   * As below, but going to the screen as a link on the one before does: to load a page of the back office anew costs as much as to look at
   * it. What is found is looked at again on a page of its own, so that nothing left over from another screen counts.
   */
  async findingsFollowing(address: string): Promise<string[]> {
    if (this.isOpen && (await this.follow(address))) {
      const findings = await this.look(address);
      if (findings.length === 0) return [];
    }
    return this.findingsOf(address);
  }

  /** Its heading, its title, its accessibility in each theme, its width at each size, its texts and its mirror image. */
  async findingsOf(address: string): Promise<string[]> {
    return (await this.open(address)) ? this.look(address) : [`${address}: no heading`];
  }

  private async open(address: string): Promise<boolean> {
    const { page } = this;
    this.apiTexts.forget();
    await page.setViewportSize({ width: PHONE, height: HEIGHT });
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 }).first();
    this.isOpen = await happens(heading.waitFor({ timeout: 30_000 }));
    if (this.isOpen) await page.waitForLoadState('networkidle');
    if (this.isOpen) await readThrough(page);
    return this.isOpen;
  }

  private async follow(address: string): Promise<boolean> {
    const { page } = this;
    await showLocale(page, 'en');
    this.apiTexts.forget();
    await page.setViewportSize({ width: PHONE, height: HEIGHT });
    return (await followAddress(page, address)) && (await this.requests.end());
  }

  private async look(address: string): Promise<string[]> {
    const shown = this.page.locator('body');
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
