import { getModelToken } from '@nestjs/mongoose';
import { unmetExpectations } from '@solar/service-kit/testing/consumer-expectations';
import type { TestService } from '@solar/service-kit/testing/test-service';
import type { Model } from 'mongoose';
import { DashboardRepository } from '../src/dashboard/dashboard.repository';
import type { OrderFigureDoc } from '../src/dashboard/dashboard.schema';
import { startAdmin } from './admin-service';

let service: TestService;
beforeAll(async () => {
  service = await startAdmin();
});
afterAll(() => service.close());

it('keeps the newest status of an order when an older one is inserted at the same moment', async () => {
  const order = {
    orderNumber: 'ALSA-2026-000009',
    email: 'b@example.com',
    total: { amount: 1, currency: 'USD' },
    placedAt: new Date(),
  };
  const older = { ...order, _id: 'ord_met', version: 1, status: 'processing' as const };
  const { collection } = service.get<Model<OrderFigureDoc>>(getModelToken('OrderFigure'));
  // The engine has found no such order and meets it when it inserts: what the first write then answers.
  jest.spyOn(collection, 'bulkWrite').mockImplementationOnce(async () => {
    await collection.insertOne({ ...older } as never);
    return collection.insertOne({ ...older } as never) as never;
  });
  const fields = { ...order, status: 'shipped' as const };
  await service.get(DashboardRepository).keepOrders([{ id: 'ord_met', version: 2, fields }]);
  const kept = await collection.findOne({ _id: 'ord_met' as never });
  expect(kept).toMatchObject({ version: 2, status: 'shipped' });
});

it('gives its consumers, those of a release among them, all that their tests take for granted', async () => {
  expect(await unmetExpectations(service)).toEqual([]);
});
