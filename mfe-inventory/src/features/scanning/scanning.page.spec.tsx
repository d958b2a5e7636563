import { answer, fakeHttp, type FakeRoutes } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { ScanningPage } from './scanning.page';

const product = { productId: 'prd_1', sku: 'PANEL', name: 'Panel', brand: 'Helios' };
const place = { zoneId: 'zon_1', zoneCode: 'A', warehouseId: 'whs_1', warehouseCode: 'DXB' };
const bin = { binId: 'bin_1', binCode: 'DXB-01', ...place };
const page = (items: unknown[]) => ({ items, total: items.length, page: 1, pageSize: 100 });
const RECEIPTS = 'POST /api/inventory/goods-receipts';

const matches: Record<string, unknown> = {
  'PO-1': { kind: 'document', document: { type: 'purchaseOrder', id: 'pur_1', number: 'PO-1' } },
  'DXB-01': { kind: 'bin', bin },
  PANEL: { kind: 'product', product },
};
const routes: FakeRoutes = {
  'GET /api/inventory/bins': page([]),
  'GET /api/inventory/stock-levels': page([]),
  'GET /api/inventory/scan': ({ params }: { params: Record<string, unknown> }) => {
    const match = matches[String(params['code'])];
    return match ? { match } : answer(404);
  },
  'GET /api/inventory/purchase-orders/:id': {
    ...{ id: 'pur_1', number: 'PO-1', status: 'approved' },
    ...{ supplier: { id: 'sup_1' }, warehouse: { id: 'whs_1' } },
  },
  'GET /api/inventory/purchase-orders/:id/receivable': {
    tolerancePercent: 0,
    lines: [{ product, ordered: 5, received: 0, open: 5, allowed: 5, bin: null }],
  },
};

const open = () =>
  renderWithKit(<ScanningPage />, {
    user: { role: 'warehouse' },
    locales: { inventory: remote.locales },
  });
const scan = async (view: Awaited<ReturnType<typeof open>>, ...codes: string[]) => {
  const field = screen.getByRole('textbox', { name: 'Scan' });
  for (const code of codes) await view.user.type(field, `${code}{Enter}`);
};

beforeEach(() => localStorage.clear());

it('receives by scanning, keeps it while there is no answer and after a reload, and sends it once', async () => {
  const dead = fakeHttp({ ...routes, [RECEIPTS]: answer(503) });
  const view = await open();
  await scan(view, 'PO-1');
  await screen.findByRole('heading', { name: 'Receive on PO-1' });
  await scan(view, 'DXB-01', 'PANEL', 'PANEL', 'NONSENSE');
  await screen.findByText('NONSENSE is not known');
  const post = screen.getByRole<HTMLButtonElement>('button', { name: 'Post receipt' });
  expect(post.disabled).toBe(true);
  await view.user.type(screen.getByRole('textbox', { name: /^Delivery note/ }), 'DN-1');
  await view.user.click(post);
  await screen.findByText('Waiting');
  const before = dead.calls.find(({ method }) => method === 'POST');
  cleanup();

  const back = fakeHttp({ ...routes, [RECEIPTS]: { id: 'rcp_1' } });
  await open();
  await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
  const sent = back.calls.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers['Idempotency-Key']).toBe(before?.headers['Idempotency-Key']);
  expect(sent[0]?.body).toMatchObject({
    ...{ reference: 'DN-1', purchaseOrderId: 'pur_1' },
    lines: [{ productId: 'prd_1', binId: 'bin_1', quantity: 2 }],
  });
});

it('shows what the server refuses, and opens it again to be corrected', async () => {
  const problem = { code: 'receipt.duplicate', status: 409, title: 'No' };
  fakeHttp({ ...routes, [RECEIPTS]: answer(409, problem) });
  const view = await open();
  await scan(view, 'PO-1', 'DXB-01', 'PANEL');
  await view.user.type(await screen.findByRole('textbox', { name: /^Delivery note/ }), 'DN-1');
  await view.user.click(await screen.findByRole('button', { name: 'Post receipt' }));
  await screen.findByText(/^This delivery note was received before/);
  await view.user.click(screen.getByRole('button', { name: 'Correct' }));
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: /^Delivery note/ });
  expect(note.value).toBe('DN-1');
  expect(screen.queryByText(/^This delivery note was received before/)).toBeNull();
});

it('takes serial numbers after a product that keeps them, also while there is no answer', async () => {
  const numbered = { ...product, serialCapture: 'at_receipt' as const };
  const http = fakeHttp({
    ...routes,
    'GET /api/inventory/scan': ({ params }: { params: Record<string, unknown> }) => {
      const code = String(params['code']);
      if (code === 'PANEL') return { match: { kind: 'product', product: numbered } };
      if (code === 'S-2') return answer(503);
      return matches[code] ? { match: matches[code] } : answer(404);
    },
    [RECEIPTS]: { id: 'rec_1' },
  });
  const view = await open();
  await scan(view, 'PO-1');
  await screen.findByRole('heading', { name: 'Receive on PO-1' });
  await scan(view, 'DXB-01', 'PANEL', 's-1', 'S-2', 'S-2');
  await screen.findByText('S-2 appears twice');
  const numbers = screen.getByRole('list', { name: 'Serial numbers of PANEL' });
  const shown = () => within(numbers).getAllByRole('listitem');
  expect(shown().map(({ textContent }) => textContent)).toEqual(['S-2', 'S-1']);
  await scan(view, 'S-3');
  await view.user.click(await screen.findByRole('button', { name: 'Remove S-3' }));
  await view.user.click(screen.getByRole('button', { name: 'Done' }));
  await scan(view, 'S-4');
  await screen.findByText('S-4 is not known');
  await view.user.type(screen.getByRole('textbox', { name: /^Delivery note/ }), 'DN-2');
  await view.user.click(screen.getByRole('button', { name: 'Post receipt' }));
  await waitFor(() => expect(http.calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(http.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    lines: [{ productId: 'prd_1', quantity: 2, serials: ['S-1', 'S-2'] }],
  });
});

it('asks for the numbers of what is picked, and sends them with the shipment when there is an answer again', async () => {
  const numbered = { ...product, serialCapture: 'at_shipment' as const };
  const line = { product: numbered, bin, lot: null, quantity: 2, returned: 0 };
  const order = {
    ...{ orderId: 'ord_1', orderNumber: 'AS-1', status: 'allocated', pieces: 2, lines: [line] },
    ...{ trackingNumber: null, allocatedAt: '2026-11-01T08:00:00.000Z', shippedAt: null },
  };
  const SHIPMENT = 'POST /api/inventory/orders/:id/shipment';
  const all: FakeRoutes = {
    ...routes,
    'GET /api/inventory/orders/:id': order,
    'GET /api/inventory/scan': ({ params }: { params: Record<string, unknown> }) => {
      const code = String(params['code']);
      if (code === 'AS-1') {
        return { match: { kind: 'order', order: { orderId: 'ord_1', orderNumber: 'AS-1' } } };
      }
      if (code === 'PANEL') return { match: { kind: 'product', product: numbered } };
      return matches[code] ? { match: matches[code] } : answer(404);
    },
  };
  fakeHttp({ ...all, [SHIPMENT]: answer(503) });
  const view = await open();
  await scan(view, 'AS-1');
  await screen.findByRole('heading', { name: 'Order AS-1' });
  expect(screen.queryByRole('button', { name: /^Pick all/ })).toBeNull();
  await scan(view, 'DXB-01', 'PANEL', 'S-1', 'S-1');
  await screen.findByText('S-1 appears twice');
  await screen.findByText('1 of 2');
  await scan(view, 'S-2', 'S-3');
  await screen.findByText('S-3 is not known');
  await view.user.click(screen.getByRole('button', { name: 'Remove S-2' }));
  await view.user.click(
    screen.getByRole('button', { name: 'Scan the serial numbers of PANEL from DXB-01' }),
  );
  await scan(view, 'S-4');
  await view.user.click(screen.getByRole('button', { name: 'Ship' }));
  await screen.findByText('Waiting');
  cleanup();

  const back = fakeHttp({ ...all, [SHIPMENT]: order });
  await open();
  await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
  const sent = back.calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      lines: [
        { productId: 'prd_1', binId: 'bin_1', lot: null, quantity: 2, serials: ['S-1', 'S-4'] },
      ],
    },
  ]);
});

it('opens the page of a piece whose number is scanned with nothing in hand', async () => {
  const serials = [
    { id: 'ser_1', number: 'S-10' },
    { id: 'ser_2', number: 'S-1' },
  ];
  fakeHttp({ ...routes, 'GET /api/inventory/serials': page(serials) });
  const view = await open();
  await scan(view, 's-1');
  await waitFor(() =>
    expect(view.router.state.location.pathname).toBe('/admin/inventory/serials/ser_2'),
  );
});
