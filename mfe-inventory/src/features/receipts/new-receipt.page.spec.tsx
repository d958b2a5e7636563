import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { NewReceiptPage } from './new-receipt.page';

const BIN = {
  ...{ binId: 'bin_1', binCode: 'DXB-A-01', zoneId: 'zon_1', zoneCode: 'A' },
  ...{ warehouseId: 'whs_1', warehouseCode: 'DXB' },
};
const product = (sku: string) => ({ productId: `prd_${sku}`, sku, name: sku, brand: 'Test' });
const line = (sku: string, open: number, bin: typeof BIN | null) => ({
  ...{ product: product(sku), ordered: open, received: 0, open, allowed: open, bin },
});
const NOTHING = { items: [], total: 0, page: 1, pageSize: 20 };

async function openReceipt(refusal: object) {
  const http = fakeHttp({
    'GET /api/inventory/purchase-orders/pur_1/receivable': {
      tolerancePercent: 5,
      lines: [line('PANEL', 40, BIN), line('CABLE', 7, BIN)],
    },
    'GET /api/inventory/purchase-orders': NOTHING,
    'GET /api/inventory/suppliers': NOTHING,
    'GET /api/inventory/warehouses': NOTHING,
    'GET /api/inventory/bins': NOTHING,
    'POST /api/inventory/goods-receipts': answer(409, {
      ...{ type: 'about:blank', title: 'Conflict', status: 409, ...refusal },
    }),
  });
  const { user } = await renderWithKit(<NewReceiptPage />, {
    user: { role: 'warehouse' },
    locales: { inventory: remote.locales },
    route: '/?supplierId=sup_1&warehouseId=whs_1&purchaseOrderId=pur_1',
  });
  await user.type(await screen.findByRole('textbox', { name: /^Delivery note/ }), 'DN-1');
  return { ...http, user };
}

const quantity = (sku: string) =>
  screen.findByRole<HTMLInputElement>('spinbutton', { name: `Quantity of ${sku}` });

it('begins with the open lines and sends only what came', async () => {
  const { calls, user } = await openReceipt({
    code: 'receipt.exceeds_order',
    tolerancePercent: 5,
    excess: [{ productId: 'prd_PANEL', sku: 'PANEL', quantity: 99, open: 40, allowed: 42 }],
  });
  expect((await quantity('PANEL')).value).toBe('40');
  expect((await quantity('CABLE')).value).toBe('7');
  await user.click(screen.getByRole('button', { name: 'Count from zero' }));
  await user.clear(await quantity('PANEL'));
  await user.type(await quantity('PANEL'), '99{Enter}');
  await user.click(screen.getByRole('button', { name: 'Post receipt' }));
  await screen.findByText('PANEL: 99 entered, 40 open, at most 42');
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({
    purchaseOrderId: 'pur_1',
    lines: [{ productId: 'prd_PANEL', binId: 'bin_1', quantity: 99 }],
  });
});

it('offers to continue a delivery note that is known', async () => {
  const { calls, user } = await openReceipt({ code: 'receipt.duplicate' });
  await quantity('PANEL');
  await user.click(screen.getByRole('button', { name: 'Post receipt' }));
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Post receipt' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
      continuesDelivery: true,
    }),
  );
});
