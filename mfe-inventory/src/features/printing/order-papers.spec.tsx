import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import OrderPapers from './order-papers.slot';

const locales = { inventory: remote.locales };
const PATH = 'GET /api/inventory/orders';
const chosen = ['1', '2', '3'].map((n) => ({ orderId: `ord_${n}`, orderNumber: `SO-${n}` }));
const stock = (orderId: string, status: string) => ({ orderId, status, lines: [], pieces: 1 });
const page = (items: object[]) => ({ items, total: items.length, page: 1, pageSize: 100 });

async function open(routes: Parameters<typeof fakeHttp>[0]) {
  const { calls } = fakeHttp(routes);
  const { user } = await renderWithKit(<OrderPapers orders={chosen} />, {
    user: { role: 'warehouse' },
    locales,
  });
  await user.click(screen.getByRole('button', { name: 'Packing slips and labels' }));
  return { user, calls, dialog: within(await screen.findByRole('dialog')) };
}

it('prints what the warehouse has goods for, and names what it has none for', async () => {
  const { user, calls, dialog } = await open({
    [PATH]: page([
      stock('ord_3', 'allocated'),
      stock('ord_1', 'released'),
      stock('ord_2', 'shipped'),
    ]),
    'GET /api/inventory/papers': answer(500),
  });
  expect((await dialog.findByText('2 orders can be printed.')).isConnected).toBe(true);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['SO-1']);
  expect(calls[0]?.params).toMatchObject({ orderIds: 'ord_1,ord_2,ord_3' });
  await user.click(dialog.getByRole('button', { name: 'Packing slip' }));
  const printed = () => calls.find(({ path }) => path === '/api/inventory/papers');
  await waitFor(() => expect(printed()).toBeDefined());
  expect(printed()?.params).toMatchObject({ type: 'packing_slip', ids: 'ord_2,ord_3' });
});

it('offers nothing when there is nothing to print', async () => {
  const { dialog } = await open({ [PATH]: page([]) });
  expect((await dialog.findAllByRole('listitem')).length).toBe(3);
  expect(dialog.queryByRole('button', { name: 'Packing slip' })).toBeNull();
});

it('is not there for staff without a right in the warehouse', async () => {
  fakeHttp({});
  await renderWithKit(<OrderPapers orders={chosen} />, { user: { role: 'editor' }, locales });
  expect(screen.queryByRole('button')).toBeNull();
});
