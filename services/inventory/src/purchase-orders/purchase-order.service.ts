import { Injectable } from '@nestjs/common';
import type { Money } from '@solar/contracts/common/money';
import { addMoney, multiplyMoney } from '@solar/contracts/common/money';
import type { Page } from '@solar/contracts/common/pagination';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import type {
  CreatePurchaseOrder,
  PurchaseOrder,
  PurchaseOrderQuery,
  ReceiptProgress,
  UpdatePurchaseOrder,
} from '@solar/contracts/inventory/purchase-orders';
import type { PurchaseOrderStatus } from '@solar/contracts/inventory/states';
import { PURCHASE_ORDER_TRANSITIONS } from '@solar/contracts/inventory/states';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { DocumentNumbers } from '../documents/document-numbers';
import { SupplierWarehouseLookup } from '../documents/supplier-warehouse-lookup';
import { ProductDirectory } from '../products/product-directory';
import type { Actor } from '../stock/domain/stock-rows';
import { expectDelivery } from '../stock/domain/incoming';
import { Ledger } from '../stock/ledger';
import { deliveryOf, openLines } from './open-lines';
import { PurchaseOrderRepository } from './purchase-order.repository';
import type { PurchaseOrderDoc, PurchaseOrderLine } from './purchase-order.schema';

type Costs = { lines: readonly { unitCost: Money | null }[]; shippingCost: Money | null };

function progressOf(lines: readonly PurchaseOrderLine[]): ReceiptProgress {
  if (lines.every((line) => line.received >= line.quantity)) return 'fully';
  return lines.some((line) => line.received > 0) ? 'partly' : 'none';
}

/** Sum of what is priced; null while a line has no cost, since a part of a total misleads. */
function totalOf(doc: PurchaseOrderDoc): Money | null {
  const amounts: Money[] = doc.shippingCost ? [doc.shippingCost] : [];
  for (const line of doc.lines) {
    if (!line.unitCost) return null;
    amounts.push(multiplyMoney(line.unitCost, line.quantity));
  }
  const [first, ...rest] = amounts;
  return first ? rest.reduce(addMoney, first) : null;
}

function assertOneCurrency({ lines, shippingCost }: Costs): void {
  const costs = [...lines.map((line) => line.unitCost), shippingCost];
  const currencies = new Set(costs.flatMap((cost) => (cost ? [cost.currency] : [])));
  if (currencies.size > 1) {
    throw problem.validation([
      { path: 'lines', code: 'mixed_currencies', message: 'All costs are in one currency' },
    ]);
  }
}

/** What is ordered from suppliers: drafted, submitted, approved, then received and completed. */
@Injectable()
export class PurchaseOrderService {
  constructor(
    private readonly orders: PurchaseOrderRepository,
    private readonly products: ProductDirectory,
    private readonly parties: SupplierWarehouseLookup,
    private readonly numbers: DocumentNumbers,
    private readonly transactions: Transactions,
    private readonly ledger: Ledger,
  ) {}

  async list(query: PurchaseOrderQuery): Promise<Page<PurchaseOrder>> {
    const [docs, total] = await this.orders.list(query);
    return paged(await this.present(docs), total, query);
  }

  async get(id: string): Promise<PurchaseOrder> {
    const [order] = await this.present([await this.require(id)]);
    if (!order) throw problem.notFound('Purchase order');
    return order;
  }

  async create(input: CreatePurchaseOrder, actor: Actor): Promise<PurchaseOrder> {
    const [order] = await this.createAll([input], actor);
    if (!order) throw problem.notFound('Purchase order');
    return order;
  }

  /** Drafts several purchase orders, all or none. */
  async createAll(inputs: readonly CreatePurchaseOrder[], actor: Actor): Promise<PurchaseOrder[]> {
    for (const input of inputs) {
      await this.parties.requireParties(input);
      await this.products.requireProducts(input.lines.map((line) => line.productId));
      assertOneCurrency(input);
    }
    const drafts = inputs.map((input) => ({
      ...{ _id: newId(INVENTORY_ID_PREFIX.purchaseOrder), ...input },
      lines: input.lines.map((line) => ({ ...line, received: 0 })),
      ...{ status: 'draft' as const, createdBy: actor, approvedBy: null },
    }));
    await this.transactions.run(async (session) => {
      for (const draft of drafts) {
        const number = await this.numbers.next('purchaseOrder', session);
        await this.orders.insert({ ...draft, number, at: new Date() }, session);
      }
    });
    return Promise.all(drafts.map(({ _id }) => this.get(_id)));
  }

  /** Changes a draft; what was submitted stays as it was submitted. */
  async update(id: string, edit: UpdatePurchaseOrder): Promise<PurchaseOrder> {
    const seen = await this.require(id);
    if (seen.status !== 'draft') {
      throw problem.conflict('purchase_order.not_draft', `This purchase order is ${seen.status}`);
    }
    const next = { ...seen, ...edit };
    await this.parties.requireParties(next);
    await this.products.requireProducts(next.lines.map((line) => line.productId));
    assertOneCurrency(next);
    const { lines, ...fields } = edit;
    const changed = lines ? { lines: lines.map((line) => ({ ...line, received: 0 })) } : {};
    await this.transactions.run((session) =>
      this.orders.update(seen, { ...fields, ...changed }, session),
    );
    return this.get(id);
  }

  async changeStatus(id: string, status: PurchaseOrderStatus): Promise<PurchaseOrder> {
    const seen = await this.require(id);
    assertTransition('purchase order', PURCHASE_ORDER_TRANSITIONS, seen.status, status);
    if (status === 'cancelled' && progressOf(seen.lines) !== 'none') {
      throw problem.conflict(
        'purchase_order.partly_received',
        'Goods have come in on this purchase order; complete it instead',
      );
    }
    await this.settle(seen, { status });
    return this.get(id);
  }

  async approve(id: string, actor: Actor): Promise<PurchaseOrder> {
    const seen = await this.require(id);
    assertTransition('purchase order', PURCHASE_ORDER_TRANSITIONS, seen.status, 'approved');
    await this.settle(seen, { status: 'approved', approvedBy: actor });
    return this.get(id);
  }

  /** Changes the status; the products of an approved order are expected with it, and no longer once it has ended. */
  private async settle(
    seen: PurchaseOrderDoc,
    edit: Pick<PurchaseOrderDoc, 'status'> & Partial<Pick<PurchaseOrderDoc, 'approvedBy'>>,
  ): Promise<void> {
    const write = (session: ClientSession) => this.orders.update(seen, edit, session);
    if (seen.status !== 'approved' && edit.status !== 'approved') {
      await this.transactions.run(write);
      return;
    }
    const open = openLines(seen).map((line) =>
      edit.status === 'approved' ? line : { ...line, quantity: 0 },
    );
    await this.ledger.execute({
      needs: { productIds: open.map(({ productId }) => productId) },
      apply: (work) => expectDelivery(work, deliveryOf(seen), open),
      document: { after: write },
    });
  }

  private async require(id: string): Promise<PurchaseOrderDoc> {
    const doc = await this.orders.find(id);
    if (!doc) throw problem.notFound('Purchase order');
    return doc;
  }

  private async present(docs: readonly PurchaseOrderDoc[]): Promise<PurchaseOrder[]> {
    const productOf = await this.products.refs(
      docs.flatMap((doc) => doc.lines.map((line) => line.productId)),
    );
    const partyOf = await this.parties.load(docs);
    return docs.map((doc) => ({
      id: doc._id,
      number: doc.number,
      reference: doc.reference,
      status: doc.status,
      received: progressOf(doc.lines),
      ...partyOf(doc),
      deliveryDate: doc.deliveryDate,
      shippingMethod: doc.shippingMethod,
      shippingCost: doc.shippingCost,
      total: totalOf(doc),
      notes: doc.notes,
      createdAt: doc.at.toISOString(),
      createdBy: doc.createdBy,
      approvedBy: doc.approvedBy,
      lines: doc.lines.map(({ productId, quantity, received, unitCost }) => ({
        product: productOf(productId),
        quantity,
        received,
        unitCost,
      })),
    }));
  }
}
