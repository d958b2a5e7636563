import { Injectable } from '@nestjs/common';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { appended } from '@solar/service-kit/messaging/outbox-field';
import { newId } from '@solar/service-kit/mongo/new-id';
import { afterCommit, Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { AttachmentService } from '../attachment/attachment.service';
import type { UserDoc } from '../user/user.schema';
import { TicketTimes } from './ticket-times';
import { TicketRepository } from './ticket.repository';
import type { TicketDoc, TicketMessageDoc } from './ticket.schema';

const MESSAGES_MAX = 500;

/** A message by a person, now. */
export function newMessage(
  author: Pick<UserDoc, '_id' | 'firstName' | 'lastName'>,
  fields: Pick<TicketMessageDoc, 'body' | 'fromStaff' | 'internal' | 'attachments'>,
): TicketMessageDoc {
  return {
    ...fields,
    id: newId('msg'),
    authorId: author._id,
    author: `${author.firstName} ${author.lastName}`,
    at: new Date(),
  };
}

/** Throws 409 when a ticket holds as many messages as it may. */
export function assertRoomForMessage(ticket: TicketDoc): void {
  if (ticket.messages.length >= MESSAGES_MAX) {
    throw problem.conflict('support.ticket_full', 'Please open a new ticket');
  }
}

/** Adds messages to tickets, each with the mails that are about it. */
@Injectable()
export class TicketMessages {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly attachments: AttachmentService,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly times: TicketTimes,
  ) {}

  /** Null when somebody else changed the ticket since it was read. */
  async add(
    ticket: TicketDoc,
    message: TicketMessageDoc,
    $set: Partial<TicketDoc>,
    mails: readonly OutboxEntry[],
  ): Promise<TicketDoc | null> {
    const { attachments, internal } = message;
    if (attachments.length === 0) return this.write(ticket, message, $set, mails);
    return this.transactions.run(async (session) => {
      const changed = await this.write(ticket, message, $set, mails, session);
      const to = { ticketId: ticket._id, customerId: ticket.customerId, internal };
      if (changed) await this.attachments.attach(attachments, to, session);
      return changed;
    });
  }

  private async write(
    ticket: TicketDoc,
    message: TicketMessageDoc,
    $set: Partial<TicketDoc>,
    mails: readonly OutboxEntry[],
    session?: ClientSession,
  ): Promise<TicketDoc | null> {
    const added = mails.length > 0 ? appended(this.outbox.owed(mails)) : null;
    const update = {
      $set: {
        ...$set,
        ...(await this.times.afterChange(ticket, $set, message.fromStaff && !message.internal)),
        ...added?.$set,
      },
      $push: { messages: message, ...added?.$push },
    };
    const changed = await this.tickets.update(ticket, update, session);
    const owed = changed?.outbox;
    if (owed) afterCommit(session, () => void this.outbox.publish('tickets', ticket._id, owed));
    return changed;
  }
}
