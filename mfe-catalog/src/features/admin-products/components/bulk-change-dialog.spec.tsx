import type { AdminProductRow } from '@solar/contracts/catalog/admin-http';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../../remote';
import { BulkChangeDialog } from './bulk-change-dialog';

const PATH = '/api/catalog/admin/products/bulk';
const row = (id: string, name: string) => ({ id, name, sku: id, version: 2 }) as AdminProductRow;
const rows = [row('prd_1', 'Panel'), row('prd_2', 'Cable')];
let http: ReturnType<typeof fakeHttp>;

beforeEach(() => {
  http = fakeHttp({
    [`POST ${PATH}`]: ({ body }: FakeCall) => ({
      applied: (body as { apply: boolean }).apply,
      changes: [{ id: 'prd_1', sku: 'A', name: 'Panel', from: false, to: true }],
      unchanged: 0,
      refused: [{ id: 'prd_2', sku: 'B', name: 'Cable', code: 'noPrice' }],
    }),
    'GET /api/catalog/admin/:name': { items: [] },
  });
});
afterEach(() => http.restore());

it('shows what would change before it is changed', async () => {
  const onDone = jest.fn();
  const { user } = await renderWithKit(<BulkChangeDialog rows={rows} onDone={onDone} />, {
    locales: { catalog: remote.locales },
    user: { role: 'admin' },
  });
  await user.click(screen.getByRole('button', { name: 'Change a field' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect((await screen.findByRole('row', { name: /Panel/ })).textContent).toContain('NoYes');
  expect(screen.getByRole('status').textContent).toContain('Cable (B): it has no price');
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Change 1 product' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const sent = http.calls.filter(({ path }) => path === PATH).map(({ body }) => body);
  const products = rows.map(({ id, version }) => ({ id, version }));
  const change = { field: 'active', value: true };
  expect(sent).toEqual([
    { products, change, apply: false },
    { products, change, apply: true },
  ]);
});
