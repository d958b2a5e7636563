import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { quoteAnswered, quoteAvailable } from '@solar/contracts/checkout/events';
import { writtenDate } from '@solar/contracts/common/written-date';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { AccountConfig } from '../config';
import { AccountMails } from '../mails/account-mails';
import { presentRecipient } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';
import type { QuoteNoticeDoc } from './quote-notice.schema';

type Answer =
  | z.output<typeof quoteAnswered.data>
  | (z.output<typeof quoteAvailable.data> & { answer: 'available' });

/** Writes to customers whose quote was answered, revised or can be ordered now; the prices themselves stay behind the sign-in. */
@Injectable()
export class QuoteMails {
  constructor(
    @InjectModel('QuoteNotice') private readonly notices: Model<QuoteNoticeDoc>,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly mails: AccountMails,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Sends the mail of a message once: what is stored under the message's id carries it. */
  async send(messageId: string, answer: Answer): Promise<void> {
    const customer = await this.users.findById(answer.customerId);
    if (!customer?.active) return;
    const mail = this.mailer.entry(await this.write(customer, answer), `mail_${messageId}`);
    const outbox = this.outbox.owed([mail]);
    try {
      await this.notices.create([{ _id: messageId, outbox }]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return;
    }
    void this.outbox.publish('quote_mails', messageId, outbox);
  }

  private write(customer: UserDoc, answer: Answer): Promise<Mail> {
    const { quoteId, quoteNumber: number, validUntil } = answer;
    const data = {
      ...presentRecipient(customer),
      about: { id: quoteId, customerId: customer._id },
      values: { number },
      button: `${this.config.PUBLIC_URL}/account/quotes/${quoteId}`,
    };
    if (answer.answer === 'declined') return this.mails.write('quoteDeclined', data);
    const until = validUntil
      ? [{ fact: 'until', value: writtenDate(validUntil, data.language, 'long') }]
      : [];
    if (answer.answer === 'available') {
      return this.mails.write('quoteAvailable', { ...data, facts: until });
    }
    const { revision = 1 } = answer;
    if (revision === 1) return this.mails.write('quotePriced', { ...data, facts: until });
    const facts = [{ fact: 'revision', value: String(revision) }, ...until];
    return this.mails.write('quoteRevised', { ...data, facts });
  }
}
