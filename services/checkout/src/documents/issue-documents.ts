import { Injectable } from '@nestjs/common';
import { invoicingSchema } from '@solar/contracts/admin/site-http';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import type { OrderDoc } from '../orders/order.schema';
import { PaperlessOrders } from '../orders/paperless-orders.repository';
import { SiteSettingsService } from '../settings/site-settings.service';
import { DocumentRepository } from './document.repository';
import type { Paper } from './document.schema';
import { duePapers, paperOf, type Due, type Seller } from './papers-of-order';

const DIGITS = 6;
/** Rivals that issue papers of the same order or open the same series. */
const ATTEMPTS = 4;
/** Orders whose papers share a transaction. */
const TOGETHER_MAX = 100;

/** A paper that an order lacks. */
type Lack = { order: OrderDoc; due: Due };

/** Issues the papers that orders lack: on demand when somebody looks, else by the sweeper. Each exactly once. */
@Injectable()
export class IssueDocuments {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly orders: PaperlessOrders,
    private readonly settings: SiteSettingsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Issues the papers of all orders that have changed since theirs were issued, those of many orders in one transaction. When one fails
   * its orders are answered: issued one by one, each says what is wrong with it.
   */
  async issueDue(): Promise<readonly OrderDoc[]> {
    for (;;) {
      const due = await this.orders.due(TOGETHER_MAX);
      if (due.length === 0) return [];
      const issued = await this.issueAll(due).catch(() => null);
      if (!issued) return due;
      if (due.length < TOGETHER_MAX) return [];
    }
  }

  /** All papers of the order, oldest first, those that were missing among them. */
  async issue(order: OrderDoc): Promise<Paper[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await this.issueAll([order])).get(order._id) ?? [];
      } catch (error) {
        // Somebody else has issued them, or opened the year's series, at the same time.
        if (!isDuplicateKey(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** The papers of the orders by their ids. */
  private async issueAll(orders: readonly OrderDoc[]): Promise<Map<string, Paper[]>> {
    const ids = orders.map(({ _id }) => _id);
    const issued = await this.documents.ofOrders(ids);
    const lacks = orders.flatMap((order) => missingOf(order, issued.get(order._id) ?? []));
    if (lacks.length > 0) return this.issueMissing(ids);
    const due = orders.filter(({ documentsDue }) => documentsDue);
    if (due.length > 0) await this.orders.issued(due);
    return issued;
  }

  /** Works on the orders and their papers as the transaction sees them: a tax number may have been corrected since. */
  private async issueMissing(ids: readonly string[]): Promise<Map<string, Paper[]>> {
    const { contactEmail, siteName, invoicing } = await this.settings.current();
    const known = invoicing ?? invoicingSchema.parse({});
    const seller = { ...known, sellerName: known.sellerName || siteName, email: contactEmail };
    return this.transactions.run(async (session) => {
      const orders = await this.orders.read(ids, session);
      const papers = await this.documents.ofOrders(ids, session);
      const lacks = orders.flatMap((order) => missingOf(order, papers.get(order._id) ?? []));
      const at = new Date();
      const numbers = await this.numbers(lacks, seller, at, session);
      const added = lacks.map(({ order, due }, index) => {
        const ofOrder = papers.get(order._id) ?? [];
        const stamp = { id: newId('doc'), number: numbers[index] ?? '', at };
        const paper = paperOf(due, order, ofOrder, seller, stamp);
        ofOrder.push(paper);
        return paper;
      });
      if (added.length > 0) await this.documents.insertAll(added, session);
      if (orders.length > 0) await this.orders.issued(orders, session);
      return papers;
    });
  }

  /** The number of each paper. Those of a series are taken together, and follow each other in the order of the papers. */
  private async numbers(
    lacks: readonly Lack[],
    seller: Seller,
    at: Date,
    session: ClientSession,
  ): Promise<string[]> {
    const kinds = lacks.map(({ due }) => due.kind).filter((kind) => kind !== 'delivery_note');
    const next = new Map<string, number>();
    for (const kind of new Set(kinds)) {
      const count = kinds.filter((one) => one === kind).length;
      const last = await this.documents.take(
        `${kind}-${seriesOf(kind, seller, at)}`,
        count,
        session,
      );
      next.set(kind, last - count + 1);
    }
    return lacks.map(({ order, due: { kind } }) => {
      if (kind === 'delivery_note') return `DN-${order.orderNumber}`;
      const count = next.get(kind) ?? 0;
      next.set(kind, count + 1);
      return `${seriesOf(kind, seller, at)}-${String(count).padStart(DIGITS, '0')}`;
    });
  }
}

function seriesOf(kind: 'tax_invoice' | 'credit_note', seller: Seller, at: Date): string {
  const prefix = kind === 'tax_invoice' ? seller.invoicePrefix : seller.creditNotePrefix;
  return `${prefix}-${at.getUTCFullYear()}`;
}

function missingOf(order: OrderDoc, issued: readonly Paper[]): Lack[] {
  return duePapers(order, issued)
    .filter((due) => !issued.some((one) => one.kind === due.kind && one.sourceId === due.sourceId))
    .map((due) => ({ order, due }));
}
