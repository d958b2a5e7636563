import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LocationKind } from '@solar/contracts/inventory/states';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession, Model, PipelineStage } from 'mongoose';
import type { BalanceDoc } from '../stock/balance.schema';
import type { MoveDoc } from '../stock/move.schema';
import type { ProductStockDoc } from '../stock/product-stock.schema';
import type { ReservationDoc } from '../stock/reservation.schema';
import type { SerialDoc } from '../stock/serial.schema';
import type { Drift, ReconciliationDoc } from './reconciliation.schema';

const ENDS = [
  ['to', 1],
  ['from', -1],
] as const;

/** Sums by key. */
export type Sums = Map<string, number>;

/** Counters as kept, and the same computed from moves, allocations and holds, at one moment. */
export interface Figures {
  products: Pick<
    ProductStockDoc,
    | '_id'
    | 'onHand'
    | 'allocated'
    | 'held'
    | 'places'
    | 'inTransit'
    | 'cost'
    | 'serialCapture'
    | 'expired'
  >[];
  balances: Pick<
    BalanceDoc,
    '_id' | 'productId' | 'warehouseId' | 'onHand' | 'allocated' | 'expired'
  >[];
  moved: Sums;
  allocated: Sums;
  held: Sums;
  /** By product: pieces in transit, and what the stock cost. */
  transit: Sums;
  valued: Sums;
  /** By balance: pieces in the bin that have a serial number. */
  numbered: Sums;
}

/** Reads the figures that must agree and keeps what the comparison found. */
@Injectable()
export class ReconciliationRepository {
  constructor(
    @InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>,
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
    @InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>,
    @InjectModel('Move') private readonly moves: Model<MoveDoc>,
    @InjectModel('Serial') private readonly serials: Model<SerialDoc>,
    @InjectModel('Reconciliation') private readonly runs: Model<ReconciliationDoc>,
    private readonly transactions: Transactions,
  ) {}

  /** Holds that are open, expired ones that nobody has swept yet included. */
  openHolds(): Promise<number> {
    return this.reservations.countDocuments({ status: 'held' });
  }

  /** All figures from one snapshot, so that a sale in between is no drift. */
  figures(): Promise<Figures> {
    return this.transactions.run(async (session) => ({
      products: await this.products
        .find(
          {},
          {
            ...{ onHand: 1, allocated: 1, held: 1, places: 1 },
            ...{ inTransit: 1, cost: 1, serialCapture: 1, expired: 1 },
          },
          { session },
        )
        .lean(),
      balances: await this.balances
        .find(
          {},
          { productId: 1, warehouseId: 1, onHand: 1, allocated: 1, expired: 1 },
          { session },
        )
        .lean(),
      moved: await this.movedByBalance(session),
      allocated: await sums(
        this.reservations,
        [
          { $match: { status: 'allocated' } },
          { $unwind: '$picks' },
          { $group: { _id: '$picks.balanceId', sum: { $sum: '$picks.quantity' } } },
        ],
        session,
      ),
      held: await sums(
        this.reservations,
        [
          { $match: { status: 'held' } },
          { $unwind: '$lines' },
          { $group: { _id: '$lines.productId', sum: { $sum: '$lines.quantity' } } },
        ],
        session,
      ),
      transit: await this.netByProduct(['transit'], '$quantity', session),
      valued: await this.netByProduct(['bin', 'transit'], '$worth.value', session),
      numbered: await this.numberedByBalance(session),
    }));
  }

  /** What the moves have brought to these locations and not taken away again. */
  private async netByProduct(
    kinds: readonly LocationKind[],
    amount: '$quantity' | '$worth.value',
    session: ClientSession,
  ): Promise<Sums> {
    const net: Sums = new Map();
    for (const [end, sign] of ENDS) {
      const rows = await sums(
        this.moves,
        [
          { $match: { [`${end}.kind`]: { $in: kinds } } },
          { $group: { _id: '$productId', sum: { $sum: amount } } },
        ],
        session,
      );
      for (const [id, sum] of rows) net.set(id, (net.get(id) ?? 0) + sign * sum);
    }
    return net;
  }

  async record(checked: number, drifts: Drift[]): Promise<ReconciliationDoc> {
    const doc = { _id: newId('rec'), at: new Date(), checked, drifts };
    await this.transactions.run((session) => this.runs.create([doc], { session }));
    return { ...doc, version: 0 };
  }

  last(): Promise<ReconciliationDoc | null> {
    return this.runs.findOne().sort({ at: -1 }).lean<ReconciliationDoc>().exec();
  }

  private async numberedByBalance(session: ClientSession): Promise<Sums> {
    const rows = await this.serials
      .aggregate<{ _id: { p: string; b: string; l: string }; sum: number }>([
        { $match: { 'at.binId': { $gt: '' } } },
        { $group: { _id: { p: '$productId', b: '$at.binId', l: '$lot' }, sum: { $sum: 1 } } },
      ])
      .session(session);
    return new Map(rows.map(({ _id, sum }) => [`${_id.p}|${_id.b}|${_id.l}`, sum]));
  }

  private async movedByBalance(session: ClientSession): Promise<Sums> {
    const moved: Sums = new Map();
    for (const [end, sign] of ENDS) {
      const rows = await this.moves
        .aggregate<{ _id: { p: string; b: string; l: string }; sum: number }>([
          { $match: { [`${end}.kind`]: 'bin' } },
          {
            $group: {
              _id: { p: '$productId', b: `$${end}.binId`, l: '$lot' },
              sum: { $sum: '$quantity' },
            },
          },
        ])
        .session(session);
      for (const { _id, sum } of rows) {
        const key = `${_id.p}|${_id.b}|${_id.l}`;
        moved.set(key, (moved.get(key) ?? 0) + sign * sum);
      }
    }
    return moved;
  }
}

async function sums<T>(
  model: Model<T>,
  pipeline: PipelineStage[],
  session: ClientSession,
): Promise<Sums> {
  const rows = await model.aggregate<{ _id: string; sum: number }>(pipeline).session(session);
  return new Map(rows.map((row) => [row._id, row.sum]));
}
