import { Controller } from '@nestjs/common';
import { orderShipped } from '@solar/contracts/inventory/events';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { OrderAdminService } from './order-admin.service';

@Controller()
export class OrderConsumer {
  constructor(private readonly admin: OrderAdminService) {}

  @Consume(orderShipped, { durable: 'order-shipped' })
  async shipped(data: z.infer<typeof orderShipped.data>): Promise<void> {
    await this.admin.shippedByWarehouse(data);
  }
}
