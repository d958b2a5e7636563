import { screen, waitFor } from '@testing-library/react';
import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import remote from '../../../remote';
import { PurchaseOrderForm } from './purchase-order-form';

const PAGE = { total: 1, page: 1, pageSize: 100 };
const aed = (amount: number) => ({ amount, currency: 'AED' });
const ORDER: PurchaseOrder = {
  id: 'pur_1',
  number: 'PO-2026-00001',
  reference: 'March',
  status: 'draft',
  received: 'none',
  supplier: { id: 'sup_1', code: 'SUN', name: 'Sunline' },
  warehouse: { id: 'whs_1', code: 'DXB', name: 'Dubai' },
  deliveryDate: '2026-12-22',
  shippingMethod: '',
  shippingCost: null,
  total: aed(2_500_00),
  notes: '',
  createdAt: '2026-11-22T00:00:00.000Z',
  createdBy: { id: 'usr_1', name: 'Amal Haddad' },
  approvedBy: null,
  lines: [
    {
      product: {
        productId: 'prd_1',
        sku: 'PANEL-1',

        name: 'Panel',
        brand: 'Test',
      },
      quantity: 10,
      received: 0,
      unitCost: aed(250_00),
    },
  ],
};

it('sends a changed draft as a whole, in the currency in which it was written', async () => {
  const { calls } = fakeHttp({
    'GET /api/inventory/suppliers': { items: [{ ...ORDER.supplier, active: true }], ...PAGE },
    'GET /api/inventory/warehouses': { items: [{ ...ORDER.warehouse, active: true }], ...PAGE },
    'GET /api/inventory/stock-levels': { items: [], ...PAGE },
    'PATCH /api/inventory/purchase-orders/pur_1': ORDER,
  });
  const saved: string[] = [];
  const { user } = await renderWithKit(
    <PurchaseOrderForm order={ORDER} currency="AED" onSaved={({ id }) => saved.push(id)} />,
    { user: { role: 'warehouse' }, locales: { inventory: remote.locales } },
  );
  const cost = await screen.findByRole('textbox', { name: /^Unit cost/ });
  expect(cost).toHaveProperty('value', '250.00');
  await user.clear(cost);
  await user.type(cost, '240.50');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(saved).toEqual(['pur_1']));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    supplierId: 'sup_1',
    warehouseId: 'whs_1',
    deliveryDate: '2026-12-22',
    shippingCost: null,
    lines: [{ productId: 'prd_1', quantity: 10, unitCost: aed(240_50) }],
  });
});
