import { Controller } from '@nestjs/common';
import { findCustomerOrder } from '@solar/contracts/checkout/rpc';
import { Answer } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { OrderRepository } from './order.repository';

/** What support asks about the orders of a customer. */
@Controller()
export class OrderRpc {
  constructor(private readonly orders: OrderRepository) {}

  @Answer(findCustomerOrder)
  async find({ orderId, customerId }: z.infer<typeof findCustomerOrder.request>) {
    const order = await this.orders.findOwned(orderId, customerId);
    const { orderNumber = null, serials } = order ?? {};
    return { orderNumber, ...(serials && { serials }) };
  }
}
