import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Database } from '@solar/service-kit/mongo/database';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession, Model } from 'mongoose';
import { moveSerial, namesPieces, SERIALS_IN_STOCK, type SerialRow } from './domain/serials';
import { StockError } from './domain/stock-error';
import type { MoveRow } from './domain/stock-rows';
import type { Loaded } from './ledger.reader';
import { StaleRowsError } from './ledger.writer';
import type { SerialDoc } from './serial.schema';

const keyOf = ({ productId }: { productId: string }, number: string) => `${productId}|${number}`;

/** Keeps the serial numbers where the moves bring their pieces, in the transaction of the moves. */
@Injectable()
export class SerialBook {
  constructor(
    @InjectModel('Serial') private readonly serials: Model<SerialDoc>,
    private readonly database: Database,
  ) {}

  /** Costs nothing where no product that moves keeps serial numbers. Throws StockError naming the pieces that are wrong or missing. */
  async follow({ work, assumed }: Loaded, session: ClientSession): Promise<void> {
    const captureOf = ({ productId }: MoveRow) => work.product(productId).serialCapture;
    const moves = work.moves.filter((move) => captureOf(move) !== 'none' || move.serials);
    if (moves.length === 0) return;
    try {
      for (const move of moves) {
        if (captureOf(move) === 'at_receipt') await this.nameAllOfBin(move, session);
      }
      const named = moves.filter((move) => namesPieces(captureOf(move), move));
      const seen = await this.read(named, session);
      const next = new Map<string, SerialRow>(seen);
      for (const move of named) {
        for (const number of move.serials ?? []) {
          const key = keyOf(move, number);
          next.set(key, moveSerial(next.get(key), move, number, captureOf(move)));
        }
      }
      await this.write(next, seen, session);
    } catch (error) {
      // The setting of a cached product may be out of date.
      if (assumed && error instanceof StockError) throw new StaleRowsError();
      throw error;
    }
  }

  /** Nobody has to name the pieces when all that are in the bin leave it. */
  private async nameAllOfBin(move: MoveRow, session: ClientSession): Promise<void> {
    const { productId, lot, from, quantity } = move;
    if (move.serials || from.kind !== 'bin') return;
    const there = await this.serials
      .find(
        { productId, 'at.binId': from.binId, lot, state: { $in: SERIALS_IN_STOCK } },
        { number: 1 },
        { session },
      )
      .limit(quantity + 1)
      .lean();
    if (there.length === quantity) move.serials = there.map(({ number }) => number).sort();
  }

  private async read(
    moves: readonly MoveRow[],
    session: ClientSession,
  ): Promise<ReadonlyMap<string, SerialDoc>> {
    const byProduct = new Map<string, string[]>();
    for (const { productId, serials = [] } of moves) {
      byProduct.set(productId, [...(byProduct.get(productId) ?? []), ...serials]);
    }
    const found = new Map<string, SerialDoc>();
    for (const [productId, numbers] of byProduct) {
      const filter = { productId, number: { $in: [...new Set(numbers)] } };
      const docs = await this.serials.find(filter, null, { session }).lean<SerialDoc[]>();
      for (const doc of docs) found.set(keyOf(doc, doc.number), doc);
    }
    return found;
  }

  private async write(
    rows: ReadonlyMap<string, SerialRow>,
    seen: ReadonlyMap<string, SerialDoc>,
    session: ClientSession,
  ): Promise<void> {
    const stored = this.database.collection<SerialDoc>(this.serials.collection.name);
    const added = [...rows].filter(([key]) => !seen.has(key)).map(([, row]) => row);
    const changed = [...rows].flatMap(([key, row]) => {
      const doc = seen.get(key);
      return doc ? [{ doc, row }] : [];
    });
    if (added.length > 0) {
      await stored
        .insertMany(
          added.map((row) => ({ _id: newId('ser'), ...row, version: 0 })),
          { session },
        )
        .catch((error: unknown) => {
          throw isDuplicateKey(error) ? new StaleRowsError() : error;
        });
    }
    if (changed.length === 0) return;
    const result = await stored.bulkWrite(
      changed.map(({ doc, row }) => {
        const filter = { _id: doc._id, version: doc.version };
        const update = { $set: { ...changesOf(row), version: doc.version + 1 } };
        return { updateOne: { filter, update } };
      }),
      { session, ordered: true },
    );
    if (result.matchedCount !== changed.length) throw new StaleRowsError();
  }
}

/** What a move changes of a piece. */
function changesOf(row: SerialRow) {
  const { state, lot, at, orderId, orderNumber, reference, changedAt } = row;
  return { state, lot, at, orderId, orderNumber, reference, changedAt };
}
