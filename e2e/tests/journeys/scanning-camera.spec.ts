import type { Browser, LaunchOptions, Page } from '@playwright/test';
import { declineCookies, staySignedIn } from '../../src/browser-state';
import type { Api } from '../../src/api';
import { writeFilm } from '../../src/camera-film';
import { createProduct, removeProduct } from '../../src/fresh-product';
import { finger } from '../../src/journey/hands';
import { Texts } from '../../src/journey/texts';
import { orderGoods } from '../../src/ordered-goods';
import { expect, test } from '../../src/test';
import { watchPage } from '../../src/watched-page';

const SCREEN = '/admin/inventory/scan';
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const texts = new Texts('en');

/** A browser with a camera of its own kind, for one test. */
const withCamera = test.extend<{ openWith: (args: string[], user: Api) => Promise<Page> }>({
  openWith: async ({ playwright, launchOptions, baseURL, locale }, provide) => {
    const browsers: Browser[] = [];
    await provide(async (args, user) => {
      const options: LaunchOptions = launchOptions;
      const browser = await playwright.chromium.launch({
        ...options,
        args: [...(options.args ?? []), ...args],
      });
      browsers.push(browser);
      const context = await browser.newContext({ ...PHONE, baseURL, locale });
      await declineCookies(context);
      await staySignedIn(context, user);
      return context.newPage();
    });
    for (const browser of browsers) await browser.close();
  },
});

/** A maker's number that no other product has, with its check digit. */
function freshEan(): string {
  const digits = `2${String(Date.now()).slice(-11)}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

withCamera('a delivery is received with the camera', async ({ api, openWith }, info) => {
  const product = await createProduct(api, 0, null);
  const sku = product.name.split(' ').at(-1) ?? '';
  const [admin, warehouse] = await Promise.all([api.as('admin'), api.as('warehouse')]);
  const barcode = freshEan();
  const level = `/api/inventory/stock-levels/${product.id}`;
  // The warehouse hears of a new product a moment later.
  await expect.poll(async () => (await admin.patch(level, { body: { barcode } })).status).toBe(200);
  const { number, bin } = await orderGoods(admin, product.id, 1);
  const film = info.outputPath('camera.y4m');
  writeFilm(film, [
    { kind: 'code128', text: number },
    { kind: 'datamatrix', text: bin.code },
    { kind: 'ean13', text: barcode },
  ]);
  const page = await openWith(
    [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
    warehouse,
  );
  const { problems } = watchPage(page);

  // Reached from another screen, whose document may not use the camera.
  await page.goto('/admin/inventory');
  await finger.press(page.getByRole('button', { name: texts.of('admin:nav.open') }));
  await finger.press(page.getByRole('link', { name: texts.of('inventory:nav.scan'), exact: true }));
  await finger.press(page.getByRole('button', { name: texts.of('inventory:scanning.openCamera') }));
  const heading = texts.of('inventory:scanning.receiving', { number });
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const lines = page.getByRole('list', { name: texts.of('inventory:lines.label') });
  const quantity = texts.of('inventory:lines.quantityOf', { sku });
  await expect(lines.getByRole('spinbutton', { name: quantity })).toHaveValue('1');
  await finger.press(
    page.getByRole('button', { name: texts.of('inventory:scanning.closeCamera') }),
  );
  await page
    .getByRole('textbox', { name: texts.labelled('inventory:receipts.deliveryNote') })
    .fill(`DN-${sku}`);
  const post = texts.of('inventory:scanning.send.receive');
  await finger.press(page.getByRole('button', { name: post, exact: true }));
  await expect.poll(async () => (await warehouse.get(level)).body).toMatchObject({ onHand: 1 });
  expect(problems).toEqual([]);
  await removeProduct(api, product.id);
});

withCamera(
  'without a camera, or without leave to use it, it says so',
  async ({ api, openWith }) => {
    const warehouse = await api.as('warehouse');
    const failures = {
      none: ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream=device-count=0'],
      denied: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
    };
    for (const [failure, args] of Object.entries(failures)) {
      const page = await openWith(args, warehouse);
      await page.goto(SCREEN);
      await finger.press(
        page.getByRole('button', { name: texts.of('inventory:scanning.openCamera') }),
      );
      const said = texts.of(`inventory:scanning.cameraFailure.${failure}`);
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      await finger.press(
        page.getByRole('button', { name: texts.of('inventory:scanning.closeCamera') }),
      );
      await expect(
        page.getByRole('textbox', { name: texts.of('inventory:scan.label') }),
      ).toBeVisible();
    }
  },
);
