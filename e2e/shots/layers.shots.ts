import type { Page } from '@playwright/test';
import { Texts } from '../src/journey/texts';
import { openLayer } from '../src/layers/layer';
import { enterAs, SHOP_AUDIENCES, STAFF_AUDIENCES } from '../src/layers/layer-audiences';
import { addressesOf } from '../src/routes/screen-route';
import { test } from '../src/test';
import { fileOf, HEIGHT, LANGUAGES, showAs, THEMES } from './shot-file';

/** Where a layer can be that is on narrow or on wide screens only. */
const WIDTHS = { narrow: 390, wide: 1440 } as const;

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    for (const audience of [...SHOP_AUDIENCES, ...STAFF_AUDIENCES]) {
      test(`every layer of a ${audience.name} in ${theme}, ${language}`, async ({
        browser,
        api,
      }) => {
        const texts = new Texts(language);
        for (const screen of audience.screens) {
          // All of them take longer than a sign-in lasts.
          const { page, caller } = await enterAs(audience, browser, api);
          page.setDefaultTimeout(20_000);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await showAs(page, { theme, language });
          const [address = ''] = await addressesOf([screen], caller);
          for (const layer of screen.layers) {
            for (const size of ['narrow', 'wide'] as const) {
              if (layer.only && layer.only !== size) continue;
              const width = WIDTHS[size];
              await page.setViewportSize({ width, height: HEIGHT });
              await page.goto(address, { waitUntil: 'networkidle' });
              await bringAlive(page);
              await openLayer(page, texts, layer);
              await page.waitForLoadState('networkidle');
              const path = fileOf(`layer ${audience.name} ${layer.name}`, width, {
                theme,
                language,
              });
              await page.screenshot({ path });
            }
          }
          await page.context().close();
        }
      });
    }
  }
}

/** Parts of a document that are far down have what only a visitor sees until they are near, or until somebody does something. */
async function bringAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}
