import { Controller } from '@nestjs/common';
import { userChanged } from '@solar/contracts/account/events';
import { orderPlaced, orderStatusChanged } from '@solar/contracts/checkout/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { DashboardRepository } from './dashboard.repository';

type Batch<T extends { data: z.ZodType }> = readonly Envelope<z.output<T['data']>>[];

/** Feeds the dashboard from the events of the other slices. */
@Controller()
export class DashboardConsumer {
  constructor(private readonly figures: DashboardRepository) {}

  @ConsumeBatch(orderPlaced, { durable: 'dashboard-order-placed', gatherMs: 250 })
  async orderPlaced(batch: Batch<typeof orderPlaced>): Promise<void> {
    await this.figures.keepOrders(
      batch.map(({ version, data }) => ({
        id: data.orderId,
        version,
        fields: {
          orderNumber: data.orderNumber,
          email: data.email,
          // An order is announced once it is paid and its stock allocated.
          status: 'processing',
          total: data.total,
          placedAt: new Date(data.placedAt),
        },
      })),
    );
  }

  @ConsumeBatch(orderStatusChanged, { durable: 'dashboard-order-status', gatherMs: 250 })
  async orderStatusChanged(batch: Batch<typeof orderStatusChanged>): Promise<void> {
    await this.figures.keepOrders(
      batch.map(({ version, data }) => ({
        id: data.orderId,
        version,
        fields: {
          orderNumber: data.orderNumber,
          email: data.email,
          status: data.to,
          total: data.total,
          placedAt: new Date(data.placedAt),
        },
      })),
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
