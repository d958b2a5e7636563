import { Injectable } from '@nestjs/common';
import type { Invoicing } from '@solar/contracts/admin/site-http';
import { invoicingSchema } from '@solar/contracts/admin/site-http';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { OrderRepository } from '../orders/order.repository';
import type { OrderDoc } from '../orders/order.schema';
import { SiteSettingsService } from '../settings/site-settings.service';
import { DocumentRepository } from './document.repository';
import type { Paper } from './document.schema';
import { duePapers, paperOf, type Due, type Seller } from './papers-of-order';

const DIGITS = 6;
/** Rivals that issue papers of the same order or open the same series. */
const ATTEMPTS = 4;

/** Issues the papers that an order lacks: on demand when somebody looks, else by the sweeper. Each exactly once. */
@Injectable()
export class IssueDocuments {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly orders: OrderRepository,
    private readonly settings: SiteSettingsService,
    private readonly transactions: Transactions,
  ) {}

  /** Orders that have changed since their papers were issued. */
  due(limit: number): Promise<OrderDoc[]> {
    return this.orders.documentsDue(limit);
  }

  /** All papers of the order, oldest first, those that were missing among them. */
  async issue(order: OrderDoc): Promise<Paper[]> {
    for (let attempt = 1; ; attempt += 1) {
      const issued = await this.documents.ofOrder(order._id);
      const missing = missingOf(order, issued);
      if (missing.length === 0) {
        if (order.documentsDue) await this.orders.documentsIssued(order);
        return issued;
      }
      try {
        return await this.issueMissing(order);
      } catch (error) {
        // Somebody else has issued them, or opened the year's series, at the same time.
        if (!isDuplicateKey(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** Works on the order and its papers as the transaction sees them: a tax number may have been corrected since. */
  private async issueMissing({ _id }: OrderDoc): Promise<Paper[]> {
    const { contactEmail, siteName, invoicing } = await this.settings.current();
    const known = invoicing ?? invoicingSchema.parse({});
    const seller = { ...known, sellerName: known.sellerName || siteName, email: contactEmail };
    return this.transactions.run(async (session) => {
      const order = await this.orders.findById(_id, session);
      const papers: Paper[] = await this.documents.ofOrder(_id, session);
      if (!order) return papers;
      for (const due of missingOf(order, papers)) {
        const paper = await this.paper(due, order, papers, seller, session);
        await this.documents.insert(paper, session);
        papers.push(paper);
      }
      await this.orders.documentsIssued(order, session);
      return papers;
    });
  }

  private async paper(
    due: Due,
    order: OrderDoc,
    issued: readonly Paper[],
    seller: Seller,
    session: ClientSession,
  ): Promise<Paper> {
    const at = new Date();
    const number = await this.number(due, order, seller, at, session);
    return paperOf(due, order, issued, seller, { id: newId('doc'), number, at });
  }

  private async number(
    { kind }: Due,
    order: OrderDoc,
    invoicing: Invoicing,
    at: Date,
    session: ClientSession,
  ): Promise<string> {
    if (kind === 'delivery_note') return `DN-${order.orderNumber}`;
    const prefix = kind === 'tax_invoice' ? invoicing.invoicePrefix : invoicing.creditNotePrefix;
    const series = `${prefix}-${at.getUTCFullYear()}`;
    const count = await this.documents.next(`${kind}-${series}`, session);
    return `${series}-${String(count).padStart(DIGITS, '0')}`;
  }
}

function missingOf(order: OrderDoc, issued: readonly Paper[]): Due[] {
  return duePapers(order, issued).filter(
    (due) => !issued.some((one) => one.kind === due.kind && one.sourceId === due.sourceId),
  );
}
