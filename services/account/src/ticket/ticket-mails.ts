import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Mailer } from '@solar/service-kit/mail/mailer';
import type { OutboxEntry } from '@solar/service-kit/messaging/outbox';
import type { AccountConfig } from '../config';
import { AccountMails, OFFICE_LANGUAGE } from '../mails/account-mails';
import { presentRecipient } from '../user/user.presenter';
import type { UserDoc } from '../user/user.schema';
import type { TicketDoc } from './ticket.schema';

type Ticket = Pick<
  TicketDoc,
  '_id' | 'reference' | 'subject' | 'description' | 'customerName' | 'customerEmail' | 'priority'
> &
  Partial<Pick<TicketDoc, 'guestLanguage'>>;

/** Mails about tickets: to customers who want them, and to the support's mailbox. */
@Injectable()
export class TicketMails {
  constructor(
    private readonly mails: AccountMails,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async opened(ticket: Ticket, customer: UserDoc): Promise<OutboxEntry[]> {
    const { description } = ticket;
    return [
      ...(await this.toCustomer('ticketOpened', ticket, customer, description)),
      ...(await this.toSupport('ticketReceived', ticket, description)),
    ];
  }

  /** To both: somebody waits for an answer by mail now. */
  async openedFromChat(ticket: Ticket, customer: UserDoc | null): Promise<OutboxEntry[]> {
    const { description } = ticket;
    return [
      ...(await this.toCustomer('chatBecameTicket', ticket, customer, description)),
      ...(await this.toSupport('ticketReceived', ticket, description)),
    ];
  }

  answered(ticket: Ticket, customer: UserDoc | null, answer: string): Promise<OutboxEntry[]> {
    return this.toCustomer('ticketAnswered', ticket, customer, answer);
  }

  replied(ticket: Ticket, reply: string): Promise<OutboxEntry[]> {
    return this.toSupport('ticketReplied', ticket, reply);
  }

  private async toCustomer(
    mail: 'ticketOpened' | 'ticketAnswered' | 'chatBecameTicket',
    ticket: Ticket,
    customer: UserDoc | null,
    quotation: string,
  ): Promise<OutboxEntry[]> {
    const receiver = customer ? this.customer(ticket, customer) : this.guest(ticket);
    if (!receiver) return [];
    const { reference, subject } = ticket;
    const data = { ...receiver, values: { reference, subject }, quotation };
    return [this.mailer.entry(await this.mails.write(mail, data))];
  }

  private customer({ _id }: Ticket, customer: UserDoc) {
    if (!customer.active || !customer.ticketMails) return null;
    const button = `${this.config.PUBLIC_URL}/account/tickets/${_id}`;
    return { ...presentRecipient(customer), button };
  }

  /** Somebody without an account answers by mail. */
  private guest({ customerEmail: to, customerName: name, guestLanguage: language }: Ticket) {
    return to && language ? { to, name, language, replyTo: this.config.SUPPORT_MAIL } : null;
  }

  private async toSupport(
    mail: 'ticketReceived' | 'ticketReplied',
    { _id, reference, subject, customerName: customer, ...ticket }: Ticket,
    quotation: string,
  ): Promise<OutboxEntry[]> {
    const written = await this.mails.write(mail, {
      to: this.config.SUPPORT_MAIL,
      language: OFFICE_LANGUAGE,
      values: { reference, subject, customer },
      quotation,
      facts: [
        { fact: 'customer', value: `${customer}, ${ticket.customerEmail}` },
        {
          fact: 'priority',
          value: await this.mails.word(OFFICE_LANGUAGE, 'priorities', ticket.priority),
        },
      ],
      button: `${this.config.PUBLIC_URL}/admin/tickets/${_id}`,
    });
    return [this.mailer.entry(written)];
  }
}
