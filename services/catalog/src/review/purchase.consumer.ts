import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { orderPlaced } from '@solar/contracts/checkout/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import { PurchaseRepository } from './purchase.repository';

type Order = z.infer<typeof orderPlaced.data>;

/** Remembers who bought what, so that reviews of buyers can be recognised. */
@Controller()
export class PurchaseConsumer {
  constructor(private readonly purchases: PurchaseRepository) {}

  @ConsumeBatch(orderPlaced, { durable: 'purchases', everyMs: 1_000 })
  async project(batch: readonly Envelope<Order>[]): Promise<void> {
    await this.purchases.remember(
      batch.flatMap(({ data: { customerId, orderId, lines } }) =>
        lines.map(({ productId }) => ({ customerId, orderId, productId })),
      ),
    );
  }
}
