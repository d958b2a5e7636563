import type { ProductDetail } from '@solar/contracts/catalog/http';
import { formatDate } from '@solar/mfe-kit/format/date';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen, within } from '@testing-library/react';
import remote from '../../../remote';
import { sampleProduct } from '../../../testing/sample-product';
import { BuyBox } from './buy-box';

const locales = { catalog: remote.locales };

function detail(fields: Partial<ProductDetail>): ProductDetail {
  return {
    ...sampleProduct(),
    description: { en: '', fr: '' },
    images: [],
    attributeGroups: [
      {
        code: 'logistics',
        label: { en: 'Packing', fr: 'Conditionnement' },
        attributes: [
          {
            code: 'units_per_pallet',
            label: { en: 'Pieces per pallet', fr: 'Pièces par palette' },
            value: 36,
            unit: null,
          },
        ],
      },
    ],
    downloads: [],
    breadcrumbs: [],
    canonicalPath: '/products/longi-hi-mo-5',
    weightGrams: null,
    demo: false,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let http: ReturnType<typeof fakeHttp>;

beforeEach(() => {
  http = fakeHttp({
    'GET /api/catalog/stock': ({ params }: FakeCall) => ({
      items: [
        {
          productId: params.ids,
          available: 1_052,
          warehouses: [
            { name: 'Dubai', available: 1_040 },
            { name: 'Abu Dhabi', available: 12 },
          ],
          incoming: [
            { date: '2026-01-05', quantity: 3 },
            { date: inDays(5), quantity: 40 },
            { date: null, quantity: 7 },
          ],
        },
      ],
    }),
    'GET /api/account/wishlist': { items: [] },
    'GET /api/content/settings': {
      ...{ currency: 'USD', dirhamRate: '3.6725', dirhamRateDate: '2026-11-24' },
    },
    'GET /api/checkout/products/:id/availability': { available: null },
    'GET /api/catalog/products/:slug/substitutes': () => ({
      items: [sampleProduct({ id: 'prd_2', slug: 'other', name: 'Hi-MO 6' })],
      priceAccess: 'login',
    }),
  });
});
afterEach(() => http.restore());

it('says that a price is without tax, what it is with it, what a watt costs, and fills the pallet', async () => {
  const { user } = await renderWithKit(
    <BuyBox
      product={detail({
        price: { unit: { amount: 10_575, currency: 'USD' }, source: 'base' },
        priceAccess: 'visible',
        priceMeaning: { taxBasisPoints: 500, per: { of: 'Wp', minorUnits: 23.5 } },
      })}
    />,
    { locales },
  );
  expect(screen.getByText('excl. VAT')).toBeTruthy();
  expect(screen.getByText('$111.04 incl. 5% VAT')).toBeTruthy();
  expect(screen.getByText(/^0\.235\sUSD per Wp$/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: '35 more fill the pallet (36)' }));
  expect(screen.getByText('1 whole pallet')).toBeTruthy();
});

it('shows what is where and on its way, what a piece costs by quantity, and the price of a pallet at its tier', async () => {
  useCart.setState({ lines: [] });
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const tiers = [
    { from: 10, unit: usd(9_800) },
    { from: 36, unit: usd(9_000) },
  ];
  const price = { unit: usd(10_000), source: 'base' as const, tiers };
  const priceMeaning = { taxBasisPoints: 500, per: { of: 'Wp' as const, minorUnits: 20 } };
  const { user } = await renderWithKit(
    <BuyBox product={detail({ price, priceAccess: 'visible', priceMeaning })} />,
    { locales, user: {} },
  );
  const table = screen.getByRole('table', { name: 'Price by quantity' });
  expect(await screen.findByText('Dubai 1,040 · Abu Dhabi 12')).toBeTruthy();
  expect(
    screen.getByText(`40 more expected on ${formatDate(inDays(5), 'day', 'en')}`),
  ).toBeTruthy();
  expect(screen.getAllByText(/more on order/).map(({ textContent }) => textContent)).toEqual([
    '3 more on order',
    '7 more on order',
  ]);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    ...['1 to 9$100.00–', '10 to 35$98.00−2%', 'From 36$90.00−10%'],
  ]);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(screen.getByText('$3,240.00').tagName).toBe('STRONG');
  await user.click(screen.getByRole('button', { name: 'Pallet of 36' }));
  expect(screen.getByText('36 × $90.00 = $3,240.00').isConnected).toBe(true);
  expect(rows[2]?.getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('$94.50 incl. 5% VAT').isConnected).toBe(true);
  expect(screen.getByText('AED 330.53 at rate 3.6725 of 24 Nov 2026').isConnected).toBe(true);
  expect(screen.getByText(/^0\.18\sUSD per Wp$/).isConnected).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(useCart.getState().lines).toMatchObject([
    { quantity: 36, product: { salePrice: usd(9_000) } },
  ]);
});

it('keeps price and Add at the foot while its own are out of sight, and shows nobody a price by it', async () => {
  useCart.setState({ lines: [] });
  const scroll = watchScrolling();
  const price = { unit: { amount: 10_000, currency: 'USD' }, source: 'base' as const };
  const { user, unmount } = await renderWithKit(
    <BuyBox product={detail({ price, priceAccess: 'visible' })} />,
    { locales, user: {} },
  );
  const bar = () => screen.queryByRole('group', { name: 'Hi-MO 5' });
  expect(bar()).toBeNull();
  act(() => scroll(false));
  expect(within(bar() as HTMLElement).getByText('$100.00').isConnected).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add Hi-MO 5 to cart' }));
  expect(useCart.getState().lines).toMatchObject([{ quantity: 1 }]);
  act(() => scroll(true));
  expect(bar()).toBeNull();
  unmount();
  await renderWithKit(<BuyBox product={detail({ priceAccess: 'login' })} />, { locales });
  act(() => scroll(false));
  expect(bar()?.textContent).not.toMatch(/\d\d/);
});

/** Stands in for the browser; reports to the page whether what it watches is in sight. */
function watchScrolling(): (isIntersecting: boolean) => void {
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  globalThis.IntersectionObserver = class {
    constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      observers.add(this.notify);
    }
    disconnect() {
      observers.delete(this.notify);
    }
  } as unknown as typeof IntersectionObserver;
  return (isIntersecting) => observers.forEach((notify) => notify([{ isIntersecting }]));
}

it('offers a mail and what can be had instead of what is sold out', async () => {
  await renderWithKit(<BuyBox product={detail({ stock: 'out_of_stock' })} />, { locales });
  expect(screen.queryByText(/VAT/)).toBeNull();
  expect(screen.queryByText(/Dubai/)).toBeNull();
  expect(http.calls.filter(({ path }) => path.includes('/stock'))).toEqual([]);
  const link = screen.getByRole('link', { name: 'Sign in to be notified when it’s back' });
  expect(link.getAttribute('href')).toContain('returnTo');
  const other = await screen.findByRole('link', { name: 'LONGi Hi-MO 6' });
  expect(other.getAttribute('href')).toBe('/products/other');
});

it('keeps the wish for a mail of who is signed in, and takes it back', async () => {
  let waiting = false;
  const path = '/api/catalog/products/:slug/restock-notice';
  const wishes = fakeHttp({
    'GET /api/account/wishlist': { items: [] },
    'GET /api/catalog/stock': { items: [] },
    'GET /api/content/settings': { currency: 'USD' },
    'GET /api/catalog/products/:slug/substitutes': { items: [], priceAccess: 'visible' },
    [`GET ${path}`]: () => ({ waiting }),
    [`PUT ${path}`]: ({ body }: FakeCall) => {
      expect(body).toEqual({ language: 'en' });
      waiting = true;
      return null;
    },
    [`DELETE ${path}`]: () => {
      waiting = false;
      return null;
    },
  });
  const product = detail({ stock: 'out_of_stock' });
  const { user } = await renderWithKit(<BuyBox product={product} />, { locales, user: {} });
  await user.click(await screen.findByRole('button', { name: 'Email me when it’s back' }));
  const takeBack = await screen.findByRole('button', { name: 'Don’t email me any more' });
  expect(screen.getByText('We’ll send you one email when it’s back.').isConnected).toBe(true);
  await user.click(takeBack);
  expect(await screen.findByRole('button', { name: 'Email me when it’s back' })).toBeTruthy();
  expect(screen.queryByText('We’ll send you one email when it’s back.')).toBeNull();
  wishes.restore();
});

it('says beside the typed quantity that fewer are left, and takes no fraction for another number', async () => {
  useCart.setState({ lines: [] });
  http.restore();
  http = fakeHttp({
    'GET /api/checkout/products/:id/availability': ({ params }: FakeCall) => ({
      available: Number(params.quantity) > 428 ? 428 : null,
    }),
    'GET /api/account/wishlist': { items: [] },
  });
  const { user } = await renderWithKit(<BuyBox product={detail({})} />, {
    locales,
  });
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '9000{Enter}');
  expect((await screen.findByText('Only 428 left')).isConnected).toBe(true);
  await user.clear(quantity);
  await user.type(quantity, '2.5{Enter}');
  expect((await screen.findByText('“2.5” is not a whole number.')).isConnected).toBe(true);
  expect((quantity as HTMLInputElement).value).toBe('9000');
  await user.clear(quantity);
  await user.type(quantity, '400{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(useCart.getState().lines).toMatchObject([{ quantity: 400 }]);
  expect(screen.queryByText('Only 428 left')).toBeNull();
});
