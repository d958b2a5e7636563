import type { ProductStock } from '@solar/contracts/catalog/stock-http';
import { shipsFrom } from './ships-from';

const stock = (productId: string, left: Record<string, number>): ProductStock => ({
  productId,
  available: Object.values(left).reduce((sum, count) => sum + count, 0),
  warehouses: Object.entries(left).map(([name, available]) => ({ name, available })),
  incoming: [],
});

const STOCKS = [
  stock('prd_1', { Dubai: 10, 'Abu Dhabi': 4, Sharjah: 1 }),
  stock('prd_2', { Dubai: 2, 'Abu Dhabi': 9 }),
];
const cart = (first: number, second: number) => [
  { productId: 'prd_1', quantity: first },
  { productId: 'prd_2', quantity: second },
];

it('names each warehouse that has the whole cart', () => {
  expect(shipsFrom(cart(2, 2), STOCKS)).toEqual({ places: ['Dubai', 'Abu Dhabi'], each: true });
  expect(shipsFrom(cart(9, 1), STOCKS)).toEqual({ places: ['Dubai'], each: true });
});

it('names the fewest that have it together, and none when some of it is missing', () => {
  expect(shipsFrom(cart(10, 9), STOCKS)).toEqual({
    places: ['Dubai', 'Abu Dhabi'],
    each: false,
  });
  expect(shipsFrom(cart(16, 1), STOCKS)).toBeNull();
  expect(shipsFrom([{ productId: 'prd_9', quantity: 1 }], STOCKS)).toBeNull();
  expect(shipsFrom([], STOCKS)).toBeNull();
});
