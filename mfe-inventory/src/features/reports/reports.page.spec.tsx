import { screen } from '@testing-library/react';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import remote from '../../remote';
import { ReportsPage } from './reports.page';

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
