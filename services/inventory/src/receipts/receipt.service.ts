import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import type {
  CreateReceipt,
  Receipt,
  ReceiptQuery,
} from '@solar/contracts/inventory/goods-receipts';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { DocumentNumbers } from '../documents/document-numbers';
import { binOfLine, DocumentLines } from '../documents/document-lines';
import { SupplierWarehouseLookup } from '../documents/supplier-warehouse-lookup';
import { LotDates } from '../documents/lot-dates';
import { StockPosting } from '../documents/stock-posting';
import type { StoredLine } from '../documents/stored-line';
import { PurchaseOrderReceiving } from '../purchase-orders/purchase-order-receiving';
import type { Actor } from '../stock/domain/stock-rows';
import { ReceiptCosts } from './receipt-costs';
import { ReceiptRepository } from './receipt.repository';
import type { ReceiptDoc } from './receipt.schema';

function assertInWarehouse(lines: readonly StoredLine[], warehouseId: string): void {
  const errors = lines.flatMap((line, index) =>
    line.warehouseId === warehouseId
      ? []
      : [
          {
            path: `lines.${index}.binId`,
            code: 'other_warehouse',
            message: 'The bin is in another warehouse',
          },
        ],
  );
  if (errors.length > 0) throw problem.validation(errors);
}

const lotOf = ({ productId, lot }: StoredLine) => `${productId}|${lot}`;

function duplicate() {
  return problem.conflict('receipt.duplicate', 'This delivery note was received already');
}

/** Goods that suppliers deliver: posted once, into bins, against a purchase order or without one. */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly receipts: ReceiptRepository,
    private readonly lines: DocumentLines,
    private readonly parties: SupplierWarehouseLookup,
    private readonly posting: StockPosting,
    private readonly lots: LotDates,
    private readonly costs: ReceiptCosts,
    private readonly numbers: DocumentNumbers,
    private readonly receiving: PurchaseOrderReceiving,
  ) {}

  async list(query: ReceiptQuery): Promise<Page<Receipt>> {
    const [docs, total] = await this.receipts.list(query);
    return paged(await this.present(docs), total, query);
  }

  async get(id: string): Promise<Receipt> {
    const doc = await this.receipts.find(id);
    const [receipt] = doc ? await this.present([doc]) : [];
    if (!receipt) throw problem.notFound('Goods receipt');
    return receipt;
  }

  /** Posts a receipt. The same delivery note of a supplier is refused the second time, unless the receipt continues it. */
  async create(input: CreateReceipt, actor: Actor): Promise<Receipt> {
    const { supplierId, warehouseId, purchaseOrderId, reference, notes } = input;
    await this.parties.requireParties({ supplierId, warehouseId });
    const lines = await this.lines.accept(input.lines);
    assertInWarehouse(lines, warehouseId);
    const order = await this.receiving.open(purchaseOrderId, input);
    const sitting = await this.nextSitting(input);
    await this.assertDates(lines);
    const ids = lines.map(({ productId }) => productId);
    const costOf = await this.costs.of(supplierId, order, ids);
    const _id = newId(INVENTORY_ID_PREFIX.receipt);
    const overfilled = await this.posting
      .post({
        moves: lines.map((line) => ({
          productId: line.productId,
          lot: line.lot,
          quantity: line.quantity,
          from: { kind: 'supplier' },
          to: binOfLine(line),
          age: { expiresOn: line.expiresOn ?? null },
          unitCost: costOf(line.productId),
          reason: 'receipt',
          ...(line.serials && { serials: line.serials }),
        })),
        note: notes || null,
        actor,
        document: { type: 'receipt', id: _id },
        effect: (work) => this.receiving.expectRest(work, order, lines),
        number: (session) => this.numbers.next('receipt', session),
        write: async (session, number, at) => {
          const purchaseOrderNumber = order?.number ?? null;
          const head = { _id, number, supplierId, warehouseId, reference, sitting, notes };
          const doc = { ...head, purchaseOrderId, purchaseOrderNumber, lines, actor, at };
          await this.receipts.insert(doc, session);
          await this.receiving.book(order, lines, session);
        },
      })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error, 'reference')) throw error;
        throw duplicate();
      });
    return { ...(await this.get(_id)), overfilled };
  }

  /** A lot expires on one day. Throws 400 naming the lines with another one than the goods of the lot that are there. */
  private async assertDates(lines: readonly StoredLine[]): Promise<void> {
    const dated = lines.filter(({ expiresOn }) => expiresOn);
    const knownOf = await this.lots.of(dated);
    const first = new Map(dated.toReversed().map((line) => [lotOf(line), line.expiresOn]));
    const errors = lines.flatMap((line, index) => {
      const expected = knownOf(line) ?? first.get(lotOf(line));
      if (!line.expiresOn || line.expiresOn === expected) return [];
      const message = `This lot expires on ${expected ?? ''}`;
      return [{ path: `lines.${index}.expiresOn`, code: 'other_expiry', message }];
    });
    if (errors.length > 0) throw problem.validation(errors);
  }

  /** Which part of its delivery note a receipt is; a reversed part may be entered anew. */
  private async nextSitting(input: CreateReceipt): Promise<number> {
    const before = await this.receipts.onDeliveryNote(input);
    const standing = before.some(({ reversal }) => !reversal);
    if (standing && !input.continuesDelivery) throw duplicate();
    return (before[0]?.sitting ?? 0) + 1;
  }

  private async present(docs: readonly ReceiptDoc[]): Promise<Receipt[]> {
    const show = await this.lines.presenter(docs.flatMap((doc) => doc.lines));
    const partyOf = await this.parties.load(docs);
    return docs.map((doc) => ({
      id: doc._id,
      number: doc.number,
      ...partyOf(doc),
      purchaseOrder:
        doc.purchaseOrderId === null
          ? null
          : { id: doc.purchaseOrderId, number: doc.purchaseOrderNumber ?? '' },
      reference: doc.reference,
      sitting: doc.sitting,
      reversal: doc.reversal ?? null,
      notes: doc.notes,
      receivedBy: doc.actor,
      receivedAt: doc.at.toISOString(),
      pieces: doc.lines.reduce((sum, line) => sum + line.quantity, 0),
      lines: doc.lines.map(show),
    }));
  }
}
