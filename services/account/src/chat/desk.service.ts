import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DeskStatus } from '@solar/contracts/account/chat-protocol';
import type { Model } from 'mongoose';
import { TicketRepository } from '../ticket/ticket.repository';
import { isoOrNull } from '../user/user.presenter';
import type { ChatDoc } from './chat.schema';
import { DeskPresence } from './desk-presence';

/** What waits for staff, for the badge of the back office. */
@Injectable()
export class DeskService {
  constructor(
    @InjectModel('Chat') private readonly chats: Model<ChatDoc>,
    private readonly tickets: TicketRepository,
    private readonly presence: DeskPresence,
  ) {}

  async status(): Promise<DeskStatus> {
    const waiting = { waitingSince: { $exists: true } };
    const [waitingChats, first, newTickets] = await Promise.all([
      this.chats.countDocuments(waiting),
      this.chats
        .findOne(waiting, { waitingSince: 1 })
        .sort({ waitingSince: 1 })
        .lean<Pick<ChatDoc, '_id' | 'waitingSince'>>(),
      this.tickets.count({ status: 'new' }),
    ]);
    const waitingSince = isoOrNull(first?.waitingSince ?? null);
    return { waitingChats, waitingSince, newTickets, atDesk: this.presence.count() };
  }
}
