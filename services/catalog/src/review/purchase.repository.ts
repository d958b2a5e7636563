import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PURCHASE, purchaseId, type PurchaseDoc } from './purchase.schema';

export type BoughtProduct = { customerId: string; orderId: string; productId: string };

@Injectable()
export class PurchaseRepository {
  constructor(@InjectModel(PURCHASE) private readonly purchases: Model<PurchaseDoc>) {}

  /** One command for all; a purchase that is known stays as it is, so that repeating this changes nothing. */
  async remember(bought: readonly BoughtProduct[]): Promise<void> {
    const orders = new Map(
      bought.map(({ customerId, orderId, productId }) => [
        purchaseId(customerId, productId),
        orderId,
      ]),
    );
    if (orders.size === 0) return;
    await this.purchases.bulkWrite(
      [...orders].map(([_id, orderId]) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { orderId } }, upsert: true },
      })),
      { ordered: false },
    );
  }

  async hasBought(customerId: string, productId: string): Promise<boolean> {
    return (await this.purchases.exists({ _id: purchaseId(customerId, productId) })) !== null;
  }
}
