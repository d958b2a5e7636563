import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { NewTicketPage } from './new-ticket.page';

const ORDER = 'ord_01J00000000000000000000000';
const order = {
  orderId: ORDER,
  orderNumber: 'ALSA-2026-000042',
  status: 'processing',
  paymentStatus: 'succeeded',
  placedAt: '2026-03-07T10:00:00.000Z',
  customerName: 'Amal Haddad',
  email: 'a@b.example',
  itemCount: 2,
  total: { amount: 105_000, currency: 'USD' },
  trackingNumber: null,
};

it('asks about the order that it came from, with the files that were taken', async () => {
  let uploads = 0;
  const { calls } = fakeHttp({
    'GET /api/checkout/orders': { items: [order], total: 1, page: 1, pageSize: 50 },
    'POST /api/support/attachments': () => {
      uploads += 1;
      const file = { id: 'att_1', name: 'label.pdf', contentType: 'application/pdf', size: 3 };
      const refused = { status: 422, code: 'support.attachment_type', title: 'No', type: 'x' };
      return uploads === 1 ? file : answer(422, refused);
    },
    'POST /api/support/tickets': answer(500),
  });
  const { user, container } = await renderWithKit(<NewTicketPage />, {
    user: { approved: true },
    locales: { account: remote.locales },
    route: `/account/tickets/new?order=${ORDER}`,
  });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Order' }).textContent).toContain('000042'),
  );
  await user.type(screen.getByRole('textbox', { name: /Subject/ }), 'Wrong label');
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'It names another model.');
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['pdf'], 'label.pdf'));
  await user.upload(input, new File(['exe'], 'setup.bin'));
  await waitFor(() => expect(uploads).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/support/tickets')?.body).toMatchObject({
      subject: 'Wrong label',
      orderId: ORDER,
      attachments: ['att_1'],
    }),
  );
});
