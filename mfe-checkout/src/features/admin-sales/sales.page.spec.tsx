import type { SalesReport, SalesRow } from '@solar/contracts/checkout/reports-http';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import SalesOverview from './sales-overview.slot';
import { SalesPage } from './sales.page';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const figures = (goods: number, orders: number) => ({
  ...{ orders, pieces: orders * 2, goods: usd(goods), shipping: usd(0), tax: usd(0) },
  ...{ total: usd(goods), refunded: usd(0), revenue: usd(goods) },
});
const ROWS: Record<string, Omit<SalesRow, 'cost'>> = {
  product: {
    ...{ key: 'prd_a', name: 'Panel 580', orders: null, pieces: 4 },
    ...{ goods: usd(30_000), goodsBefore: usd(20_000), revenue: null },
  },
  customer: {
    ...{ key: 'usr_a', name: 'Mona Haddad', orders: 2, pieces: 4 },
    ...{ goods: usd(30_000), goodsBefore: usd(0), revenue: usd(29_000) },
  },
  day: {
    ...{ key: '2026-03-01', name: '2026-03-01', orders: 2, pieces: 4 },
    ...{ goods: usd(30_000), goodsBefore: usd(20_000), revenue: usd(30_000) },
  },
};

function report({ params }: FakeCall, cost?: object): Partial<SalesReport> {
  const by = String(params.by);
  const row = ROWS[by];
  return {
    ...{ items: row ? [{ ...row, ...cost }] : [], total: row ? 1 : 0, page: 1, pageSize: 25 },
    ...{ by: by as SalesReport['by'], currency: 'USD', currencies: ['USD'] },
    ...{
      period: { from: '2026-03-01', to: '2026-03-02' },
      before: { from: '2026-02-27', to: '2026-02-28' },
    },
    ...{ figures: figures(30_000, 2), figuresBefore: figures(20_000, 4) },
  };
}

const ROUTE = 'GET /api/checkout/admin/reports/sales';
const options = (route: string) => ({
  locales: { checkout: remote.locales },
  ...{ route, path: '/admin/*', user: { role: 'admin' as const } },
});

it('compares a period with the one before, with costs for those who are given them', async () => {
  const { calls } = fakeHttp({ [ROUTE]: (call: FakeCall) => report(call, { cost: usd(18_000) }) });
  const route = '/admin/sales?from=2026-03-01&to=2026-03-02';
  await renderWithKit(<SalesPage />, options(route));
  const product = await screen.findByRole('link', { name: 'Panel 580' });
  expect(product.getAttribute('href')).toBe('/admin/products/edit/prd_a');
  expect(await screen.findAllByText(/\b50\s?% from/)).toHaveLength(3);
  for (const said of ['+50%', '$200.00', '$180.00', '$120.00']) {
    expect(screen.getAllByText(said).length).toBeGreaterThan(0);
  }
  expect(calls.map(({ params }) => [params.by, params.from, params.to]).toSorted()).toEqual([
    ['day', '2026-03-01', '2026-03-02'],
    ['product', '2026-03-01', '2026-03-02'],
  ]);
});

it('has no column of costs without them, and takes no period that no service would', async () => {
  const { calls } = fakeHttp({ [ROUTE]: (call: FakeCall) => report(call) });
  const route = '/admin/sales?by=customer&from=2026-03-02&to=2026-03-01';
  await renderWithKit(<SalesPage />, options(route));
  await screen.findByRole('link', { name: 'Mona Haddad' });
  expect(screen.queryByRole('columnheader', { name: 'Margin' })).toBeNull();
  expect(screen.getAllByText('$290.00').length).toBeGreaterThan(0);
  expect(calls.every(({ params }) => String(params.from) < String(params.to))).toBe(true);
});

it('shows the dashboard the best products and customers of the chosen days', async () => {
  const { calls } = fakeHttp({ [ROUTE]: (call: FakeCall) => report(call) });
  await renderWithKit(<SalesOverview />, options('/admin/dashboard?range=7'));
  await screen.findByRole('link', { name: 'Panel 580' });
  const customer = await screen.findByRole('link', { name: 'Mona Haddad' });
  expect(customer.getAttribute('href')).toBe('/admin/customers/usr_a');
  expect(new Set(calls.map(({ params }) => `${params.from} ${params.to}`)).size).toBe(1);
  expect(screen.getByRole('link', { name: 'Sales report' }).getAttribute('href')).toBe(
    '/admin/sales?range=7',
  );
});
