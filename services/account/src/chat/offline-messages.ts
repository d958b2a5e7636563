import { Inject, Injectable } from '@nestjs/common';
import type { OfflineMessage } from '@solar/contracts/account/chat-protocol';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { AccountConfig } from '../config';

/** Messages left while the office is closed: they go to support by mail. */
@Injectable()
export class OfflineMessages {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async take({ name, email, text }: OfflineMessage): Promise<void> {
    await this.transactions.run((session) =>
      this.mailer.enqueue(session, {
        to: this.config.SUPPORT_MAIL,
        subject: `Message of ${name.replace(/[\r\n]+/g, ' ')}`,
        text: `${name} <${email}> wrote while the chat was closed:\n\n${text}\n`,
      }),
    );
  }
}
