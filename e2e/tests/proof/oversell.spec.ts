import { Buyer } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { expect, test } from '../../src/test';
import { waitUntil } from '../../src/wait';

const PIECES = 10;
const BUYERS = 50;

interface StockDetail {
  onHand: number;
  allocated: number;
  held: number;
  available: number;
}

test('fifty buyers at once for ten pieces end in ten orders and forty clean refusals', async ({
  api,
}) => {
  const product = await createProduct(api, PIECES);
  const admin = await api.as('admin');
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => Buyer.create(api, admin)));
  const outcomes = await Promise.all(buyers.map((buyer) => buyer.buy(product.id)));

  const placed = outcomes.filter((outcome) => outcome?.checkoutState === 'paid');
  expect(placed).toHaveLength(PIECES);
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(BUYERS - PIECES);
  expect(new Set(placed.map((outcome) => outcome?.orderNumber)).size).toBe(PIECES);

  const warehouse = await api.as('warehouse');
  const stock = await waitUntil('the stock to settle', async () => {
    const { body } = await warehouse.get<StockDetail>(`/api/inventory/stock-levels/${product.id}`);
    return body.held === 0 && body;
  });
  expect(stock).toMatchObject({ onHand: PIECES, allocated: PIECES, available: 0 });
});
