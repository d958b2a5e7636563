import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { useComparison } from '@solar/mfe-kit/stores/comparison-store';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { TOAST_EVENT, type ToastEventDetail } from '@solar/ui/toast/toast';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import remote from '../../remote';
import { sampleProduct } from '../../testing/sample-product';
import { ProductCard } from './product-card';

const locales = { catalog: remote.locales };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const PRICED = {
  price: { unit: usd(9_000), base: usd(10_000), source: 'sale' as const },
  priceAccess: 'visible' as const,
};

describe('product card', () => {
  let http: ReturnType<typeof fakeHttp>;
  beforeEach(() => {
    http = fakeHttp({ 'GET /api/account/wishlist': { items: [] } });
    useCart.getState().clear();
    useComparison.setState({ ids: [] });
  });

  afterEach(() => http.restore());

  const show = (fields = {}, user?: { approved: boolean }) =>
    renderWithKit(<ProductCard product={sampleProduct(fields)} />, {
      locales,
      ...(user ? { user } : {}),
    });

  it('puts price and sale price into the cart of an approved customer', async () => {
    const { user } = await show(PRICED, { approved: true });
    expect(screen.getByText('$90.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add Hi-MO 5 to cart' }));
    expect(useCart.getState().lines).toMatchObject([
      { quantity: 1, product: { price: usd(10_000), salePrice: usd(9_000) } },
    ]);
  });

  it('asks for no picture of a product that has none, neither here nor in the cart', async () => {
    const { container, user } = await show({ image: null });
    expect(container.querySelectorAll('img, source')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Add Hi-MO 5 to cart' }));
    expect(useCart.getState().lines).toMatchObject([{ product: { image: '' } }]);
  });

  it.each([
    [0.349, '349'],
    [1.5, '1.5'],
  ])('names a power of %d kW as it is spoken of', async (value, shown) => {
    const label = { en: 'Rated AC power', fr: 'Puissance AC nominale' };
    const figure = { code: 'rated_ac_kw', label, value, unit: 'kW', confidence: 'recalled' };
    await show({ highlights: [figure] });
    const unit = value < 1 ? 'W' : 'kW';
    const text = screen.getByText(/^Rated AC power/).closest('li')?.textContent;
    expect(text).toBe(`Rated AC power: ${shown} ${unit}`);
  });

  it('says when the cart asks for more than there is, in place of what it said first', async () => {
    const { calls } = fakeHttp({
      'GET /api/checkout/products/:id/availability': { available: 1 },
    });
    const toasts: ToastEventDetail[] = [];
    const listen = (event: Event) => toasts.push((event as CustomEvent<ToastEventDetail>).detail);
    window.addEventListener(TOAST_EVENT, listen);
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Add Hi-MO 5 to cart' }));
    await user.click(screen.getByRole('button', { name: 'Add Hi-MO 5 to cart' }));
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({
        title: 'Only 1 left',
        description: 'Your cart has 2 × Hi-MO 5.',
      }),
    );
    window.removeEventListener(TOAST_EVENT, listen);
    expect(new Set(toasts.map(({ id }) => id)).size).toBe(1);
    expect(calls.at(-1)?.params).toEqual({ quantity: 2 });
  });

  it('shows a tick for a moment after adding, under the same name', async () => {
    const { user } = await show();
    const add = screen.getByRole('button', { name: 'Add Hi-MO 5 to cart' });
    const icons = () => add.querySelectorAll('svg').length;
    expect(icons()).toBe(1);
    await user.click(add);
    expect(icons()).toBe(2);
    expect(add.textContent).toBe('Add');
    await waitFor(() => expect(icons()).toBe(1), { timeout: 5_000 });
  });

  it('takes its picture along to the product, named alone, and never its price', async () => {
    const state = { given: undefined as unknown };
    const Arrived = () => {
      state.given = useLocation().state;
      return null;
    };
    const { user, container } = await renderWithKit(
      <>
        <ProductCard product={sampleProduct(PRICED)} />
        <ProductCard product={sampleProduct({ slug: 'other', name: 'Hi-MO 6' })} />
      </>,
      {
        locales,
        user: { approved: true },
        routes: [{ path: '/products/:slug', element: <Arrived /> }],
      },
    );
    const [first, second] = container.querySelectorAll('article');
    const carried = (card?: Element) => card?.querySelectorAll('[data-carried]').length;
    fireEvent.click(screen.getByRole('link', { name: 'Hi-MO 6' }), { ctrlKey: true });
    expect([carried(first), carried(second)]).toEqual([0, 1]);
    const link = screen.getByRole('link', { name: 'Hi-MO 5' });
    fireEvent.click(link, { ctrlKey: true });
    expect([carried(first), carried(second)]).toEqual([1, 0]);
    await user.click(link);
    await waitFor(() => expect(state.given).toEqual({ picture: sampleProduct(PRICED).image }));
    expect(JSON.stringify(state.given)).not.toContain('amount');
  });

  it('keeps prices out of the cart of a visitor', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Add Hi-MO 5 to cart' }));
    expect(JSON.stringify(useCart.getState().lines)).not.toContain('amount');
    expect(useCart.getState().lines).toHaveLength(1);
  });

  it.each([
    [{ stock: 'out_of_stock' as const }],
    [{ price: null, priceAccess: 'visible' as const }],
  ])('does not sell %j', async (fields) => {
    await show(fields);
    expect(screen.getByRole('button', { name: 'Add Hi-MO 5 to cart' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('says to a customer who waits for approval that they wait', async () => {
    await show({ priceAccess: 'approval' }, { approved: false });
    expect(screen.getByText('Price after approval')).toBeTruthy();
  });

  it('goes into the comparison and out again', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Compare Hi-MO 5' }));
    expect(useComparison.getState().ids).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove Hi-MO 5 from comparison' }));
    expect(useComparison.getState().ids).toEqual([]);
  });

  it('falls back to JPEG, then to a placeholder', async () => {
    const { container } = await show();
    expect(container.querySelectorAll('source')).toHaveLength(2);
    fireEvent.error(screen.getByRole('img', { name: 'Hi-MO 5' }));
    expect(container.querySelectorAll('source')).toHaveLength(0);
    fireEvent.error(screen.getByRole('img', { name: 'Hi-MO 5' }));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Hi-MO 5' })).toBeTruthy();
  });
});
