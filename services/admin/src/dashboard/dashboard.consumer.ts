import { Controller } from '@nestjs/common';
import { userChanged } from '@solar/contracts/account/events';
import { orderPlaced, orderStatusChanged } from '@solar/contracts/checkout/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import type { Projection } from '@solar/service-kit/mongo/project-newest';
import type { z } from 'zod';
import { DashboardRepository } from './dashboard.repository';
import type { OrderFigureDoc } from './dashboard.schema';

type Summary = Pick<
  z.output<typeof orderStatusChanged.data>,
  'orderId' | 'orderNumber' | 'email' | 'total' | 'placedAt'
>;
type Batch<T extends { data: z.ZodType }> = readonly Envelope<z.output<T['data']>>[];

/** Feeds the dashboard from the events of the other slices. */
@Controller()
export class DashboardConsumer {
  constructor(private readonly figures: DashboardRepository) {}

  @ConsumeBatch(orderPlaced, { durable: 'dashboard-order-placed', everyMs: 1_000 })
  async orderPlaced(batch: Batch<typeof orderPlaced>): Promise<void> {
    await this.figures.keepOrders(
      // An order is announced once it is paid and its stock allocated.
      batch.map(({ version, data }) => figureOf(version, data, 'processing')),
    );
  }

  @ConsumeBatch(orderStatusChanged, { durable: 'dashboard-order-status', everyMs: 1_000 })
  async orderStatusChanged(batch: Batch<typeof orderStatusChanged>): Promise<void> {
    await this.figures.keepOrders(
      batch.map(({ version, data }) => figureOf(version, data, data.to)),
    );
  }

  @ConsumeBatch(userChanged, { durable: 'dashboard-user-changed' })
  async userChanged(batch: Batch<typeof userChanged>): Promise<void> {
    await this.figures.keepPeople(
      batch.map(({ version, data }) => ({
        id: data.userId,
        version,
        fields: {
          customer: data.role === 'user',
          active: data.active,
          approved: data.approved,
        },
      })),
    );
  }
}

/** What the dashboard keeps of an order, whichever event spoke of it. */
function figureOf(
  version: number,
  { orderId: id, orderNumber, email, total, placedAt }: Summary,
  status: OrderFigureDoc['status'],
): Projection<OrderFigureDoc> {
  return {
    id,
    version,
    fields: { orderNumber, email, status, total, placedAt: new Date(placedAt) },
  };
}
