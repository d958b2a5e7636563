import { Injectable } from '@nestjs/common';
import type { Language } from '@solar/contracts/common/localized';
import { LIMITS } from '@solar/contracts/common/limits';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import { searchTermsFrom } from '@solar/service-kit/mongo/search-terms';
import { afterCommit } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { UserRepository } from '../user/user.repository';
import { TicketMails } from './ticket-mails';
import { TicketTimes } from './ticket-times';
import { TicketRepository } from './ticket.repository';
import { GUEST_ID, TICKET_SEARCH_FIELDS, type TicketDoc } from './ticket.schema';

/** A conversation that nobody has answered; a visitor has no `customerId`. */
export type UnansweredChat = {
  /** Of the ticket to be made. */
  reference: string;
  customerId: string | null;
  name: string;
  email: string | null;
  language: Language;
  subject: string;
  transcript: string;
};

/** Tickets made of conversations in the chat, in the transaction that ends the waiting. */
@Injectable()
export class ChatTickets {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly users: UserRepository,
    private readonly mails: TicketMails,
    private readonly outbox: Outbox,
    private readonly times: TicketTimes,
  ) {}

  async open(chat: UnansweredChat, session: ClientSession): Promise<TicketDoc> {
    const customer = chat.customerId === null ? null : await this.users.findById(chat.customerId);
    const found = {
      reference: chat.reference,
      subject: chat.subject.slice(0, LIMITS.titleMax),
      customerName: chat.name,
      customerEmail: customer?.email ?? chat.email ?? '',
    };
    const ticket = {
      ...found,
      _id: newId('tkt'),
      customerId: customer?._id ?? GUEST_ID,
      guestLanguage: customer ? null : chat.language,
      description: chat.transcript.slice(-LIMITS.textMax),
      category: 'other' as const,
      priority: 'medium' as const,
      followsId: null,
      attachments: [],
      order: null,
      ...(await this.times.atOpening('medium')),
      searchTerms: searchTermsFrom(found, TICKET_SEARCH_FIELDS),
    };
    const outbox = this.outbox.owed(await this.mails.openedFromChat(ticket, customer));
    const made = await this.tickets.insert({ ...ticket, outbox }, session);
    afterCommit(session, () => void this.outbox.publish('tickets', made._id, outbox));
    return made;
  }
}
