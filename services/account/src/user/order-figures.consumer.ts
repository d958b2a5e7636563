import { Controller } from '@nestjs/common';
import { orderPlaced } from '@solar/contracts/checkout/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { OrderFigures } from './order-figures';

/** Counts what customers buy, for the customer list. */
@Controller()
export class OrderFiguresConsumer {
  constructor(private readonly figures: OrderFigures) {}

  @ConsumeBatch(orderPlaced, { durable: 'count-orders', everyMs: 1_000 })
  async orderPlaced(batch: readonly Envelope<z.output<typeof orderPlaced.data>>[]): Promise<void> {
    await this.figures.count(
      batch.map(({ data: { orderId, customerId, total, placedAt } }) => ({
        orderId,
        customerId,
        spentMinor: total.amount,
        currency: total.currency,
        placedAt: new Date(placedAt),
      })),
    );
  }
}
