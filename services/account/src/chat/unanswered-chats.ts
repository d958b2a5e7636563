import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { newId } from '@solar/service-kit/mongo/new-id';
import { afterCommit, Transactions } from '@solar/service-kit/mongo/transactions';
import type { Model } from 'mongoose';
import type { AccountConfig } from '../config';
import { LivePubSub } from '../live/live-pub-sub';
import { SupportChanges } from '../live/support-changes';
import { AccountMails } from '../mails/account-mails';
import { SiteBrand } from '../mails/site-brand';
import { ChatTickets } from '../ticket/chat-tickets';
import { newTicketReference } from '../ticket/ticket-reference';
import { presentChatMessage } from './chat.presenter';
import type { ChatDoc, ChatMessageDoc } from './chat.schema';

const SWEPT_MAX = 50;
const MINUTE_MS = 60_000;

/** Conversations in which somebody waits for too long become tickets; without a way to answer they stay in the list. */
@Injectable()
export class UnansweredChats {
  constructor(
    @InjectModel('Chat') private readonly chats: Model<ChatDoc>,
    private readonly tickets: ChatTickets,
    private readonly mails: AccountMails,
    private readonly site: SiteBrand,
    private readonly live: LivePubSub,
    private readonly changes: SupportChanges,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Makes tickets of what has waited for too long; answers how many. */
  async sweep(now = new Date()): Promise<number> {
    const before = new Date(now.getTime() - this.config.CHAT_UNANSWERED_MINUTES * MINUTE_MS);
    const waiting = await this.chats
      .find({
        waitingSince: { $lt: before },
        $or: [{ userId: { $ne: null } }, { email: { $ne: null } }],
      })
      .sort({ waitingSince: 1 })
      .limit(SWEPT_MAX)
      .lean<ChatDoc[]>();
    let made = 0;
    for (const chat of waiting) if (await this.makeTicket(chat)) made += 1;
    return made;
  }

  /** False when somebody has answered or written meanwhile; the next round looks again. */
  private async makeTicket(chat: ChatDoc): Promise<boolean> {
    const { name: author } = await this.site.read();
    const sentence = await this.mails.word(chat.language, 'chat', 'becameTicket');
    const reference = newTicketReference();
    return this.transactions.run(async (session) => {
      const at = new Date();
      const text = `${sentence} ${reference}`;
      const message: ChatMessageDoc = { id: newId('msg'), from: 'staff', author, text, at };
      const ended = await this.chats.updateOne(
        { _id: chat._id, version: chat.version },
        {
          $push: { messages: message },
          $set: { lastAt: at },
          $unset: { waitingSince: 1 },
          $inc: { version: 1 },
        },
        { session },
      );
      if (ended.matchedCount === 0) return false;
      await this.tickets.open({ ...unansweredChat(chat), reference }, session);
      afterCommit(session, () => {
        this.live.publish(`chat.${chat._id}`, presentChatMessage(message));
        this.changes.desk({ what: 'chat', id: chat._id });
      });
      return true;
    });
  }
}

/** What was said since staff have spoken last, which is what is not answered. */
function unansweredChat({ userId, name, email, language, messages }: ChatDoc) {
  const answered = messages.findLastIndex(({ from }) => from === 'staff') + 1;
  const open = messages.slice(answered).map(({ text }) => text);
  const subject = open[0] ?? '';
  return { customerId: userId, name, email, language, subject, transcript: open.join('\n') };
}
