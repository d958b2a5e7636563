import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings, bringRules } from '../accessibility';
import { ApiTexts } from '../api-texts';
import { happens, nextFrames, standsStill, startPlain } from '../browser-state';
import { cutOffIn } from '../cut-off';
import { Texts } from '../journey/texts';
import { localeFindings, showLocale } from '../locale-walk';
import { addressesOf } from '../routes/screen-route';
import type { Api } from '../api';
import { openLayer, type Layer, type LayeredScreen } from './layer';

interface Size {
  width: number;
  height: number;
}

/** 200 % zoom on a notebook, the smallest phone that has to work, and the one to go on with. */
const NARROW: readonly Size[] = [
  { width: 720, height: 450 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
];
/** Where the wide header begins, and a notebook. */
const WIDE: readonly Size[] = [
  { width: 1100, height: 640 },
  { width: 1440, height: 900 },
];
const SIZES = { narrow: NARROW, wide: WIDE, all: [...WIDE.slice(1), ...NARROW] };
/** So long a step on the way to a layer may take. */
const STEP_MS = 15_000;
const MARK = 'data-walked';
/** So long a layer may take to close. */
const SOON = { timeout: 3_000 };

/** Opens one layer after the other and says what is wrong with each while it is open. */
export class LayerWalk {
  private readonly texts = new Texts('en');

  private constructor(
    private readonly page: Page,
    private readonly apiTexts: ApiTexts,
  ) {}

  static async start(page: Page): Promise<LayerWalk> {
    page.setDefaultTimeout(STEP_MS);
    await startPlain(page);
    await bringRules(page);
    return new LayerWalk(page, new ApiTexts(page));
  }

  async findingsOf(screens: readonly LayeredScreen[], caller: Api): Promise<string[]> {
    const addresses = await addressesOf(screens, caller);
    const findings: string[] = [];
    for (const [index, { layers }] of screens.entries()) {
      const address = addresses[index] ?? '';
      this.apiTexts.forget();
      await this.goTo(address);
      for (const layer of layers) {
        // What did not open is tried once more on a page that is loaded anew, as a person would.
        const found = await this.findingsOfLayer(layer)
          .catch(() => this.goTo(address).then(() => this.findingsOfLayer(layer)))
          .catch(async (error: Error) => {
            // The next layer is not to suffer from it.
            await this.goTo(address);
            return [error.message];
          });
        findings.push(...found.map((finding) => `${address}, ${layer.name}: ${finding}`));
      }
    }
    return findings;
  }

  private async goTo(address: string): Promise<void> {
    await this.page.goto(address);
    await standsStill(this.page);
  }

  private async findingsOfLayer(layer: Layer): Promise<string[]> {
    const { page } = this;
    const shown = page.locator(`[${MARK}]`);
    const findings: string[] = [];
    for (const size of SIZES[layer.only ?? 'all']) {
      if (layer.hangs) await this.close(shown);
      await page.setViewportSize(size);
      await nextFrames(page);
      await this.open(layer, shown);
      const cut = await cutOffIn(shown);
      findings.push(...cut.map((finding) => `${size.width} px: ${finding}`));
    }
    findings.push(...(await accessibilityFindings(shown)));
    findings.push(...(await localeFindings(shown, this.apiTexts)));
    await showLocale(page, 'en');
    if (!layer.stays) findings.push(...(await this.close(shown)));
    return findings;
  }

  /** Marks what was opened, so that it is found again when it speaks another language. */
  private async open(layer: Layer, mark: Locator): Promise<void> {
    if (await mark.isVisible()) return;
    const shown = await openLayer(this.page, this.texts, layer);
    await shown.evaluate((element, name) => element.setAttribute(name, ''), MARK);
  }

  /** Escape closes it and leads back to where one was; what it was opened from goes next. */
  private async close(shown: Locator): Promise<string[]> {
    const { page } = this;
    if (!(await shown.isVisible())) return [];
    await page.keyboard.press('Escape');
    const closed = await happens(shown.waitFor({ state: 'hidden', ...SOON }));
    if (!closed) return ['Escape does not close it'];
    const focused = () => document.activeElement !== document.body;
    const isBack = await happens(page.waitForFunction(focused, undefined, SOON));
    await page.keyboard.press('Escape');
    return isBack ? [] : ['the focus is lost when it closes'];
  }
}
