import type { Page } from '@playwright/test';
import { declineCookies, staySignedIn } from '../src/browser-state';
import { CUSTOMER_ROUTES } from '../src/routes/customer-routes';
import { createDemoRecords } from '../src/routes/demo-records';
import { addressesOf, type ScreenRoute } from '../src/routes/screen-route';
import { ADMIN_ROUTES, INVENTORY_ROUTES } from '../src/routes/staff-routes';
import { VISITOR_ROUTES } from '../src/routes/visitor-routes';
import { test } from '../src/test';
import { fileOf, HEIGHT, LANGUAGES, showAs, THEMES } from './shot-file';

const WIDTHS = [390, 768, 1440, 1920] as const;
const SCREENS_IN_A_SIGN_IN = 40;

/** Scrolls through the page once: pictures further down are fetched only when they come near. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  }, HEIGHT);
  await page.waitForLoadState('networkidle');
}

const AUDIENCES: readonly { name: string; person?: string; routes: readonly ScreenRoute[] }[] = [
  { name: 'visitor', routes: VISITOR_ROUTES },
  { name: 'customer', person: 'customer', routes: CUSTOMER_ROUTES },
  { name: 'staff', person: 'admin', routes: [...ADMIN_ROUTES, ...INVENTORY_ROUTES] },
];

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    for (const { name, person, routes } of AUDIENCES) {
      test(`every screen of a ${name} in ${theme}, ${language}`, async ({
        context,
        page,
        api,
        watch,
      }) => {
        watch.allow(/./);
        await createDemoRecords(api);
        const caller = person ? await api.as(person) : api;
        await showAs(page, { theme, language });
        await declineCookies(context);
        for (const [index, address] of (await addressesOf(routes, caller)).entries()) {
          // All of them take longer than a sign-in lasts.
          if (person && index % SCREENS_IN_A_SIGN_IN === 0) {
            await staySignedIn(context, await api.as(person));
          }
          await page.goto(address, { waitUntil: 'networkidle' });
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHT });
            await seeAll(page);
            const path = fileOf(address, width, { theme, language });
            await page.screenshot({ path, fullPage: true });
          }
        }
      });
    }
  }
}
