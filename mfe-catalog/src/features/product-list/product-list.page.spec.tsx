import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { sampleList, sampleProduct } from '../../testing/sample-product';
import { ProductListPage } from './product-list.page';

const LIST = 'GET /api/catalog/products';
const OTHERS = { 'GET /api/catalog/categories': { items: [] } };
const locales = { catalog: remote.locales };

describe('product list', () => {
  let http: ReturnType<typeof fakeHttp> | undefined;
  afterEach(() => http?.restore());

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

  it('asks by price in minor units for an approved customer', async () => {
    const list = { ...sampleList([sampleProduct()]), priceAccess: 'visible' };
    await open('/products?sort=price&minPrice=10.5', { [LIST]: list }, { approved: true });
    await screen.findByRole('link', { name: 'Hi-MO 5' });
    expect(asked()).toMatchObject({ sort: 'price', minPrice: 1050 });
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
    const { user, router } = await open('/products?brand=none', { [LIST]: sampleList([]) });
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
