import type { CartLine } from '@solar/contracts/checkout/cart-http';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../src/remote';
import { StockNote } from '../src/shared/stock-note';

const locales = { checkout: remote.locales };
const line = (available: number): CartLine => ({
  ...{ productId: 'prd_a', sku: 'P', slug: 'panel', name: 'Panel', brand: 'Helios', imageUrl: '' },
  ...{ quantity: 9_000, unit: null, lineTotal: null, buyable: true },
  stock: { status: 'low_stock', available },
});

beforeEach(() => {
  const product = { id: 'prd_a', slug: 'panel', name: 'Panel', brand: 'Helios', image: '' };
  useCart.setState({ lines: [{ product, quantity: 9_000 }] });
});

it('says how many are left of what was asked for, and takes that many', async () => {
  const { user } = await renderWithKit(<StockNote line={line(1_428)} />, { locales });
  expect(screen.getByText('Only 1,428 left').isConnected).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Take 1,428 of Panel' }));
  expect(useCart.getState().lines[0]?.quantity).toBe(1_428);
});

it('calls what has nothing left out of stock', async () => {
  await renderWithKit(<StockNote line={line(0)} />, { locales });
  expect(screen.getByText('Out of stock').isConnected).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});
