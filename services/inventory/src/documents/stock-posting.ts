import { Injectable } from '@nestjs/common';
import type { OverfilledBin } from '@solar/contracts/inventory/locations';
import type { ShortageDecisions } from '@solar/contracts/inventory/shortages';
import type { NewMove } from '../stock/domain/moves';
import { postMoves } from '../stock/domain/moves';
import { BinCapacity } from './bin-capacity';
import { displacePromised, type Displacement } from '../stock/domain/displacement';
import type { Actor, MoveRow, Reference } from '../stock/domain/stock-rows';
import { LotDates } from './lot-dates';
import { balanceIdOf } from '../stock/domain/stock-rows';
import type { StockUnitOfWork } from '../stock/domain/stock-unit-of-work';
import { Ledger } from '../stock/ledger';
import type { ClientSession } from 'mongoose';
import { WaitingOrders } from '../stock/waiting-orders';
import { rethrowStockProblem } from '../stock/stock-problem';

/** Moves with the document that causes them. */
export interface Posting {
  moves: readonly NewMove[];
  note: string | null;
  actor: Actor;
  document: Pick<Reference, 'type' | 'id'>;
  /** What becomes of orders whose goods are taken; without it promised goods find other bins or are refused. */
  displacement?: Displacement | undefined;
  /** What else becomes of the products that move; `entries` are the moves as the ledger has them. */
  effect?: (work: StockUnitOfWork, entries: readonly MoveRow[]) => void;
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

function givingBalance({ productId, from, lot }: NewMove): string[] {
  return from.kind === 'bin' ? [balanceIdOf(productId, from.binId, lot)] : [];
}

const UNDECIDED: Displacement = { choices: new Map() };

/** The decisions of a request. */
export function displacementOf(shortages: ShortageDecisions, first?: string): Displacement {
  const choices = new Map(shortages.map(({ orderId, choice }) => [orderId, choice]));
  return { choices, ...(first === undefined ? {} : { first }) };
}

/** Posts documents: their moves and they themselves are written together or not at all. */
@Injectable()
export class StockPosting {
  constructor(
    private readonly ledger: Ledger,
    private readonly waiting: WaitingOrders,
    private readonly capacity: BinCapacity,
    private readonly lots: LotDates,
  ) {}

  /** Answers which bins are over their capacity then. Throws 409 `stock.insufficient` with what is missing when the goods are not free to move. */
  async post(posting: Posting): Promise<OverfilledBin[]> {
    let overfilled: OverfilledBin[] = [];
    const { note, actor } = posting;
    const moves = await this.lots.complete(posting.moves);
    let number = '';
    let at = new Date();
    await this.ledger
      .execute({
        needs: {
          productIds: moves.map((move) => move.productId),
          balanceIds: moves.flatMap(balancesOf),
          vacates: moves.flatMap(givingBalance),
        },
        apply: (work, now) => {
          at = now;
          displacePromised(work, moves, posting.displacement ?? UNDECIDED, now);
          const reference = { ...posting.document, number };
          const entries = postMoves(work, moves, { reference, note, actor }, now);
          posting.effect?.(work, entries);
        },
        document: {
          before: async (session) => {
            overfilled = await this.capacity.check(moves, session);
            number = await posting.number(session);
          },
          after: (session) => posting.write(session, number, at),
        },
      })
      .catch(rethrowStockProblem);
    const filled = moves.filter(({ to }) => to.kind === 'bin').map(({ productId }) => productId);
    this.waiting.cover(filled);
    return overfilled;
  }
}
