import type { ReorderLine } from '@solar/contracts/inventory/reordering';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { ReorderProposalPage } from './reorder-proposal.page';

const SUPPLIER = { id: 'sup_1', code: 'SUN', name: 'Sun Trade' };
const OFFER = {
  ...{ supplier: SUPPLIER, supplierSku: 'S-1', unitCost: null, packSize: 4, minimumOrder: 8 },
  ...{ leadTimeDays: 3, quantity: 20 },
};

function line(sku: string, offers: ReorderLine['offers']): ReorderLine {
  return {
    product: { productId: `prd_${sku}`, sku, name: sku, brand: 'Test' },
    warehouse: { id: 'whs_1', code: 'DXB', name: 'Dubai' },
    ...{ onHand: 2, allocated: 0, incoming: 0, reorderPoint: 5, target: 20, needed: 18, offers },
  };
}

async function open(items: ReorderLine[]) {
  const http = fakeHttp({
    'GET /api/inventory/reorder-proposal': { items },
    'GET /api/inventory/warehouses': { items: [], total: 0, page: 1, pageSize: 20 },
    'POST /api/inventory/reorder-proposal/orders': {
      items: [{ id: 'pur_1', number: 'PO-2026-00001' }],
    },
  });
  const { user } = await renderWithKit(<ReorderProposalPage />, {
    user: { role: 'warehouse' },
    locales: { inventory: remote.locales },
  });
  return { ...http, user };
}

it('drafts what the buyer leaves in the proposal, in whole packs', async () => {
  const { calls, user } = await open([
    line('PANEL', [OFFER]),
    line('CABLE', [OFFER]),
    line('CLAMP', []),
  ]);
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of PANEL' });
  await user.clear(quantity);
  await user.type(quantity, '21{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Order CABLE' }));
  expect(screen.getByText('No supplier is set for this product.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Draft 1 order' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      orders: [
        {
          ...{ supplierId: 'sup_1', warehouseId: 'whs_1' },
          lines: [{ productId: 'prd_PANEL', quantity: 24 }],
        },
      ],
    }),
  );
});

it('says when nothing is to be ordered', async () => {
  await open([]);
  expect(await screen.findByText('Nothing to order')).toBeTruthy();
});
