import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../../remote';
import { ShortPickDialog } from './short-pick-dialog';

const LINE = {
  product: { productId: 'prd_1', sku: 'PANEL', name: 'Panel', brand: 'Test' },
  bin: {
    ...{ binId: 'bin_1', binCode: 'DXB-A-01', zoneId: 'zon_1', zoneCode: 'A' },
    ...{ warehouseId: 'whs_1', warehouseCode: 'DXB' },
  },
  ...{ lot: null, quantity: 3, returned: 0 },
};
const ORDER: OrderStock = {
  ...{ orderId: 'ord_1', orderNumber: 'SO-1', status: 'allocated', trackingNumber: null },
  ...{ allocatedAt: '2026-11-22T00:00:00.000Z', shippedAt: null, pieces: 3, lines: [LINE] },
};

function refusal(body: object) {
  return answer(409, { type: 'about:blank', title: 'Conflict', status: 409, ...body });
}

async function report(refused: object) {
  const http = fakeHttp({
    'POST /api/inventory/orders/ord_1/short-picks': refusal(refused),
  });
  const { user } = await renderWithKit(<ShortPickDialog order={ORDER} line={LINE} picked={1} />, {
    user: { role: 'warehouse' },
    locales: { inventory: remote.locales },
  });
  await user.click(await screen.findByRole('button', { name: /^Missing: PANEL/ }));
  await user.click(await screen.findByRole('button', { name: 'Write off' }));
  return { ...http, user };
}

it('asks what becomes of the orders that find no other goods, and sends the decision', async () => {
  const order = { orderId: 'ord_1', orderNumber: 'SO-1', productId: 'prd_1', quantity: 2 };
  const { calls, user } = await report({ code: 'stock.promised', orders: [order] });
  await screen.findByText('SO-1: 2 pieces are missing');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Write off' }).disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Wait for more' }));
  await user.click(screen.getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(calls.at(-1)?.body).toMatchObject({
    missing: 2,
    shortages: [{ orderId: 'ord_1', choice: 'wait' }],
  });
});

it('says in its own words what else is wrong', async () => {
  await report({ code: 'stock.not_picked', detail: 'SO-1 has fewer pieces there' });
  await screen.findByText('There are fewer pieces of this order in this bin. Reload the page.');
});
