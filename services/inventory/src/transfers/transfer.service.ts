import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import type { TransferStatus } from '@solar/contracts/inventory/states';
import { TRANSFER_TRANSITIONS } from '@solar/contracts/inventory/states';
import type {
  CancelTransfer,
  CreateTransfer,
  ReceiveTransfer,
  Transfer,
  TransferQuery,
} from '@solar/contracts/inventory/transfers';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { DocumentNumbers } from '../documents/document-numbers';
import { StockPosting } from '../documents/stock-posting';
import { binLocationOf, LocationDirectory } from '../locations/location-directory';
import { ProductDirectory } from '../products/product-directory';
import type { NewMove } from '../stock/domain/moves';
import type { Actor, MoveRow } from '../stock/domain/stock-rows';
import { cancelMoves, dispatchMoves, inTransit, receive } from './transfer-moves';
import { TransferRepository } from './transfer.repository';
import type { TransferDoc } from './transfer.schema';

type Edit = Partial<Omit<TransferDoc, '_id' | 'version'>>;

/** Goods on their way from bin to bin: planned, dispatched into transit, received or cancelled. */
@Injectable()
export class TransferService {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly products: ProductDirectory,
    private readonly locations: LocationDirectory,
    private readonly numbers: DocumentNumbers,
    private readonly posting: StockPosting,
    private readonly transactions: Transactions,
  ) {}

  async list(query: TransferQuery): Promise<Page<Transfer>> {
    const [docs, total] = await this.transfers.list(query);
    return paged(await this.present(docs), total, query);
  }

  async get(id: string): Promise<Transfer> {
    const [transfer] = await this.present([await this.require(id)]);
    if (!transfer) throw problem.notFound('Transfer');
    return transfer;
  }

  async create(input: CreateTransfer, actor: Actor): Promise<Transfer> {
    await this.products.requireProducts(input.lines.map((line) => line.productId));
    const fromOf = await this.locations.requireBins(
      input.lines.map((line) => line.fromBinId),
      'fromBinId',
    );
    const toOf = await this.locations.requireBins(
      input.lines.map((line) => line.toBinId),
      'toBinId',
    );
    const lines = input.lines.map(({ productId, lot, quantity, fromBinId, toBinId, serials }) => ({
      productId,
      lot: lot ?? '',
      quantity,
      received: 0,
      missing: 0,
      from: binLocationOf(fromOf(fromBinId)),
      to: binLocationOf(toOf(toBinId)),
      ...(serials?.length && { serials }),
    }));
    const _id = newId(INVENTORY_ID_PREFIX.transfer);
    await this.transactions.run(async (session) => {
      const number = await this.numbers.next('transfer', session);
      const { reference, notes } = input;
      const state = { status: 'pending' as const, dispatchedAt: null, closedAt: null };
      const doc = { _id, number, reference, notes, lines, ...state, cancelReason: null };
      await this.transfers.insert({ ...doc, createdBy: actor, at: new Date() }, session);
    });
    return this.get(_id);
  }

  /** Takes the goods out of their bins, into transit. */
  async dispatch(id: string, actor: Actor): Promise<Transfer> {
    const seen = await this.require(id);
    this.assertMove(seen, 'in_progress');
    const edit = (entries: readonly MoveRow[]) => ({
      ...{ status: 'in_progress' as const, dispatchedAt: new Date() },
      lines: seen.lines.map((line, index) => {
        const { age = null, serials } = entries[index] ?? {};
        return { ...line, age, ...(serials && { serials }) };
      }),
    });
    return this.post(seen, dispatchMoves(seen.lines), edit, actor);
  }

  /** Puts what arrived into bins; the transfer is completed when nothing is in transit any more. */
  async receive(id: string, input: ReceiveTransfer, actor: Actor): Promise<Transfer> {
    const seen = await this.require(id);
    if (seen.status !== 'in_progress') this.assertMove(seen, 'completed');
    const { lines, moves } = receive(seen.lines, input.lines);
    if (moves.length === 0) {
      throw problem.validation([
        { path: 'lines', code: 'nothing_received', message: 'No pieces arrived or are missing' },
      ]);
    }
    const complete = lines.every((line) => inTransit(line) === 0);
    const edit = complete
      ? { lines, status: 'completed' as const, closedAt: new Date() }
      : { lines };
    return this.post(seen, moves, () => edit, actor);
  }

  /** Cancels; goods in transit return to where they came from or are written off. */
  async cancel(id: string, input: CancelTransfer, actor: Actor): Promise<Transfer> {
    const seen = await this.require(id);
    this.assertMove(seen, 'cancelled');
    const moves = seen.status === 'in_progress' ? cancelMoves(seen.lines, input.inTransit) : [];
    const edit = { status: 'cancelled' as const, closedAt: new Date(), cancelReason: input.reason };
    return this.post(seen, moves, () => edit, actor, input.reason);
  }

  private assertMove(seen: TransferDoc, to: TransferStatus): void {
    assertTransition('transfer', TRANSFER_TRANSITIONS, seen.status, to);
  }

  private async post(
    seen: TransferDoc,
    moves: readonly NewMove[],
    editOf: (entries: readonly MoveRow[]) => Edit,
    actor: Actor,
    reason?: string,
  ): Promise<Transfer> {
    let entries: readonly MoveRow[] = [];
    const overfilled = await this.posting.post({
      moves,
      note: reason ?? (seen.notes || null),
      actor,
      document: { type: 'transfer', id: seen._id },
      effect: (_work, moved) => {
        entries = moved;
      },
      number: () => Promise.resolve(seen.number),
      write: (session) => this.transfers.update(seen, editOf(entries), session),
    });
    return { ...(await this.get(seen._id)), overfilled };
  }

  private async require(id: string): Promise<TransferDoc> {
    const doc = await this.transfers.find(id);
    if (!doc) throw problem.notFound('Transfer');
    return doc;
  }

  private async present(docs: readonly TransferDoc[]): Promise<Transfer[]> {
    const lines = docs.flatMap((doc) => doc.lines);
    const productOf = await this.products.refs(lines.map((line) => line.productId));
    const binOf = await this.locations.binRefs(
      lines.flatMap((line) => [line.from.binId, line.to.binId]),
    );
    return docs.map((doc) => ({
      id: doc._id,
      number: doc.number,
      reference: doc.reference,
      notes: doc.notes,
      status: doc.status,
      createdAt: doc.at.toISOString(),
      createdBy: doc.createdBy,
      dispatchedAt: doc.dispatchedAt?.toISOString() ?? null,
      closedAt: doc.closedAt?.toISOString() ?? null,
      cancelReason: doc.cancelReason,
      reversal: doc.reversal ?? null,
      lines: doc.lines.map((line) => ({
        product: productOf(line.productId),
        lot: line.lot || null,
        quantity: line.quantity,
        received: line.received,
        missing: line.missing,
        from: binOf(line.from.binId),
        to: binOf(line.to.binId),
        ...(line.serials && { serials: [...line.serials] }),
      })),
    }));
  }
}
