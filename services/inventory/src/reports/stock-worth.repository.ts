import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LocationKind } from '@solar/contracts/inventory/states';
import type { Model } from 'mongoose';
import type { BalanceDoc } from '../stock/balance.schema';
import type { MoveDoc } from '../stock/move.schema';

const STOCK: LocationKind[] = ['bin', 'transit'];
const ENDS = [
  ['to', 1],
  ['from', -1],
] as const;

/** Stock of a product at a moment, as the ledger says. */
export interface ProductWorth {
  /** Pieces by warehouse; those in transit under an empty id. */
  places: Map<string, number>;
  /** Pieces of known cost and what they cost, by currency. */
  costs: Map<string, { pieces: number; value: number }>;
}

/** Sums of the ledger and of the bins for the reports on value and age. */
@Injectable()
export class StockWorthRepository {
  constructor(
    @InjectModel('Move') private readonly moves: Model<MoveDoc>,
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
  ) {}

  /** What there was of each product, and what it cost. */
  async at(moment: Date): Promise<Map<string, ProductWorth>> {
    const products = new Map<string, ProductWorth>();
    const of = (productId: string) => {
      const known = products.get(productId) ?? { places: new Map(), costs: new Map() };
      products.set(productId, known);
      return known;
    };
    for (const [end, sign] of ENDS) {
      for (const { _id, pieces } of await this.pieces(moment, end)) {
        const { places } = of(_id.productId);
        const place = _id.warehouseId ?? '';
        places.set(place, (places.get(place) ?? 0) + sign * pieces);
      }
      for (const { _id, pieces, value } of await this.worth(moment, end)) {
        const { costs } = of(_id.productId);
        const before = costs.get(_id.currency) ?? { pieces: 0, value: 0 };
        costs.set(_id.currency, {
          pieces: before.pieces + sign * pieces,
          value: before.value + sign * value,
        });
      }
    }
    return products;
  }

  private pieces(moment: Date, end: 'to' | 'from') {
    return this.moves.aggregate<{
      _id: { productId: string; warehouseId?: string };
      pieces: number;
    }>([
      { $match: { at: { $lte: moment }, [`${end}.kind`]: { $in: STOCK } } },
      {
        $group: {
          _id: { productId: '$productId', warehouseId: `$${end}.warehouseId` },
          pieces: { $sum: '$quantity' },
        },
      },
    ]);
  }

  /** Only what crosses the border of the stock has a worth. */
  private worth(moment: Date, end: 'to' | 'from') {
    return this.moves.aggregate<{
      _id: { productId: string; currency: string };
      pieces: number;
      value: number;
    }>([
      {
        $match: {
          at: { $lte: moment },
          [`${end}.kind`]: { $in: STOCK },
          'worth.value': { $gte: 0 },
        },
      },
      {
        $group: {
          _id: { productId: '$productId', currency: '$worth.currency' },
          pieces: { $sum: '$worth.pieces' },
          value: { $sum: '$worth.value' },
        },
      },
    ]);
  }

  /** Bins with goods, by product and warehouse. */
  inBins(): Promise<
    Pick<BalanceDoc, 'productId' | 'warehouseId' | 'onHand' | 'firstReceivedAt'>[]
  > {
    return this.balances
      .find({ onHand: { $gt: 0 } }, { productId: 1, warehouseId: 1, onHand: 1, firstReceivedAt: 1 })
      .lean()
      .exec();
  }
}
