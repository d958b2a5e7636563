import type { PriceExplanation } from '@solar/contracts/catalog/price-explanation-http';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../../remote';
import { PriceCheckAnswer } from './price-check-answer';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const list = { id: 'prl_1', name: 'Spring', forGroup: false, validFrom: null, validUntil: null };
const explanation: PriceExplanation = {
  ...{ unit: usd(7_100), source: 'priceList', tiers: [{ from: 10, unit: usd(7_000) }] },
  ...{ approved: true, active: true, group: 'Fitters' },
  steps: [
    {
      source: 'priceList',
      state: 'applies',
      price: usd(7_100),
      tiers: [{ from: 10, unit: usd(7_000) }],
      list,
    },
    {
      ...{
        source: 'group',
        state: 'overridden',
        price: usd(9_000),
        tiers: [{ from: 5, unit: usd(8_500) }],
      },
      group: { name: 'Fitters', discountBasisPoints: 1_000 },
    },
    { source: 'base', state: 'overridden', price: usd(10_000), tiers: [] },
  ],
};

it('names each rule with its price, its tiers and why it counts or not', async () => {
  fakeHttp({ 'GET /api/catalog/admin/price-explanation': explanation });
  await renderWithKit(<PriceCheckAnswer customerId="usr_1" productId="prd_1" />, {
    user: { role: 'admin' },
    locales: { catalog: remote.locales },
  });
  const [own, group, base] = (await screen.findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  );
  expect(own).toMatch(/Spring.*10.*\$70\.00.*\$71\.00.*Applies/);
  expect(group).toMatch(/Fitters.*5.*\$85\.00.*\$90\.00.*Overridden by a stronger rule/);
  expect(base).toMatch(/\$100\.00.*Overridden/);
});
