import { Injectable } from '@nestjs/common';
import { orderPlaced } from '@solar/contracts/checkout/events';
import { orderShipped } from '@solar/contracts/inventory/events';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import type { z } from 'zod';
import { OrderAdminService } from './order-admin.service';
import { OrderMails } from './order-mails';
import { OrderRepository } from './order.repository';

@Injectable()
export class OrderConsumer {
  constructor(
    private readonly orders: OrderRepository,
    private readonly admin: OrderAdminService,
    private readonly mails: OrderMails,
    private readonly mailer: Mailer,
  ) {}

  /** The event is the mail's queue: it is acknowledged when the mail server has taken the mail. */
  @OnMessage(orderPlaced, { durable: 'order-confirmation-mail', inbox: false, concurrency: 2 })
  async confirm(data: z.infer<typeof orderPlaced.data>): Promise<void> {
    const order = await this.orders.findById(data.orderId);
    if (order) await this.mailer.send(await this.mails.confirmed(order));
  }

  @OnMessage(orderShipped, { durable: 'order-shipped', inbox: false })
  async shipped(data: z.infer<typeof orderShipped.data>): Promise<void> {
    await this.admin.shippedByWarehouse(data.orderId);
  }
}
