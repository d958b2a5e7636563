import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { CurrencyPage } from './currency.page';

const SETTINGS = { currency: 'USD', currencySymbol: '$', version: 4 } as SiteSettings;
const NO_ROWS = { items: [], total: 0, page: 1, pageSize: 10 };
const money = (amount: number, currency: string) => ({ amount, currency });
const PREVIEW = {
  items: [
    {
      ...{ productId: 'prd_1', sku: 'PANEL-1', name: 'Panel', sale: null },
      base: { before: money(14_250, 'USD'), after: money(43_750, 'KWD') },
    },
  ],
  ...{ total: 1, page: 1, pageSize: 25 },
};
const CHANGES = '/api/admin/currency-changes';
const TERMS = '?currency=KWD&currencySymbol=KD&rate=0.307&step=50&dirhamRate=11.95';

async function open(role: 'administrator' | 'admin', route: string) {
  const http = fakeHttp({
    [`GET ${CHANGES}`]: NO_ROWS,
    [`POST ${CHANGES}`]: {},
    'GET /api/catalog/admin/currency/progress': { currency: 'USD', done: 1, total: 1 },
    'GET /api/catalog/admin/currency/preview': PREVIEW,
  });
  const options = { route, user: { role }, locales: { admin: remote.locales } };
  const view = await renderWithKit(<CurrencyPage settings={SETTINGS} />, options);
  return { ...view, calls: http.calls };
}

it('shows what prices would be by the address, and changes the currency once it was typed', async () => {
  const { user, calls } = await open('administrator', `/admin/settings/currency${TERMS}`);
  expect(await screen.findByText(/142\.50 → KWD\s43\.750/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change to KWD' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.type(within(dialog).getByRole('textbox'), 'KWD');
  await user.click(within(dialog).getByRole('button', { name: 'Change to KWD' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ currency: 'KWD', currencySymbol: 'KD', rate: '0.307', step: 50 },
      ...{ dirhamRate: '11.95', version: 4 },
    }),
  );
});

it('puts the terms that were filled in into the address', async () => {
  const { user, router } = await open('administrator', `/admin/settings/currency${TERMS}`);
  const rate = await screen.findByRole('textbox', { name: 'KWD for 1 USD' });
  await user.clear(rate);
  await user.type(rate, '0,31');
  await user.click(screen.getByRole('button', { name: 'Show new prices' }));
  await waitFor(() => expect(router.state.location.search).toContain('rate=0.31'));
});

it('lets others of the staff read only', async () => {
  await open('admin', `/admin/settings/currency${TERMS}`);
  expect(await screen.findByText('The currency was never changed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Change to|Show new prices/ })).toBeNull();
});
