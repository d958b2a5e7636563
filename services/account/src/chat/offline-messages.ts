import { Inject, Injectable } from '@nestjs/common';
import type { OfflineMessage } from '@solar/contracts/account/chat-protocol';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { AccountConfig } from '../config';
import { AccountMails, OFFICE_LANGUAGE } from '../mails/account-mails';

/** Messages left while the office is closed: they go to support by mail. */
@Injectable()
export class OfflineMessages {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    private readonly mails: AccountMails,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async take({ name, email, text }: OfflineMessage): Promise<void> {
    const mail = await this.mails.write('offlineMessage', {
      to: this.config.SUPPORT_MAIL,
      replyTo: email,
      language: OFFICE_LANGUAGE,
      values: { name },
      quotation: text,
      facts: [
        { fact: 'name', value: name },
        { fact: 'email', value: email },
      ],
    });
    await this.transactions.run((session) => this.mailer.enqueue(session, mail));
  }
}
