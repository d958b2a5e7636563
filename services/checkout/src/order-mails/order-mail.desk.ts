import { Injectable } from '@nestjs/common';
import { MailDesk, type MailFile } from '@solar/service-kit/mail/mail-desk';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { DocumentService } from '../documents/document.service';
import { OrderRepository } from '../orders/order.repository';
import { OrderMailRepository } from './order-mail.repository';
import { triedMail } from './order-mail.schema';

/** Keeps the mails about orders, and makes files of the papers that they bring. */
@Injectable()
export class OrderMailDesk extends MailDesk {
  constructor(
    private readonly mails: OrderMailRepository,
    private readonly orders: OrderRepository,
    private readonly documents: DocumentService,
  ) {
    super();
  }

  async filesOf({ about, papers = [] }: Mail): Promise<MailFile[]> {
    const order = about && (await this.orders.findById(about.id));
    if (!order) return [];
    const files = papers.map((id) => this.documents.file(order, id));
    return (await Promise.all(files)).map(({ fileName, pdf }) => ({
      ...{ filename: fileName, contentType: 'application/pdf', content: pdf },
    }));
  }

  async tried(messageId: string, mail: Mail, taken: boolean): Promise<void> {
    const kept = triedMail(messageId, mail, taken);
    if (kept) await this.mails.keep(kept);
  }
}
