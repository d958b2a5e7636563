import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../../remote';
import { ProductTableMenu } from './product-table-menu';

const PATH = '/api/catalog/admin/prices/file';
const locales = { catalog: remote.locales };
let http: ReturnType<typeof fakeHttp>;

beforeEach(() => {
  http = fakeHttp({
    [`POST ${PATH}`]: ({ body }: FakeCall) => ({
      ...{ changed: 2, unchanged: 1, leftOutCount: 1 },
      leftOut: [{ line: 4, sku: 'NOTHING', code: 'unknown-sku' }],
      applied: (body as { apply: boolean }).apply,
    }),
  });
});
afterEach(() => http.restore());

it('tries a table before it changes prices by it', async () => {
  const { user } = await renderWithKit(<ProductTableMenu />, { locales, user: { role: 'admin' } });
  await user.click(screen.getByRole('button', { name: 'Import and export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Import prices' }));
  const apply = screen.getByRole('button', { name: 'Change the prices' });
  expect((apply as HTMLButtonElement).disabled).toBe(true);
  const file = new File(['sku,price\nA,1'], 'prices.csv', { type: 'text/csv' });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No file input');
  await user.upload(input, file);
  expect((await screen.findByText(/2 products get new prices/)).isConnected).toBe(true);
  expect(screen.getByText(/NOTHING: no product has this SKU/).isConnected).toBe(true);
  await user.click(apply);
  expect((await screen.findByText(/2 products have new prices/)).isConnected).toBe(true);
  const sent = http.calls.filter(({ path }) => path === PATH).map(({ body }) => body);
  expect(sent).toEqual([
    { text: 'sku,price\nA,1', apply: false },
    { text: 'sku,price\nA,1', apply: true },
  ]);
});

it('offers no prices to those who may not see them', async () => {
  const { user } = await renderWithKit(<ProductTableMenu />, { locales, user: { role: 'editor' } });
  await user.click(screen.getByRole('button', { name: 'Import and export' }));
  expect(screen.getByRole('menuitem', { name: 'Import a table' }).isConnected).toBe(true);
  expect(screen.queryByRole('menuitem', { name: /price/i })).toBeNull();
});
