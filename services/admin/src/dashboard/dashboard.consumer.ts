import { Injectable } from '@nestjs/common';
import { userChanged } from '@solar/contracts/account/events';
import { orderPlaced, orderStatusChanged } from '@solar/contracts/checkout/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { stockLevelChanged } from '@solar/contracts/inventory/events';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import type { z } from 'zod';
import { DashboardRepository } from './dashboard.repository';

/** Feeds the dashboard from the events of the other slices. */
@Injectable()
export class DashboardConsumer {
  constructor(private readonly figures: DashboardRepository) {}

  @OnMessage(orderPlaced, { durable: 'dashboard-order-placed', inbox: false })
  async orderPlaced(data: z.infer<typeof orderPlaced.data>, envelope: Envelope): Promise<void> {
    await this.figures.keepOrder(data.orderId, envelope.version, {
      orderNumber: data.orderNumber,
      email: data.email,
      // An order is announced once it is paid and its stock allocated.
      status: 'processing',
      total: data.total,
      placedAt: new Date(data.placedAt),
    });
  }

  @OnMessage(orderStatusChanged, { durable: 'dashboard-order-status', inbox: false })
  async orderStatusChanged(
    data: z.infer<typeof orderStatusChanged.data>,
    envelope: Envelope,
  ): Promise<void> {
    await this.figures.keepOrder(data.orderId, envelope.version, {
      orderNumber: data.orderNumber,
      email: data.email,
      status: data.to,
      total: data.total,
      placedAt: new Date(data.placedAt),
    });
  }

  @OnMessage(userChanged, { durable: 'dashboard-user-changed', inbox: false })
  async userChanged(data: z.infer<typeof userChanged.data>, envelope: Envelope): Promise<void> {
    await this.figures.keepPerson(data.userId, envelope.version, {
      customer: data.role === 'user',
      active: data.active,
      approved: data.approved,
    });
  }

  @OnMessage(stockLevelChanged, { durable: 'dashboard-stock-level', inbox: false })
  async stockLevelChanged(
    data: z.infer<typeof stockLevelChanged.data>,
    envelope: Envelope,
  ): Promise<void> {
    await this.figures.keepStock(data.productId, envelope.version, { status: data.status });
  }
}
