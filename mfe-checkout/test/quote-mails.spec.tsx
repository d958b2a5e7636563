import type { QuoteMail } from '@solar/contracts/account/quote-mails-http';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { QuoteMailsCard } from '../src/features/admin-quotes/components/quote-mails';
import remote from '../src/remote';

const PATH = '/api/account/admin/quotes/quo_1/mails';
const quote = { quoteId: 'quo_1', status: 'answered', revision: 1 } as Quote;
const mail = (over: Partial<QuoteMail> = {}): QuoteMail => ({
  ...{ mailId: 'evt_1', mail: 'quotePriced', subject: 'Your quote Q-7 is ready' },
  ...{ to: 'mona@example.com', at: '2026-03-10T10:00:00.000Z', state: 'sent', by: null },
  ...over,
});
const again = mail({ mailId: 'evt_2', state: 'waiting', by: { id: 'usr_1', name: 'Noor' } });
const open = () =>
  renderWithKit(<QuoteMailsCard quote={quote} />, {
    locales: { checkout: remote.locales },
    user: { role: 'admin', isAdmin: true },
  });

it('sends a mail of a quote again after a question, and says who did', async () => {
  const items = [mail()];
  const { calls } = fakeHttp({
    [`GET ${PATH}`]: () => ({ items }),
    [`POST ${PATH}`]: () => {
      items.unshift(again);
      return again;
    },
  });
  const { user } = await open();
  await user.click(
    await screen.findByRole('button', { name: 'Send again: Your quote Q-7 is ready' }),
  );
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/mona@example\.com/).isConnected).toBe(true);
  await user.click(within(question).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ mailId: 'evt_1' });
  expect((await screen.findByText(/sent by hand by Noor/)).isConnected).toBe(true);
  // What is still on its way is not sent again.
  expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
});

it('says that there are none, and offers to try again when they cannot be read', async () => {
  fakeHttp({ [`GET ${PATH}`]: { items: [] } });
  const { unmount } = await open();
  expect((await screen.findByText('No emails yet.')).isConnected).toBe(true);
  unmount();
  fakeHttp({ [`GET ${PATH}`]: answer(404, { code: 'not_found', status: 404, title: 'x' }) });
  await open();
  expect((await screen.findByRole('button', { name: /again|retry/i })).isConnected).toBe(true);
});
