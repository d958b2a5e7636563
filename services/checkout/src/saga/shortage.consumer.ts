import { Controller } from '@nestjs/common';
import { orderCovered, orderPartShipped, orderShort } from '@solar/contracts/inventory/events';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { Shortages } from './shortages';

/** What the warehouse says of orders whose goods are gone, came after all, or left in parts. */
@Controller()
export class ShortageConsumer {
  constructor(private readonly shortages: Shortages) {}

  @Consume(orderShort, { durable: 'order-short' })
  async onShort(data: z.infer<typeof orderShort.data>): Promise<void> {
    await this.shortages.decided(data);
  }

  @Consume(orderCovered, { durable: 'order-covered' })
  async onCovered({ orderId }: z.infer<typeof orderCovered.data>): Promise<void> {
    await this.shortages.covered(orderId);
  }

  @Consume(orderPartShipped, { durable: 'order-part-shipped' })
  async onPartShipped(data: z.infer<typeof orderPartShipped.data>): Promise<void> {
    await this.shortages.partShipped(data);
  }
}
