import { setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { QuoteRoute } from './quote.page';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const line = {
  ...{ productId: 'prd_a', sku: 'P580', slug: 'p580', name: 'Panel 580', brand: 'Helios' },
  ...{ quantity: 10, unit: usd(7_500), lineTotal: usd(75_000) },
};
const quote = {
  ...{ quoteId: 'quo_1', quoteNumber: 'Q-1', revision: 2, status: 'answered', expired: false },
  ...{
    customerName: 'Mona Haddad',
    lines: [line],
    subtotal: usd(75_000),
    message: null,
    note: null,
  },
  ...{ validUntil: '2099-03-20T20:00:00.000Z', createdAt: '2026-03-01T10:00:00.000Z' },
};
const PATH = '/api/checkout/quotes/quo_1';
const ACCEPT = `POST ${PATH}/acceptance`;
const problem = (code: string, extra: object = {}) =>
  answer(409, { type: 'x', title: 'Conflict', status: 409, code, ...extra });
const short = problem('quote.short', {
  shortages: [{ productId: 'prd_a', requested: 10, available: 4 }],
});
const substitute = {
  ...{ id: 'prd_x', slug: 'x', name: 'Panel 600', brand: { name: 'Sol' } },
  price: { unit: usd(8_000), source: 'base' },
};
// The revisions are a screen of the checkout slice.
setRemoteLoader((name) =>
  Promise.resolve({
    ...{ name, locales: remote.locales, routes: [] },
    slots: { 'quote-revisions': () => Promise.resolve({ default: () => null }) },
  }),
);
const open = () =>
  renderWithKit(<QuoteRoute />, {
    user: { approved: true },
    locales: { account: remote.locales },
    route: '/account/quotes/quo_1',
    path: '/account/quotes/:id',
  });

it('asks what to do with what is short, and accepts the quote that way', async () => {
  const { calls } = fakeHttp({
    [`GET ${PATH}`]: quote,
    'GET /api/catalog/products/prd_a/substitutes': { items: [substitute], priceAccess: 'visible' },
    [ACCEPT]: ({ body }: { body: unknown }) =>
      (body as { choices: unknown[] }).choices.length === 0
        ? short
        : { ...quote, status: 'accepted', revision: 3 },
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('4 of 10 are left').isConnected).toBe(true);
  expect((await within(dialog).findByText('$80.00')).isConnected).toBe(true);
  const accept = within(dialog).getByRole('button', { name: 'Accept' });
  expect(accept).toHaveProperty('disabled', true);
  await user.click(within(dialog).getByRole('radio', { name: /Take Sol Panel 600 instead/ }));
  await user.click(within(dialog).getByRole('radio', { name: 'Take the 4 that are left' }));
  await user.click(accept);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { revision: 2, choices: [] },
    { revision: 2, choices: [{ take: 'less', productId: 'prd_a', quantity: 4 }] },
  ]);
});

it('shows a newer revision before it can be accepted', async () => {
  let reads = 0;
  fakeHttp({
    [`GET ${PATH}`]: () => {
      reads += 1;
      return { ...quote, revision: reads + 1 };
    },
    [ACCEPT]: problem('quote.revised'),
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(reads).toBe(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what is reserved, what is waited for, and offers a choice again when something is gone', async () => {
  const accepted = { ...quote, status: 'accepted', acceptedRevision: 2 };
  const shortages = [{ productId: 'prd_a', requested: 10, available: 0 }];
  fakeHttp({ [`GET ${PATH}`]: { ...accepted, waitsFor: ['prd_a'], shortages } });
  const first = await open();
  expect((await screen.findByText(/Waiting for Panel 580/)).isConnected).toBe(true);
  expect(screen.queryByRole('link', { name: 'Order now' })).toBeNull();
  await first.user.click(screen.getByRole('button', { name: 'Choose items' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('radio', { name: 'Leave it out' }).isConnected).toBe(true);
  first.unmount();

  const hold = { status: 'held', until: '2099-03-02T10:00:00.000Z' };
  fakeHttp({ [`GET ${PATH}`]: { ...accepted, hold, waitsFor: [], shortages: [] } });
  await open();
  expect((await screen.findByText(/Your items are reserved until/)).isConnected).toBe(true);
  expect(screen.getByRole('link', { name: 'Order now' }).isConnected).toBe(true);
});
