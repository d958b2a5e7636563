import { screen } from '@testing-library/react';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import remote from '../../remote';
import { ReportsPage } from './reports.page';

it('shows the value of the stock to those who may see costs, and to nobody else', async () => {
  const nothing = { items: [], total: 0, page: 1, pageSize: 20 };
  fakeHttp({
    'GET /api/inventory/reports/movement': { days: 30, byDay: [], byReason: [] },
    'GET /api/inventory/reports/trial-balance': { locations: [], sum: 0 },
    'GET /api/inventory/reports/valuation': {
      ...nothing,
      at: '2026-11-20T10:00:00Z',
      sum: { pieces: 12, uncosted: 2, values: [{ amount: 123_400, currency: 'EUR' }] },
    },
  });
  const locales = { inventory: remote.locales };
  const route = '/?report=value';
  const staff = { user: { role: 'warehouse' as const }, locales, route };
  const { unmount } = await renderWithKit(<ReportsPage />, staff);
  expect(await screen.findByText('Sum of all locations: 0')).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Value of stock' })).toBeNull();
  unmount();
  await renderWithKit(<ReportsPage />, { ...staff, user: { role: 'admin' } });
  expect(await screen.findByText(/1,234/)).toBeTruthy();
});

it('shows movement by reason and the balanced ledger', async () => {
  fakeHttp({
    'GET /api/inventory/reports/movement': {
      days: 30,
      byDay: [{ day: '2026-11-20', in: 40, out: 3 }],
      byReason: [{ reason: 'receipt', moves: 2, pieces: 40 }],
    },
    'GET /api/inventory/reports/trial-balance': {
      locations: [
        { kind: 'bin', code: 'DXB', pieces: 37 },
        { kind: 'supplier', code: '', pieces: -40 },
        { kind: 'customer', code: '', pieces: 3 },
      ],
      sum: 0,
    },
  });
  await renderWithKit(<ReportsPage />, {
    user: { role: 'warehouse' },
    locales: { inventory: remote.locales },
  });
  expect(await screen.findByText('Goods receipt')).toBeTruthy();
  expect(await screen.findByText('Sum of all locations: 0')).toBeTruthy();
});
