import { Injectable } from '@nestjs/common';
import type { QuoteMail, QuoteMails } from '@solar/contracts/account/quote-mails-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { Mailer } from '@solar/service-kit/mail/mailer';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import { QuoteMailRepository } from './quote-mail.repository';
import { keptOf, type QuoteMailDoc } from './quote-mail.schema';

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
    const mail = copyOf(sent);
    const kept = keptOf(mail) ?? sent;
    const id = newId('evt');
    const outbox = this.outbox.owed([this.mailer.entry(mail, id)]);
    const by = { id: userId, name };
    const added = await this.mails.add({ ...kept, _id: id, state: 'waiting', by, outbox });
    void this.outbox.publish('sent_quote_mails', id, outbox);
    return present(added);
  }
}

function copyOf({ to, subject, text, html, quoteId, customerId, mail }: QuoteMailDoc): Mail {
  return {
    ...{ to, subject, text, ...(html ? { html } : {}) },
    about: { id: quoteId, customerId, mail },
  };
}

function present({ _id, mail, subject, to, at, state, by }: QuoteMailDoc): QuoteMail {
  return {
    ...{ mailId: _id, mail, subject, to, at: at.toISOString(), state },
    by: by ? { id: by.id, name: by.name } : null,
  };
}
