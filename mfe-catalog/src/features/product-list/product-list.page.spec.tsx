import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { sampleList, sampleProduct } from '../../testing/sample-product';
import { ProductListPage } from './product-list.page';

const LIST = 'GET /api/catalog/products';
const OTHERS = {
  'GET /api/catalog/categories': { items: [] },
  'GET /api/account/wishlist': { items: [] },
};
const locales = { catalog: remote.locales };

describe('product list', () => {
  let http: ReturnType<typeof fakeHttp> | undefined;
  afterEach(() => {
    http?.restore();
    useCart.getState().clear();
  });

  const open = (route: string, routes: Record<string, unknown>, user?: { approved: boolean }) => {
    http = fakeHttp({ ...OTHERS, ...routes });
    return renderWithKit(<ProductListPage />, { route, locales, ...(user ? { user } : {}) });
  };
  const asked = () =>
    http?.calls.filter(({ path }) => path === '/api/catalog/products').at(-1)?.params;

  it('shows products and says why there is no price', async () => {
    await open('/products', { [LIST]: sampleList([sampleProduct()]) });
    expect(await screen.findByRole('link', { name: 'Hi-MO 5' })).toHaveProperty(
      'href',
      expect.stringContaining('/products/longi-hi-mo-5'),
    );
    expect(screen.getByRole('link', { name: 'Login to see price' })).toHaveProperty(
      'href',
      expect.stringContaining('/auth?returnTo=%2Fproducts'),
    );
    expect(screen.getByText('1 product')).toBeTruthy();
  });

  it('says that filters need a connection in place of outlines that nothing replaces', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open('/products', { [LIST]: () => new Promise(() => undefined) });
    expect((await screen.findAllByText('Filters need a connection.')).length).toBeGreaterThan(0);
    onLine.mockReturnValue(true);
    act(() => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Filters need a connection.')).toBeNull());
    onLine.mockRestore();
  });

  it('shows no products of another list under its name when the connection is gone', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get');
    const connect = (online: boolean) => {
      onLine.mockReturnValue(online);
      act(() => window.dispatchEvent(new Event(online ? 'online' : 'offline')));
    };
    const { router } = await open('/products', { [LIST]: sampleList([sampleProduct()]) });
    expect((await screen.findByRole('link', { name: 'Hi-MO 5' })).isConnected).toBe(true);
    connect(false);
    await act(() => router.navigate('/products?inStock=true'));
    expect((await screen.findByRole('heading', { name: 'No connection' })).isConnected).toBe(true);
    expect(screen.queryByRole('link', { name: 'Hi-MO 5' })).toBeNull();
    connect(true);
    expect((await screen.findByRole('link', { name: 'Hi-MO 5' })).isConnected).toBe(true);
    onLine.mockRestore();
  });

  it('keeps filters in the address, and asks the service with them', async () => {
    const { user, router } = await open('/products?sort=-name', {
      [LIST]: sampleList([sampleProduct()]),
    });
    await user.click(await screen.findByRole('checkbox', { name: /SMA/ }));
    await waitFor(() => expect(router.state.location.search).toContain('brand=sma'));
    await waitFor(() => expect(asked()).toMatchObject({ brand: 'sma', sort: '-name', page: 1 }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: SMA' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('brand'));
  });

  it('never asks by price for a visitor, whatever the address says', async () => {
    await open('/products?sort=price&minPrice=10&labels=sale,new', {
      [LIST]: sampleList([sampleProduct()]),
    });
    await screen.findByRole('link', { name: 'Hi-MO 5' });
    expect(asked()).toMatchObject({ sort: 'relevance', labels: 'new' });
    expect(asked()?.['minPrice']).toBeUndefined();
  });

  it('asks by price for an approved customer', async () => {
    const list = { ...sampleList([sampleProduct()]), priceAccess: 'visible' };
    await open('/products?sort=price&minPrice=10.5', { [LIST]: list }, { approved: true });
    await screen.findByRole('link', { name: 'Hi-MO 5' });
    expect(asked()).toMatchObject({ sort: 'price', minPrice: 10.5 });
  });

  it('filters by whichever attributes the answer names, each a chip by its words', async () => {
    const { user, router } = await open('/products?filter=power.5000..', {
      [LIST]: sampleList([sampleProduct()]),
    });
    await user.click(await screen.findByRole('checkbox', { name: /Three-phase/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Yes/ }));
    await waitFor(() => expect(asked()?.['filter']).toBe('power.5000..~phase.three~bifacial.true'));
    const chips = screen.getByRole('list', { name: 'Active filters' });
    expect([...chips.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Power from 5\u00a0kW',
      'Three-phase',
      'Bifacial: Yes',
      'Clear all filters',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove filter: Three-phase' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?filter=power.5000..%7Ebifacial.true'),
    );
  });

  it('takes typed ends of a range, each as one step back', async () => {
    const { user, router } = await open('/products', { [LIST]: sampleList([sampleProduct()]) });
    const from = await screen.findByRole('textbox', { name: 'Power (W), from' });
    await user.type(from, '5000{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?filter=power.5000..'));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('');
  });

  it('reads thousands and other sizes of the unit in a range, and keeps what is no number', async () => {
    const { user, router } = await open('/products', { [LIST]: sampleList([sampleProduct()]) });
    const field = (end: string) => screen.findByRole('textbox', { name: `Power (W), ${end}` });
    await user.type(await field('from'), '5,000{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?filter=power.5000..'));
    await user.type(await field('up to'), '10 kW{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?filter=power.5000..10000'));
    await user.clear(await field('up to'));
    await user.type(await field('up to'), 'ten{Enter}');
    expect((await field('up to')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a number')).toBeTruthy();
    expect(router.state.location.search).toBe('?filter=power.5000..10000');
  });

  it('drops a brand that the shop does not sell and mends the address', async () => {
    const { router } = await open('/products?brand=longi,byd&sort=name', {
      [LIST]: sampleList([sampleProduct()]),
    });
    await waitFor(() => expect(router.state.location.search).toBe('?brand=longi&sort=name'));
    await waitFor(() => expect(asked()?.['brand']).toBe('longi'));
    const chips = screen.getByRole('list', { name: 'Active filters' });
    expect(chips.textContent).not.toContain('byd');
  });

  it('makes one step back of several presses of an arrow key', async () => {
    const { user, router } = await open('/products', { [LIST]: sampleList([sampleProduct()]) });
    const thumb = await screen.findByRole('slider', { name: 'Power, Minimum' });
    act(() => thumb.focus());
    await user.keyboard('{ArrowRight>10/}');
    await waitFor(() => expect(router.state.location.search).toContain('filter=power.'));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('');
  });

  it('chooses several categories; a single one has its own page', async () => {
    const { user, router } = await open('/products?category=solar-panels&filter=bifacial.true', {
      [LIST]: sampleList([sampleProduct()]),
    });
    await user.click(await screen.findByRole('checkbox', { name: /Inverters/ }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?category=solar-panels%2Cinverters'),
    );
    await waitFor(() => expect(asked()).toMatchObject({ category: 'solar-panels,inverters' }));
    await user.click(screen.getByRole('checkbox', { name: /Solar Panels/ }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/products/category/inverters'),
    );
  });

  it('searches inside a long list of values', async () => {
    const { user } = await open('/products', { [LIST]: sampleList([sampleProduct()]) });
    const title = await screen.findByRole('button', { name: 'Series' });
    await user.click(title);
    await user.type(screen.getByRole('searchbox', { name: 'Search in “Series”' }), '13');
    expect(screen.getByRole('checkbox', { name: /Series 13/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Series 2/ })).toBeNull();
  });

  it('shows a table to order from, with what a watt costs', async () => {
    const tiers = [{ from: 36, unit: { amount: 9_900, currency: 'USD' } }];
    const price = { unit: { amount: 11_000, currency: 'USD' }, source: 'base' as const, tiers };
    const label = { en: 'Peak power', fr: 'Puissance crête' };
    const highlights = [{ code: 'power_wp', label, value: 550, unit: 'Wp' }];
    const product = sampleProduct({ price, priceAccess: 'visible', highlights });
    const list = { ...sampleList([product]), priceAccess: 'visible' };
    const stock = {
      productId: product.id,
      available: 52,
      warehouses: [
        { name: 'Dubai', available: 40 },
        { name: 'Abu Dhabi', available: 12 },
      ],
      incoming: [{ date: null, quantity: 8 }],
    };
    const routes = { [LIST]: list, 'GET /api/catalog/stock': { items: [stock] } };
    const { user } = await open('/products?view=table', routes, { approved: true });
    const row = await screen.findByRole('row', { name: /Hi-MO 5/ });
    expect(row.textContent).toContain('SKU-1');
    expect(row.textContent).toContain('0.2\u00a0USD/Wp');
    expect(await within(row).findByText('Dubai 40 · Abu Dhabi 12')).toBeTruthy();
    expect(row.textContent).toContain('8 more on order');
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Hi-MO 5' });
    await user.clear(quantity);
    await user.type(quantity, '36{Enter}');
    expect(row.textContent).toContain('$99.00');
    expect(row.textContent).toContain('0.18\u00a0USD/Wp');
    await user.click(screen.getByRole('button', { name: 'Add Hi-MO 5 to cart' }));
    expect(useCart.getState().lines).toMatchObject([{ quantity: 36 }]);
  });

  it('says what to do in a category without products, where there is no filter to clear', async () => {
    await open('/products', { [LIST]: sampleList([]) });
    expect(await screen.findByRole('link', { name: 'Ask an engineer' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });

  it('loads more below what is shown', async () => {
    const second = sampleProduct({ id: 'prd_2', slug: 'two', name: 'Second' });
    const { user } = await open('/products', {
      [LIST]: ({ params }: { params: { page: number } }) =>
        sampleList([params.page === 1 ? sampleProduct() : second], 25),
    });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Second' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Hi-MO 5' })).toBeTruthy();
  });

  it('offers to clear the filters when nothing fits', async () => {
    const { user, router } = await open('/products?brand=longi', { [LIST]: sampleList([]) });
    expect(await screen.findByText('No products found')).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear all filters' });
    if (clear) await user.click(clear);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('offers to try again when the service is down', async () => {
    let down = true;
    const { user } = await open('/products', {
      [LIST]: () => (down ? answer(503) : sampleList([sampleProduct()])),
    });
    const retry = await screen.findByRole('button', { name: /try again|retry/i });
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Hi-MO 5' })).toBeTruthy();
  });
});
