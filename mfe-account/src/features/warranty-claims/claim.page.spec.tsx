import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { Component as NewTicket } from '../tickets/new-ticket.route';

const locales = { account: remote.locales };
const PRODUCT = 'prd_01J00000000000000000000001';
const ORDER = 'ord_01J00000000000000000000000';
const piece = (number: string, sentAt = '2026-03-07T10:00:00.000Z') => ({
  ...{ number, productId: PRODUCT, sku: 'INV-8', slug: 'inverter-8', name: 'Inverter 8 kW' },
  ...{ imageUrl: '', orderId: ORDER, orderNumber: 'ALSA-2026-000042', sentAt },
});
const text = { en: 'x', fr: 'x' };
const product = (code: string, value: number) => ({
  ...{ id: PRODUCT, sku: 'INV-8', slug: 'inverter-8', name: 'Inverter 8 kW', summary: text },
  attributeGroups: [
    { code: 'warranty', label: text, attributes: [{ code, label: text, value, unit: null }] },
  ],
});

function serve(pieces: ReturnType<typeof piece>[], detail: unknown = answer(404)) {
  return fakeHttp({
    'GET /api/checkout/pieces': ({ params }: { params: Record<string, unknown> }) => ({
      items: pieces.filter(({ number }) => !params['number'] || number === params['number']),
    }),
    'GET /api/catalog/products/:id': detail,
    'POST /api/support/tickets': answer(500),
  });
}
const open = (serial = '') =>
  renderWithKit(<NewTicket />, {
    user: { approved: true },
    locales,
    route: `/account/tickets/new?claim=1${serial && `&serial=${serial}`}`,
  });

it('takes a number that is typed, says what it belongs to, and claims its warranty', async () => {
  const { calls } = serve([piece('SN-1'), piece('SN-2')]);
  const { user, router } = await open();
  await user.type(screen.getByRole('textbox', { name: /Serial number/ }), 'sn-2');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect((await screen.findByRole('link', { name: 'Inverter 8 kW' })).isConnected).toBe(true);
  expect(screen.getByRole('link', { name: /ALSA-2026-000042/ }).getAttribute('href')).toBe(
    `/account/orders/${ORDER}`,
  );
  expect(router.state.location.search).toContain('serial=SN-2');
  await user.type(
    screen.getByRole('textbox', { name: /What is wrong/ }),
    'The display stays dark.',
  );
  await user.click(screen.getByRole('button', { name: 'Send claim' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/support/tickets')?.body).toEqual({
      subject: 'Warranty claim: Inverter 8 kW, SN-2',
      description: 'The display stays dark.',
      ...{ category: 'technical_support', priority: 'medium', orderId: ORDER, attachments: [] },
      serial: { productId: PRODUCT, number: 'SN-2' },
    }),
  );
});

it('takes one of the pieces that were sent', async () => {
  serve([piece('SN-1'), piece('SN-2')]);
  const { user, router } = await open();
  await user.click(await screen.findByRole('combobox', { name: /sent you/ }));
  await user.click(screen.getByRole('option', { name: 'SN-1 · INV-8 · ALSA-2026-000042' }));
  await waitFor(() => expect(router.state.location.search).toContain('serial=SN-1'));
  expect((await screen.findByRole('textbox', { name: /What is wrong/ })).isConnected).toBe(true);
});

it.each([
  ['runs', product('warranty_years', 100), /^Under warranty until 7 Mar(ch)? 2126/],
  ['is over', product('warranty_product_years', 0), /^The warranty ended on 7 Mar(ch)? 2026/],
  ['is not known', answer(404), /^The warranty term is not on record/],
])('says when the warranty %s', async (_, detail, expected) => {
  serve([piece('SN-1')], detail);
  await open('SN-1');
  expect((await screen.findByText(expected)).isConnected).toBe(true);
});

it('refuses a piece that is not theirs, with the reason, and a number that is none', async () => {
  serve([piece('SN-1')]);
  const { user } = await open('SN-9');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /SN-9 is not among the products we have sent you.*bought it elsewhere/,
  );
  expect(screen.queryByRole('textbox', { name: /What is wrong/ })).toBeNull();
  const number = screen.getByRole('textbox', { name: /Serial number/ });
  await user.clear(number);
  await user.type(number, '?');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect((await screen.findByText(/letters, digits/)).isConnected).toBe(true);
});
