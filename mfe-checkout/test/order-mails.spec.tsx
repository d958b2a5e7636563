import type { OrderMail } from '@solar/contracts/checkout/order-mails-http';
import type { StaffOrder } from '@solar/contracts/checkout/orders-http';
import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { OrderMailsCard } from '../src/features/admin-orders/components/order-mails';
import { OrderTimeline } from '../src/shared/order-timeline';
import remote from '../src/remote';

const locales = { checkout: remote.locales };
const PATH = '/api/checkout/admin/orders/ord_1/mails';
const order = { orderId: 'ord_1', status: 'processing' } as StaffOrder;
const mail = (mailId: string, state: OrderMail['state']): OrderMail => ({
  ...{ mailId, state, mail: 'orderConfirmed', to: 'amal@example.com' },
  ...{ subject: `Order ${mailId} is confirmed`, at: '2026-03-10T10:00:00Z' },
});
const staff = { role: 'administrator', isAdmin: true } as const;

it('sends a mail again after a question', async () => {
  const { calls } = fakeHttp({
    [`GET ${PATH}`]: { items: [mail('1', 'waiting'), mail('2', 'sent'), mail('3', 'refused')] },
    [`POST ${PATH}`]: order,
  });
  const { user } = await renderWithKit(<OrderMailsCard order={order} />, { locales, user: staff });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1, 1]);
  expect(rows[2]?.textContent).toContain('Could not be sent yet');
  await user.click(screen.getByRole('button', { name: 'Send again: Order 2 is confirmed' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/goes to amal@example.com once more/).isConnected).toBe(true);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(question.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ mailId: '2' }),
  );
});

it('offers nothing to staff that may only read, and says when there is nothing', async () => {
  fakeHttp({ [`GET ${PATH}`]: { items: [mail('2', 'sent')] } });
  const reader = { role: 'editor' as const, grants: ['checkout.orders.read'] };
  const { unmount } = await renderWithKit(<OrderMailsCard order={order} />, {
    locales,
    user: reader,
  });
  await screen.findByRole('listitem');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  fakeHttp({ [`GET ${PATH}`]: { items: [] } });
  await renderWithKit(<OrderMailsCard order={order} />, { locales, user: staff });
  expect((await screen.findByText('No emails yet.')).isConnected).toBe(true);
});

it('offers to try again when the mails cannot be read', async () => {
  fakeHttp({ [`GET ${PATH}`]: answer(404, { code: 'not_found', status: 404, title: 'x' }) });
  await renderWithKit(<OrderMailsCard order={order} />, { locales, user: staff });
  expect((await screen.findByRole('button', { name: /again|retry/i })).isConnected).toBe(true);
});

it('stands in the timeline with who sent it', async () => {
  const sent = { at: '2026-03-11T10:00:00Z', by: { name: 'Noor' } };
  await renderWithKit(
    <OrderTimeline
      history={[{ status: 'processing', at: '2026-03-10T10:00:00Z' }]}
      handSent={[
        { ...sent, mail: 'orderConfirmed', paper: null },
        { ...sent, mail: 'orderPaper', paper: 'INV-2026-000318' },
      ]}
    />,
    { locales },
  );
  const titles = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(titles[1]).toContain('Email sent again: Order confirmation · Noor');
  expect(titles[2]).toContain('Document INV-2026-000318 sent by email · Noor');
});
