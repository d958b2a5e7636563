import fc from 'fast-check';
import {
  addLine,
  cartItemCount,
  cartTotal,
  parseCart,
  setLineQuantity,
  withoutPrices,
  type CartLine,
} from '@solar/mfe-kit/stores/cart-line';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const product = (id: string, price?: number, salePrice?: number) => ({
  id,
  slug: id,
  name: id,
  brand: 'Brand',
  image: '',
  ...(price === undefined ? {} : { price: usd(price) }),
  ...(salePrice === undefined ? {} : { salePrice: usd(salePrice) }),
});

const operation = fc.record({
  kind: fc.constantFrom('add', 'set'),
  id: fc.constantFrom('a', 'b', 'c'),
  quantity: fc.integer({ min: -3, max: 50 }),
});

describe('cart lines', () => {
  it('hold each product once, with a positive quantity, whatever is done to them', () => {
    fc.assert(
      fc.property(fc.array(operation), (operations) => {
        let lines: CartLine[] = [];
        for (const { kind, id, quantity } of operations) {
          lines =
            kind === 'add'
              ? addLine(lines, product(id, 100), Math.max(1, quantity))
              : setLineQuantity(lines, id, quantity);
        }
        expect(new Set(lines.map((line) => line.product.id)).size).toBe(lines.length);
        expect(lines.every((line) => line.quantity > 0)).toBe(true);
        expect(cartTotal(lines)?.amount ?? 0).toBe(cartItemCount(lines) * 100);
      }),
    );
  });

  it('add to the line of a product that is there already', () => {
    const lines = addLine(addLine([], product('a'), 2), product('a'), 3);
    expect(lines).toEqual([{ product: product('a'), quantity: 5 }]);
  });

  it('leave with quantity zero or less', () => {
    const lines = addLine([], product('a'), 2);
    expect(setLineQuantity(lines, 'a', 0)).toEqual([]);
    expect(setLineQuantity(lines, 'a', -1)).toEqual([]);
  });

  it('count the sale price where there is one', () => {
    const lines = addLine(addLine([], product('a', 1_000, 800), 2), product('b', 500), 1);
    expect(cartTotal(lines)).toEqual(usd(2_100));
  });

  it('have no total while a price is missing', () => {
    expect(cartTotal(addLine(addLine([], product('a', 1_000), 1), product('b'), 1))).toBeNull();
    expect(cartTotal([])).toBeNull();
  });

  it('keep no price for a visitor', () => {
    const [line] = withoutPrices(addLine([], product('a', 1_000, 800), 2));
    expect(JSON.stringify(line)).not.toMatch(/price/i);
    expect(line?.quantity).toBe(2);
  });
});

describe('a stored cart', () => {
  it('is read back', () => {
    const lines = addLine([], product('a', 1_000), 2);
    expect(parseCart(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
  });

  it('is refused when corrupt', () => {
    for (const corrupt of [null, {}, 'x', [1], [{ product: {}, quantity: 1 }]]) {
      expect(parseCart(corrupt)).toBeUndefined();
    }
    expect(parseCart([{ product: product('a'), quantity: 1.5 }])).toBeUndefined();
    expect(parseCart([{ product: product('a'), quantity: 0 }])).toBeUndefined();
  });
});
