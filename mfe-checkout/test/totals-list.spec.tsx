import type { Totals } from '@solar/contracts/checkout/totals-http';
import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen } from '@testing-library/react';
import remote from '../src/remote';
import { TotalsList } from '../src/shared/totals-list';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const totals: Totals = {
  subtotal: usd(10_000),
  shipping: usd(2_500),
  tax: usd(625),
  total: usd(13_125),
  taxBasisPoints: 500,
  taxName: 'VAT 5 %',
};
const method = { name: 'Standard delivery' };

async function show(props: Parameters<typeof TotalsList>[0]) {
  await renderWithKit(<TotalsList {...props} />, { locales: { checkout: remote.locales } });
  await act(() => setLanguage('fr'));
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
}

it('names tax and shipping in the language of the page, whichever the order was placed in', async () => {
  const terms = await show({
    totals: { ...totals, taxNames: { en: 'VAT 5 %', fr: 'TVA 5 %' } },
    method: { ...method, names: { en: 'Standard delivery', fr: 'Livraison standard' } },
  });
  expect(terms).toContain('TVA 5\u00a0%');
  expect(terms.join()).toContain('Livraison standard');
});

it('shows the one name that an older order has', async () => {
  const terms = await show({ totals, method });
  expect(terms).toContain('VAT 5 %');
  expect(terms.join()).toContain('Standard delivery');
});
