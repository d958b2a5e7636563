import { Injectable } from '@nestjs/common';
import { keptMail } from '@solar/service-kit/mail/kept-mail';
import { MailDesk, type MailFile } from '@solar/service-kit/mail/mail-desk';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { QuoteMailRepository } from './quote-mail.repository';

/** Keeps the mails about quotes; none of this service's mails brings a file. */
@Injectable()
export class QuoteMailDesk extends MailDesk {
  constructor(private readonly mails: QuoteMailRepository) {
    super();
  }

  filesOf(): Promise<MailFile[]> {
    return Promise.resolve([]);
  }

  async tried(messageId: string, mail: Mail, taken: boolean): Promise<void> {
    const { about } = mail;
    if (!about) return;
    const state = taken ? 'sent' : 'refused';
    await this.mails.keep(messageId, { quoteId: about.id, ...keptMail(mail, about), state });
  }
}
