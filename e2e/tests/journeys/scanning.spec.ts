import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { staySignedIn } from '../../src/browser-state';
import { createProduct, removeProduct } from '../../src/fresh-product';
import { finger } from '../../src/journey/hands';
import { Texts } from '../../src/journey/texts';
import { orderGoods } from '../../src/ordered-goods';
import { expect, test } from '../../src/test';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const SCREEN = '/admin/inventory/scan';
const texts = new Texts('en');

type Listed<T> = { items: T[]; total: number };

/** Types a code as a scanner does, with nothing but the page in front. */
async function scan(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: texts.of('inventory:scan.label'), exact: true }).focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test('goods are received by scanning through a dead network, and are booked once', async ({
  api,
  page,
  context,
}) => {
  const product = await createProduct(api, 2, null);
  const sku = product.name.split(' ').at(-1) ?? '';
  const [admin, warehouse] = await Promise.all([api.as('admin'), api.as('warehouse')]);
  const { number, bin } = await orderGoods(admin, product.id, 3);
  const reference = `DN-${randomUUID().slice(0, 8)}`;
  await staySignedIn(context, warehouse);

  await page.goto(SCREEN);
  const known = (code: string) => localStorage.getItem('scan.codes')?.includes(code) ?? false;
  await page.waitForFunction(known, sku);
  await scan(page, number);
  const heading = texts.of('inventory:scanning.receiving', { number });
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();

  await context.setOffline(true);
  await scan(page, bin.code);
  for (let piece = 0; piece < 3; piece += 1) await scan(page, sku);
  await page
    .getByRole('textbox', { name: texts.labelled('inventory:receipts.deliveryNote') })
    .fill(reference);
  const lines = page.getByRole('list', { name: texts.of('inventory:lines.label') });
  const quantity = texts.of('inventory:lines.quantityOf', { sku });
  await expect(lines.getByRole('spinbutton', { name: quantity })).toHaveValue('3');
  const post = texts.of('inventory:scanning.send.receive');
  await finger.press(page.getByRole('button', { name: post, exact: true }));
  const queue = page.getByRole('list', { name: texts.of('inventory:scanning.queue') });
  await expect(queue.getByText(texts.of('inventory:scanning.waiting'))).toBeVisible();

  // The browser closes before the network is back; the first answer is lost on its way.
  await page.close();
  await context.setOffline(false);
  const reopened = await context.newPage();
  let losses = 0;
  await reopened.route('**/api/inventory/goods-receipts', async (route) => {
    if (losses > 0) return route.fallback();
    losses += 1;
    await route.fetch();
    await route.abort();
  });
  const acknowledged = reopened.waitForResponse(
    (response) => response.url().endsWith('/goods-receipts') && response.status() === 201,
  );
  await reopened.goto(SCREEN);
  expect((await acknowledged).headers()['idempotency-replayed']).toBe('true');
  expect(losses).toBe(1);
  const stored = () => Object.entries(localStorage).filter(([key]) => key.startsWith('scan.queue'));
  await expect
    .poll(() => reopened.evaluate(stored))
    .toEqual([[expect.stringContaining('scan.queue'), '[]']]);

  const query = { q: reference };
  const receipts = await warehouse.get<Listed<{ pieces: number }>>(
    '/api/inventory/goods-receipts',
    {
      query,
    },
  );
  expect(receipts.body).toMatchObject({ total: 1, items: [{ pieces: 3 }] });
  const level = await warehouse.get(`/api/inventory/stock-levels/${product.id}`);
  expect(level.body).toMatchObject({ onHand: 5 });
  await removeProduct(api, product.id);
});

test('serial numbers are scanned after their product, and lead to their pieces', async ({
  api,
  page,
  context,
}) => {
  const product = await createProduct(api, 0, null);
  const sku = product.name.split(' ').at(-1) ?? '';
  const [admin, warehouse] = await Promise.all([api.as('admin'), api.as('warehouse')]);
  const level = `/api/inventory/stock-levels/${product.id}`;
  // The warehouse hears of a new product a moment later.
  const capture = () => admin.patch(level, { body: { serialCapture: 'at_receipt' } });
  await expect.poll(async () => (await capture()).status).toBe(200);
  const { number, bin } = await orderGoods(admin, product.id, 2);
  const reference = `DN-${randomUUID().slice(0, 8)}`;
  const serials = [`${sku}-S1`, `${sku}-S2`].map((one) => one.toUpperCase());
  await staySignedIn(context, warehouse);

  await page.goto(SCREEN);
  await scan(page, number);
  const heading = texts.of('inventory:scanning.receiving', { number });
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await scan(page, bin.code);
  await scan(page, sku);
  const done = page.getByRole('button', { name: texts.of('inventory:scanning.serialsDone') });
  await expect(done).toBeVisible();
  await scan(page, serials[0] ?? '');
  await context.setOffline(true);
  await scan(page, serials[1] ?? '');
  await scan(page, serials[1] ?? '');
  const repeated = texts.of('inventory:serials.repeated', { number: serials[1] ?? '' });
  await expect(page.getByText(repeated)).toBeVisible();
  await finger.press(done);
  await page
    .getByRole('textbox', { name: texts.labelled('inventory:receipts.deliveryNote') })
    .fill(reference);
  const post = texts.of('inventory:scanning.send.receive');
  await finger.press(page.getByRole('button', { name: post, exact: true }));
  const queue = page.getByRole('list', { name: texts.of('inventory:scanning.queue') });
  await expect(queue.getByText(texts.of('inventory:scanning.waiting'))).toBeVisible();
  await context.setOffline(false);
  const query = { productId: product.id };
  const received = async () => {
    const { body } = await warehouse.get<Listed<{ number: string }>>('/api/inventory/serials', {
      query,
    });
    return body.items.map((one) => one.number).sort();
  };
  await expect.poll(received).toEqual(serials);
  await scan(page, serials[0] ?? '');
  await page.waitForURL(/\/admin\/inventory\/serials\/.+/);
  await removeProduct(api, product.id);
});

test('the camera is for the scanning screen alone', async ({ api }) => {
  const policy = async (path: string) =>
    (await api.get(path)).headers.get('permissions-policy') ?? '';
  expect(await policy(SCREEN)).toContain('camera=(self)');
  expect(await policy(`${SCREEN}?camera`)).toContain('camera=(self)');
  for (const other of ['/', '/admin/inventory', '/admin/inventory/scanner'])
    expect(await policy(other)).toContain('camera=()');
});

test('labels and documents come as PDF', async ({ api }) => {
  const warehouse = await api.as('warehouse');
  const print = async (path: string, query: Record<string, string>, list: string) => {
    const { body } = await warehouse.get<Listed<{ id: string }>>(`/api/inventory/${list}`);
    const ids = body.items.map(({ id }) => id).join();
    const file = await warehouse.get(`/api/inventory/${path}`, { query: { ...query, ids } });
    return [file.status, file.headers.get('content-type')];
  };
  const pdf = [200, 'application/pdf'];
  expect(await print('labels', { kind: 'bin', code: 'datamatrix' }, 'bins')).toEqual(pdf);
  expect(await print('papers', { type: 'receipt' }, 'goods-receipts')).toEqual(pdf);
});
