import { queryClient } from '@solar/mfe-kit/query/query-client';
import type { CartLine } from '@solar/mfe-kit/stores/cart-store';
import { answer, fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { DeliveryEstimate } from '../src/features/cart/components/delivery-estimate';
import { useChosenCountry } from '../src/features/cart/use-delivery-country';
import remote from '../src/remote';

const LINES: CartLine[] = [
  {
    quantity: 2,
    product: {
      ...{ id: 'prd_1', slug: 'hi-mo', name: 'Hi-MO', brand: 'LONGi', image: '' },
      price: { amount: 10_000, currency: 'USD' },
    },
  },
];
const usd = (amount: number) => ({ amount, currency: 'USD' });
const option = (methodId: string, name: string, shipping: number, days: [number, number]) => ({
  ...{ methodId, name, description: '', minDays: days[0], maxDays: days[1] },
  totals: {
    ...{ subtotal: usd(20_000), shipping: usd(shipping), tax: usd(0) },
    ...{ total: usd(20_000 + shipping), taxBasisPoints: 0, taxName: 'VAT' },
  },
});
type Option = ReturnType<typeof option> & { arrival?: { from: string; to: string } };
const arriving = (from: string, to: string) => ({ arrival: { from, to } });
const OPTIONS: Record<string, Option[]> = {
  AE: [
    {
      ...option('shm_1', 'Standard delivery', 3_725, [2, 5]),
      ...arriving('2026-12-01', '2026-12-04'),
    },
    { ...option('shm_2', 'Express', 0, [1, 1]), ...arriving('2026-11-30', '2026-11-30') },
  ],
  SA: [option('shm_3', 'Road freight', 12_000, [4, 9])],
  OM: [],
};

function serve(addresses: { country: string; defaultShipping?: boolean }[] | null) {
  return fakeHttp({
    'GET /api/checkout/cart': {
      ...{ cartId: 'crt_1', revision: 4, itemCount: 2, priceAccess: 'visible', subtotal: null },
      lines: [],
    },
    'GET /api/account/addresses': addresses ? { items: addresses } : answer(500),
    'POST /api/checkout/totals-preview': ({ body }: FakeCall) => ({
      ...{ lines: [], paymentsEnabled: true },
      options: OPTIONS[(body as { country: string }).country],
    }),
    'GET /api/catalog/stock': {
      items: [
        {
          ...{ productId: 'prd_1', available: 7, incoming: [] },
          warehouses: [
            { name: 'Dubai', available: 4 },
            { name: 'Abu Dhabi', available: 3 },
          ],
        },
      ],
    },
  });
}

async function show() {
  return renderWithKit(
    // The cart's synchronisation writes into the cache of the page.
    <QueryClientProvider client={queryClient}>
      <DeliveryEstimate lines={LINES} />
    </QueryClientProvider>,
    { user: { id: 'usr_1', approved: true }, locales: { checkout: remote.locales } },
  );
}

const seen = async (text: string | RegExp) => (await screen.findByText(text)).isConnected;

let http: ReturnType<typeof fakeHttp>;
beforeEach(() => {
  queryClient.clear();
  useChosenCountry.setState({ country: null });
});
afterEach(() => http.restore());

it('asks for a country where none is known, and then says what the checkout would', async () => {
  http = serve(null);
  const { user } = await show();
  expect(await seen('Choose a country')).toBe(true);
  expect(await seen('Ships from Dubai or Abu Dhabi')).toBe(true);
  expect(http.calls.some(({ path }) => path.endsWith('totals-preview'))).toBe(false);

  await user.click(screen.getByRole('combobox', { name: 'Deliver to' }));
  await user.click(await screen.findByRole('option', { name: 'Saudi Arabia' }));
  expect(await seen('Road freight')).toBe(true);
  expect(await seen('4–9 working days')).toBe(true);
  expect(await seen('$120.00')).toBe(true);

  await user.click(screen.getByRole('combobox', { name: 'Deliver to' }));
  await user.click(await screen.findByRole('option', { name: 'Oman' }));
  expect(await seen('We don’t deliver there yet')).toBe(true);
});

it('starts with the country of the address that is delivered to', async () => {
  http = serve([{ country: 'SA' }, { country: 'AE', defaultShipping: true }]);
  await show();
  expect(await seen('Standard delivery')).toBe(true);
  expect(await seen('Arrives Tue 1 – Fri 4 Dec')).toBe(true);
  expect(await seen('Arrives Mon 30 Nov')).toBe(true);
  expect(await seen('Free')).toBe(true);
});
