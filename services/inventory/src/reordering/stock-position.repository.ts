import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { openOf } from '../purchase-orders/open-lines';
import type { PurchaseOrderDoc } from '../purchase-orders/purchase-order.schema';
import type { BalanceDoc } from '../stock/balance.schema';

/** What a warehouse has of a product, and what comes. */
export interface StockPosition {
  onHand: number;
  allocated: number;
  incoming: number;
}

const NOTHING: StockPosition = { onHand: 0, allocated: 0, incoming: 0 };

/** Counts pieces by product and warehouse. */
@Injectable()
export class StockPositionRepository {
  constructor(
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
    @InjectModel('PurchaseOrder') private readonly orders: Model<PurchaseOrderDoc>,
  ) {}

  /** Drafts count as on their way: who has proposed an order once is not to propose it again. */
  async of(
    productIds: readonly string[],
  ): Promise<(productId: string, warehouseId: string) => StockPosition> {
    const positions = new Map<string, StockPosition>();
    const add = (productId: string, warehouseId: string, more: Partial<StockPosition>) => {
      const key = `${productId}|${warehouseId}`;
      const seen = positions.get(key) ?? NOTHING;
      positions.set(key, {
        onHand: seen.onHand + (more.onHand ?? 0),
        allocated: seen.allocated + (more.allocated ?? 0),
        incoming: seen.incoming + (more.incoming ?? 0),
      });
    };
    for (const { _id, ...counts } of await this.inBins(productIds)) {
      add(_id.productId, _id.warehouseId, counts);
    }
    for (const { warehouseId, lines } of await this.openOrders()) {
      for (const line of lines) {
        add(line.productId, warehouseId, { incoming: Math.max(0, openOf(line)) });
      }
    }
    return (productId, warehouseId) => positions.get(`${productId}|${warehouseId}`) ?? NOTHING;
  }

  private inBins(productIds: readonly string[]) {
    return this.balances.aggregate<{
      _id: { productId: string; warehouseId: string };
      onHand: number;
      allocated: number;
    }>([
      { $match: { productId: { $in: [...productIds] }, onHand: { $gt: 0 } } },
      {
        $group: {
          _id: { productId: '$productId', warehouseId: '$warehouseId' },
          // Expired goods serve the orders that have them, and no other.
          onHand: { $sum: { $cond: [{ $eq: ['$expired', true] }, '$allocated', '$onHand'] } },
          allocated: { $sum: '$allocated' },
        },
      },
    ]);
  }

  private openOrders(): Promise<Pick<PurchaseOrderDoc, 'warehouseId' | 'lines'>[]> {
    return this.orders
      .find({ status: { $in: ['draft', 'pending', 'approved'] } }, { warehouseId: 1, lines: 1 })
      .lean()
      .exec();
  }
}
