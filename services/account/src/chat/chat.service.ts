import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ChatList, ChatMessage } from '@solar/contracts/account/chat-protocol';
import { newLinkToken } from '@solar/service-kit/auth/link-token';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Model } from 'mongoose';
import { secretTokenHash } from '../auth/secret-token';
import { presentChatMessage, presentChatRow } from './chat.presenter';
import type { ChatDoc, ChatMessageDoc } from './chat.schema';

const MESSAGES_MAX = 500;
/** Silence after which a customer begins anew. */
const CURRENT_MS = 7 * 86_400_000;
const LISTED_MAX = 100;
const LISTED_MS = 7 * 86_400_000;

/** Who speaks in a conversation. */
export type Speaker = { from: 'customer' | 'staff'; author: string };

/** Who begins a conversation. */
type Beginning = Pick<ChatDoc, 'userId' | 'name' | 'email' | 'language'>;

/** A conversation as its customer goes on with it; only a visitor needs the key. */
type Opened = { id: string; key: string; name: string; messages: ChatMessage[] };

function opened({ _id, name, messages }: ChatDoc, key = ''): Opened {
  return { id: _id, key, name, messages: messages.map(presentChatMessage) };
}

/** Conversations: kept, so that they survive a reload, a lost connection and a restart. */
@Injectable()
export class ChatService {
  constructor(@InjectModel('Chat') private readonly chats: Model<ChatDoc>) {}

  /** A visitor's conversation: the one of the key, else a new one with a key of its own. */
  async ofVisitor(visitor: Omit<Beginning, 'userId'>, key = ''): Promise<Opened> {
    const known = await this.chats.findOne({ resumeHash: secretTokenHash(key) }).lean<ChatDoc>();
    if (known?.userId === null) return opened(known, key);
    const fresh = newLinkToken();
    return opened(
      await this.begin({ ...visitor, userId: null, resumeHash: secretTokenHash(fresh) }),
      fresh,
    );
  }

  /** The current conversation of a customer, the same in every tab and on every device; a new one after a week of silence. */
  async ofCustomer(customer: Omit<Beginning, 'email'> & { userId: string }): Promise<Opened> {
    const openFor = customer.userId;
    const current = await this.chats.findOne({ openFor }).lean<ChatDoc>();
    if (current && current.lastAt.getTime() > Date.now() - CURRENT_MS) return opened(current);
    if (current) await this.chats.updateOne({ _id: current._id }, { $unset: { openFor: 1 } });
    const beginning = {
      ...customer,
      openFor,
      email: null,
      resumeHash: secretTokenHash(newLinkToken()),
    };
    try {
      return opened(await this.begin(beginning));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.ofCustomer(customer);
    }
  }

  /** A conversation for staff; null when there is none. */
  async read(id: string): Promise<ChatMessage[] | null> {
    const chat = await this.chats.findById(id).lean<ChatDoc>();
    return chat && chat.messages.map(presentChatMessage);
  }

  /** Adds a line; null when the conversation holds as many as it may. */
  async say(id: string, speaker: Speaker, text: string): Promise<ChatMessage | null> {
    const message: ChatMessageDoc = { ...speaker, text, id: newId('msg'), at: new Date() };
    const result = await this.chats.updateOne(
      { _id: id, [`messages.${MESSAGES_MAX - 1}`]: { $exists: false } },
      {
        $push: { messages: message },
        $set: { lastAt: message.at },
        $inc: { version: 1 },
        // The first line of several that wait stays the one that counts.
        ...(speaker.from === 'customer'
          ? { $min: { waitingSince: message.at } }
          : { $unset: { waitingSince: 1 } }),
      },
    );
    return result.matchedCount === 1 ? presentChatMessage(message) : null;
  }

  async list(): Promise<ChatList> {
    const since = new Date(Date.now() - LISTED_MS);
    const chats = await this.chats
      .find({ lastAt: { $gt: since } })
      .sort({ lastAt: -1 })
      .limit(LISTED_MAX)
      .lean<ChatDoc[]>();
    const begun = chats.filter(({ messages }) => messages.length > 0);
    return { items: begun.map(presentChatRow) };
  }

  private async begin(
    beginning: Beginning & Pick<ChatDoc, 'openFor' | 'resumeHash'>,
  ): Promise<ChatDoc> {
    const made = { ...beginning, _id: newId('cht'), lastAt: new Date() };
    return (await this.chats.create(made)).toObject<ChatDoc>();
  }
}
