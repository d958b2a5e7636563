import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BalanceDoc } from '../stock/balance.schema';
import type { NewMove } from '../stock/domain/moves';

type Lot = { productId: string; lot: string };

const keyOf = ({ productId, lot }: Lot) => `${productId}|${lot}`;

/** On which day lots expire, by the goods of them that are in bins. */
@Injectable()
export class LotDates {
  constructor(@InjectModel('Balance') private readonly balances: Model<BalanceDoc>) {}

  /** Days by product and lot; a lot of which nothing is there, or which has no date, has no entry. */
  async of(lots: readonly Lot[]): Promise<(lot: Lot) => string | null> {
    const named = lots.filter(({ lot }) => lot !== '');
    if (named.length === 0) return () => null;
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
    return (lot) => dates.get(keyOf(lot)) ?? null;
  }

  /** Moves into bins with the day of their lot, where the move does not name one. */
  async complete(moves: readonly NewMove[]): Promise<readonly NewMove[]> {
    const undated = (move: NewMove) =>
      move.from.kind !== 'bin' && move.to.kind === 'bin' && !move.age?.expiresOn;
    const dateOf = await this.of(moves.filter(undated));
    return moves.map((move) =>
      undated(move) ? { ...move, age: { ...move.age, expiresOn: dateOf(move) } } : move,
    );
  }
}
