import { join } from 'node:path';
import { PUBLIC_ROUTES } from '../src/public-routes';
import { ROOT } from '../src/stack-address';
import { test } from '../src/test';

const WIDTHS = [390, 768, 1440] as const;
const HEIGHT = 900;
const STAFF_ROUTES = [
  '/admin/dashboard',
  '/admin/products',
  '/admin/orders',
  '/admin/customers',
  '/admin/content',
  '/admin/settings',
  '/admin/inventory',
  '/admin/inventory/stock-levels',
  '/account',
  '/account/orders',
];
const CONSENT = JSON.stringify({
  essential: true,
  analytics: false,
  marketing: false,
  preferences: false,
});

function fileOf(route: string, width: number): string {
  const name = route.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
  return `${name}-${width}.png`;
}

for (const theme of ['light', 'dark']) {
  for (const language of ['en', 'fr']) {
    test(`every screen in ${theme}, ${language}`, async ({ page, api, watch }) => {
      watch.allow(/./);
      const admin = await api.as('admin');
      const visit = async (route: string) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          await page.goto(route, { waitUntil: 'networkidle' });
          const path = join(ROOT, '.local/shots', `${theme}-${language}`, fileOf(route, width));
          await page.screenshot({ path, fullPage: true });
        }
      };
      await page.addInitScript(
        ([chosenTheme, chosenLanguage, consent]) => {
          localStorage.setItem('ui-theme', chosenTheme ?? '');
          localStorage.setItem('i18nextLng', chosenLanguage ?? '');
          localStorage.setItem('cookie-consent', consent ?? '');
        },
        [theme, language, CONSENT],
      );
      for (const route of PUBLIC_ROUTES) await visit(route);
      await page.addInitScript(
        (token) => localStorage.setItem('auth_token', token),
        admin.token ?? '',
      );
      for (const route of STAFF_ROUTES) await visit(route);
    });
  }
}
