import { declineCookies, staySignedIn } from '../src/browser-state';
import { startPurchases } from '../src/routes/purchase-screens';
import { test } from '../src/test';
import { fileOf, HEIGHT, LANGUAGES, showAs, THEMES } from './shot-file';

const WIDTHS = [390, 768, 1440, 1920] as const;
const NAMES = ['confirmation', 'payment', 'cart', 'checkout'];

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    test(`every screen of a purchase in ${theme}, ${language}`, async ({
      context,
      page,
      api,
      watch,
    }) => {
      watch.allow(/./);
      const { buyer, addresses } = await startPurchases(api);
      await staySignedIn(context, buyer);
      await showAs(page, { theme, language });
      await declineCookies(context);
      for (const [index, make] of addresses.entries()) {
        await page.goto(await make(), { waitUntil: 'networkidle' });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          await page.waitForLoadState('networkidle');
          const path = fileOf(`purchase ${NAMES[index]}`, width, { theme, language });
          await page.screenshot({ path, fullPage: true });
        }
      }
    });
  }
}
