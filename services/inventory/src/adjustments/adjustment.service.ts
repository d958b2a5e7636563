import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import type {
  Adjustment,
  AdjustmentQuery,
  CreateAdjustment,
} from '@solar/contracts/inventory/adjustments';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import type { ShortPick } from '@solar/contracts/inventory/shortages';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession } from 'mongoose';
import { DocumentNumbers } from '../documents/document-numbers';
import { binOfLine, DocumentLines } from '../documents/document-lines';
import { displacementOf, StockPosting } from '../documents/stock-posting';
import type { StoredLine } from '../documents/stored-line';
import { OrderStockRepository } from '../orders/order-stock.repository';
import type { NewMove } from '../stock/domain/moves';
import type { Actor } from '../stock/domain/stock-rows';
import { AdjustmentRepository } from './adjustment.repository';
import type { AdjustmentDoc } from './adjustment.schema';

function moveOf(line: StoredLine, { type, reason }: CreateAdjustment): NewMove {
  const { productId, lot, quantity, serials } = line;
  const bin = binOfLine(line);
  const loss = { kind: 'loss' } as const;
  const ends = type === 'add' ? { from: loss, to: bin } : { from: bin, to: loss };
  return { productId, lot, quantity, reason, ...ends, ...(serials && { serials }) };
}

type Extra = {
  /** The order that finds other bins before any other. */
  first?: string;
  /** Written with the adjustment, in its transaction. */
  also?: (session: ClientSession, id: string) => Promise<void>;
};

/** Corrections of what bins hold, each with its reason. */
@Injectable()
export class AdjustmentService {
  constructor(
    private readonly adjustments: AdjustmentRepository,
    private readonly lines: DocumentLines,
    private readonly posting: StockPosting,
    private readonly numbers: DocumentNumbers,
    private readonly orders: OrderStockRepository,
  ) {}

  async list(query: AdjustmentQuery): Promise<Page<Adjustment>> {
    const [docs, total] = await this.adjustments.list(query);
    return paged(await this.present(docs), total, query);
  }

  async get(id: string): Promise<Adjustment> {
    const doc = await this.adjustments.find(id);
    const [adjustment] = doc ? await this.present([doc]) : [];
    if (!adjustment) throw problem.notFound('Adjustment');
    return adjustment;
  }

  /** Writes pieces off that a picker has not found; the order that was picked finds other bins first, or goes short. */
  async shortPick(orderId: string, pick: ShortPick, actor: Actor): Promise<Adjustment> {
    const order = await this.orders.find(orderId);
    if (!order) throw problem.notFound('Order');
    const { productId, binId, lot, missing: quantity, shortages } = pick;
    const picked = order.picks
      .filter((line) => line.productId === productId && line.binId === binId)
      .find((line) => line.lot === (lot ?? ''));
    if (order.status !== 'allocated' || !picked || picked.quantity < quantity) {
      throw problem.conflict('stock.not_picked', `${order.orderNumber} has fewer pieces there`);
    }
    const lines = [{ productId, binId, lot, quantity }];
    const what = { type: 'remove' as const, reason: 'lost' as const, notes: order.orderNumber };
    return this.create({ ...what, shortages, lines }, actor, { first: orderId });
  }

  async create(
    input: CreateAdjustment,
    actor: Actor,
    { first, also }: Extra = {},
  ): Promise<Adjustment> {
    const { type, reason, notes } = input;
    const lines = await this.lines.accept(input.lines);
    const _id = newId(INVENTORY_ID_PREFIX.adjustment);
    const overfilled = await this.posting.post({
      moves: lines.map((line) => moveOf(line, input)),
      note: notes || null,
      actor,
      displacement: displacementOf(input.shortages, first),
      document: { type: 'adjustment', id: _id },
      number: (session) => this.numbers.next('adjustment', session),
      write: async (session, number, at) => {
        const doc = { _id, number, type, reason, notes, lines, actor, at };
        await this.adjustments.insert(doc, session);
        await also?.(session, _id);
      },
    });
    return { ...(await this.get(_id)), overfilled };
  }

  private async present(docs: readonly AdjustmentDoc[]): Promise<Adjustment[]> {
    const show = await this.lines.presenter(docs.flatMap((doc) => doc.lines));
    return docs.map((doc) => ({
      id: doc._id,
      number: doc.number,
      type: doc.type,
      reason: doc.reason,
      notes: doc.notes,
      createdAt: doc.at.toISOString(),
      actor: doc.actor,
      reversal: doc.reversal ?? null,
      lines: doc.lines.map(show),
    }));
  }
}
