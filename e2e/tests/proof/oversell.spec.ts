import { settledStock } from '../../src/books';
import { Buyer } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { atRest } from '../../src/rest';
import { expect, test } from '../../src/test';

const PIECES = 10;
const BUYERS = 50;

test('fifty buyers at once for ten pieces end in ten orders and forty clean refusals', async ({
  api,
  stack,
}) => {
  const product = await createProduct(api, PIECES);
  const admin = await api.as('admin');
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => Buyer.create(api, admin)));
  const start = performance.now();
  const outcomes = await Promise.all(buyers.map((buyer) => buyer.buyUntilAnswered(product.id)));
  const seconds = (performance.now() - start) / 1_000;
  await Promise.all(buyers.map((buyer, at) => outcomes[at] && buyer.placed(outcomes[at])));

  const placed = outcomes.filter((outcome) => outcome?.checkoutState === 'paid');
  expect(placed).toHaveLength(PIECES);
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(BUYERS - PIECES);
  expect(new Set(placed.map((outcome) => outcome?.orderNumber)).size).toBe(PIECES);

  await atRest(stack);
  const stock = await settledStock(await api.as('warehouse'), product.id);
  expect(stock).toMatchObject({ onHand: PIECES, allocated: PIECES, available: 0 });
  console.log(`The last of ${BUYERS} buyers had an answer after ${seconds.toFixed(1)} s`);
});
