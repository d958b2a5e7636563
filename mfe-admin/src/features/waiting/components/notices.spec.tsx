import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../../../remote';
import { useSeenCounts } from '../seen-counts';
import { WAITING_WORK } from '../waiting-work';
import { Notices } from './notices';

const ORDERS = 'GET /api/checkout/admin/orders';
const waits = (total: number) => ({ items: [], total, page: 1, pageSize: 1 });
/** Not a list with pages: it goes on from a message. */
const DEAD_LETTERS = { 'GET /api/admin/dead-letters': { items: [], total: 0 } };
let http: ReturnType<typeof fakeHttp> | undefined;

async function show(routes: Parameters<typeof fakeHttp>[0]) {
  const idle = Object.fromEntries(WAITING_WORK.map(({ list }) => [`GET ${list}`, waits(0)]));
  http = fakeHttp({ ...idle, ...DEAD_LETTERS, ...routes });
  return renderWithKit(<Notices side="bottom" />, {
    locales: { admin: remote.locales },
    user: { role: 'administrator' },
  });
}

beforeEach(() => useSeenCounts.setState({ byPerson: {} }));
afterEach(() => http?.restore());

const bell = (name: string) => screen.findByRole('button', { name });

it('counts what has come since one looked, and marks it in the list', async () => {
  let orders = 2;
  const { user, queryClient } = await show({
    [ORDERS]: ({ params }: { params: Record<string, unknown> }) =>
      waits(params['status'] === 'processing' ? orders : 0),
  });
  await user.click(await bell('Notifications, 2 new'));
  const link = screen.getByRole('link', { name: /Orders to ship \(new\)/ });
  expect(link.getAttribute('href')).toBe('/admin/orders?status=processing');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await user.click(await bell('Notifications'));
  expect(screen.getByRole('link', { name: 'Orders to ship 2' }).isConnected).toBe(true);
  await user.keyboard('{Escape}');
  orders = 3;
  await act(() => queryClient.refetchQueries({ queryKey: ['waiting'] }));
  expect((await bell('Notifications, 1 new')).isConnected).toBe(true);
});

it('says that nothing waits, and offers to ask again what could not be counted', async () => {
  let answers = false;
  const { user } = await show({
    'GET /api/admin/messages': () => (answers ? waits(0) : answer(503, { code: 'unavailable' })),
  });
  await user.click(await bell('Notifications'));
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  answers = true;
  await user.click(retry);
  await waitFor(() =>
    expect(screen.getByText('Nothing is waiting for you.').isConnected).toBe(true),
  );
});
