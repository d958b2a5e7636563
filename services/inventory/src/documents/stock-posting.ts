import { Injectable } from '@nestjs/common';
import type { NewMove } from '../stock/domain/moves';
import { postMoves } from '../stock/domain/moves';
import type { Actor, Reference } from '../stock/domain/stock-rows';
import { balanceIdOf } from '../stock/domain/stock-rows';
import type { StockUnitOfWork } from '../stock/domain/stock-unit-of-work';
import { Ledger } from '../stock/ledger';
import type { ClientSession } from 'mongoose';
import { rethrowStockProblem } from '../stock/stock-problem';

/** Moves with the document that causes them. */
export interface Posting {
  moves: readonly NewMove[];
  note: string | null;
  actor: Actor;
  document: Pick<Reference, 'type' | 'id'>;
  /** What else becomes of the products that move. */
  effect?: (work: StockUnitOfWork) => void;
  /** The document's number, given within the transaction. */
  number(session: ClientSession): Promise<string>;
  /** Writes the document, within the transaction, after its moves. */
  write(session: ClientSession, number: string, at: Date): Promise<void>;
}

function balancesOf(move: NewMove): string[] {
  return [move.from, move.to].flatMap((end) =>
    end.kind === 'bin' ? [balanceIdOf(move.productId, end.binId, move.lot)] : [],
  );
}

/** Posts documents: their moves and they themselves are written together or not at all. */
@Injectable()
export class StockPosting {
  constructor(private readonly ledger: Ledger) {}

  /** Throws 409 `stock.insufficient` with what is missing when the goods are not free to move. */
  async post(posting: Posting): Promise<void> {
    const { moves, note, actor } = posting;
    let number = '';
    let at = new Date();
    await this.ledger
      .execute({
        needs: {
          productIds: moves.map((move) => move.productId),
          balanceIds: moves.flatMap(balancesOf),
        },
        apply: (work, now) => {
          at = now;
          postMoves(work, moves, { reference: { ...posting.document, number }, note, actor }, now);
          posting.effect?.(work);
        },
        document: {
          before: async (session) => {
            number = await posting.number(session);
          },
          after: (session) => posting.write(session, number, at),
        },
      })
      .catch(rethrowStockProblem);
  }
}
