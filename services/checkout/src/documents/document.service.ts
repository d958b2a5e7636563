import { Inject, Injectable } from '@nestjs/common';
import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import type { CheckoutConfig } from '../config';
import { DOCUMENT_TEXTS } from '../orders/document/document-texts';
import { orderDocument } from '../orders/document/order-document';
import { OrderRepository } from '../orders/order.repository';
import type { OrderDoc } from '../orders/order.schema';
import { awaitsTransfer } from '../orders/order-transfer';
import { bankAccountOf } from '../payments/bank-transfer/bank-account';
import { requirePrices } from '../pricing/require-prices';
import { SiteSettingsService } from '../settings/site-settings.service';
import { documentPdf } from './document-pdf';
import type { Paper } from './document.schema';
import { ISSUED_TEXTS } from './document-texts';
import { IssueDocuments } from './issue-documents';
import { standingInvoice } from './papers-of-order';

/** In the place of an id: the pro-forma has none, because it is not kept. */
const PRO_FORMA = 'pro-forma';

export type PdfFile = { fileName: string; pdf: Buffer };

/** The papers of an order, for its owner and for staff that may read orders. */
@Injectable()
export class DocumentService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly issuing: IssueDocuments,
    private readonly settings: SiteSettingsService,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  async list(user: Principal, orderId: string): Promise<{ items: OrderPaper[] }> {
    const order = await this.readable(user, orderId);
    const papers = await this.issuing.issue(order);
    const proForma = awaitsTransfer(order)
      ? [
          {
            documentId: PRO_FORMA,
            kind: 'pro_forma' as const,
            number: order.orderNumber,
            issuedAt: order.placedAt.toISOString(),
          },
        ]
      : [];
    return { items: [...proForma, ...papers.map(present)] };
  }

  async read(user: Principal, orderId: string, documentId: string): Promise<PdfFile> {
    return this.file(await this.readable(user, orderId), documentId);
  }

  /** A paper of the order by its id. */
  async file(order: OrderDoc, documentId: string): Promise<PdfFile> {
    const paper = await this.paper(order, documentId);
    return paper === PRO_FORMA ? this.confirmation(order) : fileOf(paper);
  }

  /** What a paper of the order is called, in the order's language. */
  async titleOf(order: OrderDoc, documentId: string): Promise<{ title: string; number: string }> {
    const paper = await this.paper(order, documentId);
    const number = paper === PRO_FORMA ? order.orderNumber : paper.number;
    const kind =
      paper === PRO_FORMA
        ? DOCUMENT_TEXTS[order.language].transfer.document
        : ISSUED_TEXTS[order.language].titles[paper.kind];
    return { title: `${kind} ${number}`, number };
  }

  private async paper(order: OrderDoc, documentId: string): Promise<Paper | typeof PRO_FORMA> {
    if (documentId === PRO_FORMA) {
      if (!awaitsTransfer(order)) throw problem.notFound('Document');
      return PRO_FORMA;
    }
    const papers = await this.issuing.issue(order);
    const paper = papers.find(({ _id }) => _id === documentId);
    if (!paper) throw problem.notFound('Document');
    return paper;
  }

  /** The paper that says what was bought: the tax invoice, until there is one the pro-forma or the confirmation. */
  async main(user: Principal, orderId: string): Promise<PdfFile> {
    const order = await this.readable(user, orderId);
    const papers = await this.issuing.issue(order);
    const invoice = standingInvoice(papers);
    return invoice ? fileOf(invoice) : this.confirmation(order);
  }

  private async confirmation(order: OrderDoc): Promise<PdfFile> {
    const { siteName, contactEmail } = await this.settings.current();
    const account = bankAccountOf(this.config);
    return {
      fileName: `${order.orderNumber}.pdf`,
      pdf: await orderDocument(order, { siteName, contactEmail, account }),
    };
  }

  private async readable(user: Principal, id: string): Promise<OrderDoc> {
    const staff = hasPermission(user, 'checkout.orders.read');
    if (!staff) requirePrices(user);
    const order = staff
      ? await this.orders.findById(id)
      : await this.orders.findOwned(id, user.userId);
    if (!order) throw problem.notFound('Order');
    return order;
  }
}

async function fileOf(paper: Paper): Promise<PdfFile> {
  return { fileName: `${paper.number}.pdf`, pdf: await documentPdf(paper) };
}

function present({ _id, kind, number, issuedAt, corrects }: Paper): OrderPaper {
  return {
    documentId: _id,
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    corrects: corrects?.number ?? null,
  };
}
