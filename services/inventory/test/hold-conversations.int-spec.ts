import { demoProductId } from '@solar/contracts/common/demo-ids';
import { HOLD_CONVERSATIONS } from '@solar/contracts/inventory/hold-conversations';
import { playHolds } from '@solar/service-kit/testing/hold-conversations';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
let products = 3;

beforeAll(async () => {
  world = await WarehouseWorld.create();
});
afterAll(() => world.service.close());

/** A product of its own for each conversation. */
async function product(pieces: number): Promise<string> {
  products += 1;
  const sku = `TALK-${products}`;
  await world.addProduct(sku, products);
  const productId = demoProductId(sku);
  await world.receive(productId, pieces);
  return productId;
}

it.each(HOLD_CONVERSATIONS.map((conversation) => [conversation.title, conversation] as const))(
  'the ledger %s',
  async (_title, conversation) => {
    const played = await playHolds(conversation, {
      service: world.service,
      product,
      free: async (productId) => (await world.level(productId)).available,
      handled: () => world.service.atRest(),
    });
    expect(played).toEqual(conversation.turns);
    await world.assertBalanced();
  },
);
