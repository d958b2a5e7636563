import { setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { OrderListPage } from '../src/features/admin-orders/order-list.page';
import remote from '../src/remote';

const locales = { checkout: remote.locales };
const row = {
  ...{ orderId: 'ord_1', orderNumber: 'ALSA-1', status: 'processing', paymentStatus: 'succeeded' },
  ...{ placedAt: '2026-03-07T10:00:00.000Z', customerName: 'Amal', email: 'a@b.example' },
  ...{ itemCount: 1, total: { amount: 100, currency: 'USD' }, trackingNumber: null },
};
const routes = {
  'GET /api/checkout/admin/orders': { items: [row], total: 1, page: 1, pageSize: 25 },
};
/** The papers are the warehouse's. */
setRemoteLoader((name) =>
  Promise.resolve({
    ...{ name, locales: remote.locales, routes: [] },
    slots: {
      'order-papers': () =>
        Promise.resolve({
          default: ({ orders }: { orders?: object }) => <p>Papers of {JSON.stringify(orders)}</p>,
        }),
    },
  }),
);

it('hands the chosen orders to the warehouse, to be printed', async () => {
  fakeHttp(routes);
  const { user } = await renderWithKit(<OrderListPage />, { user: { role: 'admin' }, locales });
  await screen.findByRole('link', { name: 'ALSA-1' });
  const [, box] = screen.getAllByRole('checkbox');
  if (box) await user.click(box);
  const papers = await screen.findByText(/^Papers of/);
  expect(papers.textContent).toContain('[{"orderId":"ord_1","orderNumber":"ALSA-1"}]');
});

it('chooses nothing for staff without a right in the warehouse', async () => {
  fakeHttp(routes);
  const user = { role: 'editor' as const, grants: ['checkout.orders.read'] };
  await renderWithKit(<OrderListPage />, { user, locales });
  await screen.findByRole('link', { name: 'ALSA-1' });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
