import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { findSerials } from './find-serials';
import { SerialPage } from './serial.page';
import { SerialsPage } from './serials.page';

const locales = { inventory: remote.locales };
const place = { zoneId: 'zon_1', zoneCode: 'A', warehouseId: 'whs_1', warehouseCode: 'DXB' };
const bin = { ...place, binId: 'bin_1', binCode: 'A-01' };
const serial = {
  id: 'ser_1',
  number: 'SN-1',
  product: { productId: 'prd_1', sku: 'INV-1', name: 'Inverter', brand: 'Test' },
  state: 'shipped',
  lot: null,
  bin: null,
  order: { id: 'ord_1', number: 'SO-1' },
  reference: { type: 'order', id: 'ord_1', number: 'SO-1' },
  changedAt: '2026-11-22T00:00:00.000Z',
};
const move = {
  id: 'mov_1',
  at: '2026-11-20T00:00:00.000Z',
  product: serial.product,
  lot: null,
  quantity: 1,
  from: { kind: 'supplier', bin: null },
  to: { kind: 'bin', bin },
  reason: 'receipt',
  reference: { type: 'receipt', id: 'rcp_1', number: 'GR-1' },
  note: null,
  actor: { id: 'usr_1', name: 'Amal' },
};
/** The claims are a list of the account slice. */
setRemoteLoader((name) =>
  Promise.resolve({
    ...{ name, locales: remote.locales, routes: [] },
    slots: {
      'warranty-claims': () =>
        Promise.resolve({
          default: ({ serial: number, productId }: Record<string, unknown>) => (
            <p>{`Claims on ${String(number)} of ${String(productId)}`}</p>
          ),
        }),
    },
  }),
);
const page = { items: [serial], total: 1, page: 1, pageSize: 25 };
const routes = {
  'GET /api/inventory/warehouses': { items: [], total: 0, page: 1, pageSize: 100 },
  'GET /api/inventory/serials': page,
};

it('lists pieces with their state, bin and order, narrowed by the address', async () => {
  const { calls } = fakeHttp(routes);
  await renderWithKit(<SerialsPage />, {
    user: { role: 'warehouse' },
    locales,
    route: '/admin/inventory/serials?q=sn&state=shipped',
  });
  const link = await screen.findByRole('link', { name: 'SN-1' });
  expect(link.getAttribute('href')).toBe('/admin/inventory/serials/ser_1');
  const row = link.closest('tr');
  if (!row) throw new Error('No row');
  expect(within(row).getByText('Shipped').isConnected).toBe(true);
  const asked = calls.find(({ path }) => path === '/api/inventory/serials');
  expect(asked?.params).toMatchObject({ q: 'sn', state: 'shipped' });
});

it('offers to try again when the list did not load', async () => {
  fakeHttp({ ...routes, 'GET /api/inventory/serials': answer(500, {}) });
  await renderWithKit(<SerialsPage />, { user: { role: 'warehouse' }, locales });
  expect((await screen.findByRole('button', { name: /try again|retry/i })).isConnected).toBe(true);
});

it('leads from a piece to its order and its receipt', async () => {
  fakeHttp({ 'GET /api/inventory/serials/ser_1': { ...serial, history: [move] } });
  await renderWithKit(<SerialPage />, {
    ...{ user: { role: 'warehouse' }, locales },
    ...{ route: '/serials/ser_1', path: '/serials/:id' },
  });
  const receipt = await screen.findByRole('link', { name: 'GR-1' });
  expect(receipt.getAttribute('href')).toBe('/admin/inventory/goods-receipts/rcp_1');
  const order = screen.getByRole('link', { name: 'SO-1' });
  expect(order.getAttribute('href')).toBe('/admin/inventory/shipments/ord_1');
  const customer = screen.getByRole('link', { name: 'Order and customer' });
  expect(customer.getAttribute('href')).toBe('/admin/orders/ord_1');
  await screen.findByText('Claims on SN-1 of prd_1');
});

it('is found by the beginning of its number', async () => {
  fakeHttp(routes);
  await waitFor(async () =>
    expect(await findSerials('sn', new AbortController().signal)).toEqual([
      { to: '/admin/inventory/serials/ser_1', title: 'SN-1', detail: 'Test Inverter' },
    ]),
  );
});
