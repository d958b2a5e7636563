import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../../remote';
import { ShipDialog } from './ship-dialog';

const ORDER: OrderStock = {
  orderId: 'ord_1',
  orderNumber: 'SO-1',
  status: 'allocated',
  trackingNumber: null,
  allocatedAt: '2026-11-22T00:00:00.000Z',
  shippedAt: null,
  pieces: 2,
  lines: [],
};

it('ships with the carrier and the number that were typed, and offers the known carriers', async () => {
  const { calls } = fakeHttp({
    'GET /api/content/carriers': { items: ['Aramex', 'DHL'] },
    'POST /api/inventory/orders/ord_1/shipment': ORDER,
  });
  const { user } = await renderWithKit(<ShipDialog order={ORDER} complete />, {
    user: { role: 'warehouse' },
    locales: { inventory: remote.locales },
  });
  await user.click(screen.getByRole('button'));
  const carrier = await screen.findByRole('combobox', { name: /^Carrier/ });
  await waitFor(() => {
    const options = carrier.parentElement?.parentElement?.querySelectorAll('datalist option');
    expect([...(options ?? [])].map((one) => one.getAttribute('value'))).toEqual(['Aramex', 'DHL']);
  });
  await user.type(carrier, ' DHL ');
  await user.type(screen.getByRole('textbox', { name: /^Tracking number/ }), 'T 1');
  await user.click(screen.getByRole('button', { name: /ship/i }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      carrier: 'DHL',
      trackingNumber: 'T 1',
    }),
  );
});

it('sends the serial numbers of what leaves, with the bins that it leaves from', async () => {
  const product = { productId: 'prd_1', sku: 'INV-1', name: 'Inverter', brand: 'Test' };
  const place = { zoneId: 'zon_1', zoneCode: 'A', warehouseId: 'whs_1', warehouseCode: 'DXB' };
  const bin = { ...place, binId: 'bin_1', binCode: 'A-01' };
  const named = { ...product, serialCapture: 'at_shipment' as const };
  const order: OrderStock = {
    ...ORDER,
    lines: [{ product: named, bin, lot: null, quantity: 2, returned: 0 }],
  };
  const { calls } = fakeHttp({
    'GET /api/content/carriers': { items: [] },
    'POST /api/inventory/orders/ord_1/shipment': order,
  });
  const { user } = await renderWithKit(<ShipDialog order={order} complete />, {
    user: { role: 'warehouse' },
    locales: { inventory: remote.locales },
  });
  await user.click(screen.getByRole('button'));
  const field = await screen.findByRole('textbox', { name: 'Serial numbers of INV-1' });
  await user.type(field, 'i-1 I-2');
  await user.click(screen.getByRole('button', { name: /ship/i }));
  const line = { productId: 'prd_1', binId: 'bin_1', lot: null, quantity: 2 };
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      lines: [{ ...line, serials: ['I-1', 'I-2'] }],
    }),
  );
});
