import { Module } from '@nestjs/common';
import { HOLD_CONVERSATIONS } from '@solar/contracts/inventory/hold-conversations';
import { serviceConfigSchema } from '@solar/service-kit/config/service-config';
import { newId } from '@solar/service-kit/mongo/new-id';
import { playHolds } from '@solar/service-kit/testing/hold-conversations';
import { createTestService, type TestService } from '@solar/service-kit/testing/test-service';
import { InventoryDouble } from './support/inventory-double';

/** A service of no slice: nobody but the double listens. */
@Module({})
class Nothing {}

let service: TestService;
let double: InventoryDouble;

beforeAll(async () => {
  service = await createTestService({
    name: 'nothing',
    module: Nothing,
    config: serviceConfigSchema,
  });
  double = new InventoryDouble(service);
});
afterAll(() => service.close());

it.each(HOLD_CONVERSATIONS.map((conversation) => [conversation.title, conversation] as const))(
  'what plays inventory in the tests of checkout %s',
  async (_title, conversation) => {
    const played = await playHolds(conversation, {
      service,
      product: (pieces) => {
        const productId = newId('prd');
        double.shelf.set(productId, pieces);
        return Promise.resolve(productId);
      },
      free: (productId) => Promise.resolve(double.shelf.get(productId) ?? 0),
      handled: async (commandId) => {
        await service.waitFor(() => double.commands.some(({ id }) => id === commandId));
      },
    });
    expect(played).toEqual(conversation.turns);
  },
);
