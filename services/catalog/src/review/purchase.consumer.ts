import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { z } from 'zod';
import { orderPlaced } from '@solar/contracts/checkout/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import { PURCHASE, purchaseId, type PurchaseDoc } from './purchase.schema';

type Order = z.infer<typeof orderPlaced.data>;

/** Remembers who bought what, so that reviews of buyers can be told apart. */
@Injectable()
export class PurchaseConsumer {
  constructor(@InjectModel(PURCHASE) private readonly purchases: Model<PurchaseDoc>) {}

  @OnMessage(orderPlaced, { durable: 'purchases' })
  async project(order: Order, _envelope: Envelope<Order>, session: ClientSession): Promise<void> {
    for (const { productId } of order.lines) {
      await this.purchases.updateOne(
        { _id: purchaseId(order.customerId, productId) },
        { $set: { orderId: order.orderId } },
        { upsert: true, session },
      );
    }
  }
}
