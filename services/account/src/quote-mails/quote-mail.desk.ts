import { Injectable } from '@nestjs/common';
import { MailDesk, type MailFile } from '@solar/service-kit/mail/mail-desk';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { QuoteMailRepository } from './quote-mail.repository';
import { keptOf } from './quote-mail.schema';

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
    const kept = keptOf(mail);
    if (kept) await this.mails.keep(messageId, { ...kept, state: taken ? 'sent' : 'refused' });
  }
}
