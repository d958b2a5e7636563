import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { TOAST_EVENT, type ToastEventDetail } from '@solar/ui/toast/toast';
import { act, screen, waitFor } from '@testing-library/react';
import CartDrawerSlot from '../src/features/cart-drawer/cart-drawer.slot';
import remote from '../src/remote';

const locales = { checkout: remote.locales };
const line = {
  product: { id: 'prd_a', slug: 'panel', name: 'Panel', brand: 'Helios', image: '/x.jpg' },
  quantity: 2,
};

describe('cart drawer', () => {
  beforeEach(() => useCart.setState({ lines: [line], isOpen: true }));

  it('is open when it first appears, and closes on the way to another page', async () => {
    const { router } = await renderWithKit(<CartDrawerSlot />, { locales, route: '/products' });
    expect(screen.getByText('Your Cart').isConnected).toBe(true);
    await router.navigate('/cart');
    await waitFor(() => expect(useCart.getState().isOpen).toBe(false));
  });

  it('asks for no picture of a product that has none', async () => {
    const bare = { ...line, product: { ...line.product, image: '' } };
    useCart.setState({ lines: [bare], isOpen: true });
    await renderWithKit(<CartDrawerSlot />, { locales });
    expect(screen.getByRole('link', { name: 'Panel' }).isConnected).toBe(true);
    expect(document.querySelectorAll('img')).toHaveLength(0);
  });

  it('shows a visitor the goods and no price', async () => {
    await renderWithKit(<CartDrawerSlot />, { locales });
    expect(screen.getByRole('link', { name: 'Panel' }).isConnected).toBe(true);
    expect(screen.getByRole('link', { name: 'Login to see price' }).isConnected).toBe(true);
  });

  it('changes and removes lines', async () => {
    const { user } = await renderWithKit(<CartDrawerSlot />, { locales });
    await user.click(screen.getByRole('button', { name: /increase|more|add one/i }));
    expect(useCart.getState().lines[0]?.quantity).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Remove Panel' }));
    expect(useCart.getState().lines).toEqual([]);
    expect(screen.getByText('Your cart is empty').isConnected).toBe(true);
  });

  it('takes a line out at zero or less, and puts it back as it was', async () => {
    const toasts: ToastEventDetail[] = [];
    const listen = (event: Event) => toasts.push((event as CustomEvent<ToastEventDetail>).detail);
    window.addEventListener(TOAST_EVENT, listen);
    const { user } = await renderWithKit(<CartDrawerSlot />, { locales });
    const input = screen.getByRole('spinbutton');
    await user.clear(input);
    await user.type(input, '-3{Enter}');
    window.removeEventListener(TOAST_EVENT, listen);
    expect(useCart.getState().lines).toEqual([]);
    const [toast] = toasts;
    expect(toast).toMatchObject({ title: 'Panel was removed', action: { label: 'Undo' } });
    act(() => toast?.action?.onClick());
    expect(useCart.getState().lines).toMatchObject([line]);
  });
});
