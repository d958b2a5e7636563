import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { BalanceDoc } from '../stock/balance.schema';
import type { NewMove } from '../stock/domain/moves';
import type { LotDateDoc } from './lot-date.schema';

type Lot = { productId: string; lot: string };

const keyOf = ({ productId, lot }: Lot) => `${productId}|${lot}`;

/** On which day lots expire: as somebody has corrected it, else by the goods of them that are in bins. */
@Injectable()
export class LotDates {
  constructor(
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
    @InjectModel('LotDate') private readonly corrected: Model<LotDateDoc>,
  ) {}

  /** Days by product and lot; a lot of which nothing is there, or which has no date, has no entry. */
  async of(lots: readonly Lot[]): Promise<(lot: Lot) => string | null> {
    const named = lots.filter(({ lot }) => lot !== '');
    if (named.length === 0) return () => null;
    const corrections = await this.corrections(named);
    const productIds = [...new Set(named.map(({ productId }) => productId))];
    const rows = await this.balances
      .find(
        {
          productId: { $in: productIds },
          onHand: { $gt: 0 },
          lot: { $in: named.map(({ lot }) => lot) },
          expiresOn: { $type: 'string' },
        },
        { productId: 1, lot: 1, expiresOn: 1 },
      )
      .lean();
    const dates = new Map(rows.map((row) => [keyOf(row), row.expiresOn ?? null]));
    return (lot) => corrections(lot) ?? dates.get(keyOf(lot)) ?? null;
  }

  /** What lots were corrected to; undefined for one that never was. */
  async corrections(lots: readonly Lot[]): Promise<(lot: Lot) => string | null | undefined> {
    const ids = [...new Set(lots.filter(({ lot }) => lot !== '').map(keyOf))];
    if (ids.length === 0) return () => undefined;
    const docs = await this.corrected.find({ _id: { $in: ids } }).lean();
    const days = new Map(docs.map(({ _id, expiresOn }) => [_id, expiresOn]));
    return (lot) => days.get(keyOf(lot));
  }

  /** Keeps what a lot was corrected to. */
  async correct(lot: Lot, expiresOn: string | null, session: ClientSession): Promise<void> {
    await this.corrected.updateOne(
      { _id: keyOf(lot) },
      { $set: { ...lot, expiresOn }, $inc: { version: 1 } },
      { upsert: true, session },
    );
  }

  /**
   * Moves into bins with the day of their lot: that to which it was corrected, else that of the goods in the bins, where the move does
   * not name one. Goods that left before a correction come back with the day that it set.
   */
  async complete(moves: readonly NewMove[]): Promise<readonly NewMove[]> {
    const arrives = (move: NewMove) => move.from.kind !== 'bin' && move.to.kind === 'bin';
    const arriving = moves.filter(arrives);
    const correctedOf = await this.corrections(arriving);
    const dateOf = await this.of(arriving.filter((move) => !move.age?.expiresOn));
    return moves.map((move) => {
      if (!arrives(move)) return move;
      const corrected = correctedOf(move);
      if (corrected === undefined && move.age?.expiresOn) return move;
      return { ...move, age: { ...move.age, expiresOn: corrected ?? dateOf(move) } };
    });
  }
}
