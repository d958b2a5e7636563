import { Injectable } from '@nestjs/common';
import { orderPlaced } from '@solar/contracts/checkout/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { UserRepository } from './user.repository';

/** Counts what customers buy, for the customer list. */
@Injectable()
export class OrderFiguresConsumer {
  constructor(private readonly users: UserRepository) {}

  @OnMessage(orderPlaced, { durable: 'count-orders' })
  async count(
    order: z.infer<typeof orderPlaced.data>,
    _envelope: Envelope,
    session: ClientSession,
  ): Promise<void> {
    const { customerId, total, placedAt } = order;
    const at = new Date(placedAt);
    await this.users.addOrder(customerId, total.amount, total.currency, at, session);
  }
}
