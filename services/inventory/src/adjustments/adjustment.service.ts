import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import type {
  Adjustment,
  AdjustmentQuery,
  CreateAdjustment,
} from '@solar/contracts/inventory/adjustments';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { newId } from '@solar/service-kit/mongo/new-id';
import { DocumentNumbers } from '../documents/document-numbers';
import { binOfLine, DocumentLines } from '../documents/document-lines';
import { StockPosting } from '../documents/stock-posting';
import type { StoredLine } from '../documents/stored-line';
import type { NewMove } from '../stock/domain/moves';
import type { Actor } from '../stock/domain/stock-rows';
import { AdjustmentRepository } from './adjustment.repository';
import type { AdjustmentDoc } from './adjustment.schema';

function moveOf(line: StoredLine, { type, reason }: CreateAdjustment): NewMove {
  const { productId, lot, quantity } = line;
  const bin = binOfLine(line);
  const loss = { kind: 'loss' } as const;
  const ends = type === 'add' ? { from: loss, to: bin } : { from: bin, to: loss };
  return { productId, lot, quantity, reason, ...ends };
}

/** Corrections of what bins hold, each with its reason. */
@Injectable()
export class AdjustmentService {
  constructor(
    private readonly adjustments: AdjustmentRepository,
    private readonly lines: DocumentLines,
    private readonly posting: StockPosting,
    private readonly numbers: DocumentNumbers,
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

  async create(input: CreateAdjustment, actor: Actor): Promise<Adjustment> {
    const { type, reason, notes } = input;
    const lines = await this.lines.accept(input.lines);
    const _id = newId(INVENTORY_ID_PREFIX.adjustment);
    await this.posting.post({
      moves: lines.map((line) => moveOf(line, input)),
      note: notes || null,
      actor,
      document: { type: 'adjustment', id: _id },
      number: (session) => this.numbers.next('adjustment', session),
      write: (session, number, at) =>
        this.adjustments.insert({ _id, number, type, reason, notes, lines, actor, at }, session),
    });
    return this.get(_id);
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
      lines: doc.lines.map(show),
    }));
  }
}
