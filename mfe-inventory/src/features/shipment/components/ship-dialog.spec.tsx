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
