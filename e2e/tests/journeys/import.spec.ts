import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { staySignedIn } from '../../src/browser-state';
import { expect, test } from '../../src/test';

const HEAD = [
  'Name,Vac,Pso,Paco,Pdco,Vdco,C0,C1,C2,C3,Pnt,Vdcmax,Idcmax,Mppt_low,Mppt_high,CEC_Date,CEC_Type',
  'Units,V,W,W,W,V,1/W,1/V,1/V,1/V,W,V,A,V,V,,',
  '[0],,,,,,,,,,,,,,,,',
];
const BAD = [4, 9];

test('an editor imports a table, mends its bad rows and publishes ten products', async ({
  page,
  api,
}) => {
  const editor = await api.as('editor');
  await staySignedIn(page.context(), editor);
  const brand = `Maker${randomUUID().slice(0, 6)}`;
  const row = (index: number, power: string) =>
    `${brand}: M-${index}K [230V],230,25,${power},${power},400,-1e-6,1e-5,1e-4,-1e-3,0.3,600,30,150,550,n/a,Grid`;
  const powers = Array.from({ length: 12 }, (_, index) => String((index + 1) * 1_000));

  await test.step('bad rows are mended in the preview, and all rows become drafts', async () => {
    const broken = powers.map((power, index) => (BAD.includes(index) ? 'much' : power));
    await send(
      page,
      broken.map((power, index) => row(index + 1, power)),
    );
    await expect(page.getByText('10 new rows', { exact: true })).toBeVisible();
    await expect(page.getByText('2 rows with errors', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Only rows with errors' }).check();
    await expect(page.getByText('Power for filters (W): is not a number').first()).toBeVisible();
    const all = page.getByRole('button', { name: 'Import all rows' });
    await expect(all).toHaveCount(0);
    for (const index of BAD) {
      for (const column of ['Paco', 'Pdco']) {
        const name = `Line ${index + 4}, ${column}`;
        const cell = page.getByRole('textbox', { name, exact: true });
        await cell.fill(powers[index] ?? '');
        await cell.press('Enter');
        await expect(cell).toHaveCount(0);
      }
    }
    await expect(page.getByText('12 new rows', { exact: true })).toBeVisible();
    await all.click();
    await expect(page.getByText('12 / 12', { exact: true })).toBeVisible();
  });

  await test.step('ten drafts are shown in the shop', async () => {
    await page.goto(`/admin/products?active=false&brand=${brand.toLowerCase()}`);
    const drafts = page.getByRole('row').filter({ hasText: brand });
    await expect(drafts).toHaveCount(12);
    for (let index = 0; index < 10; index += 1) {
      await drafts.nth(index).getByRole('checkbox').check();
    }
    await page.getByRole('button', { name: 'Show in the shop' }).click();
    await expect(drafts).toHaveCount(2);
    const query = { brand: brand.toLowerCase(), filter: 'power.1000..12000' };
    const shown = await api.get<{ total: number }>('/api/catalog/products', { query });
    expect(shown.body.total).toBe(10);
  });

  // So that lists of other tests have their own products only.
  const admin = '/api/catalog/admin/products';
  const query = { brand: brand.toLowerCase(), pageSize: '12' };
  const { body } = await editor.get<{ items: { id: string; version: number }[] }>(admin, { query });
  for (const { id, version } of body.items) {
    const { status } = await editor.delete(`${admin}/${id}`, {
      query: { version: String(version) },
    });
    expect(status).toBe(204);
  }
});

async function send(page: Page, rows: readonly string[]): Promise<void> {
  // The address of before: it leads to where tables are imported now.
  await page.goto('/admin/product-imports');
  await expect(page).toHaveURL(/\/admin\/imports\?kind=products$/);
  const text = [...HEAD, ...rows].join('\n');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'inverters.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await expect(page.getByRole('heading', { level: 1, name: 'inverters.csv' })).toBeVisible();
}
