import { Injectable } from '@nestjs/common';
import type { QuoteMail, QuoteMails } from '@solar/contracts/account/quote-mails-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { copyOfMail, keptMail, presentKeptMail } from '@solar/service-kit/mail/kept-mail';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import { QuoteMailRepository } from './quote-mail.repository';
import type { QuoteMailDoc } from './quote-mail.schema';

/** The mails about a quote, for staff: what went out, and what they send once more. */
@Injectable()
export class QuoteMailService {
  constructor(
    private readonly mails: QuoteMailRepository,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {}

  async list(quoteId: string): Promise<QuoteMails> {
    return { items: (await this.mails.ofQuote(quoteId)).map(present) };
  }

  /** The same words to the same address. Those of a customer who is forgotten are gone, so nothing reaches them. */
  async send(quoteId: string, mailId: string, { userId, name }: Principal): Promise<QuoteMail> {
    const sent = await this.mails.find(quoteId, mailId);
    if (!sent) throw problem.notFound('Mail');
    const mail = copyOfMail(sent, quoteId);
    const id = newId('evt');
    const outbox = this.outbox.owed([this.mailer.entry(mail, id)]);
    const added = await this.mails.add({
      ...{ _id: id, quoteId, ...keptMail(mail, mail.about), state: 'waiting' },
      ...{ by: { id: userId, name }, outbox },
    });
    void this.outbox.publish('sent_quote_mails', id, outbox);
    return present(added);
  }
}

function present(kept: QuoteMailDoc): QuoteMail {
  const { by } = kept;
  return { ...presentKeptMail(kept), by: by ? { id: by.id, name: by.name } : null };
}
