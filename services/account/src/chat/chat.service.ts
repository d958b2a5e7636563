import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ChatList, ChatMessage } from '@solar/contracts/account/chat-protocol';
import type { Language } from '@solar/contracts/common/localized';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Model } from 'mongoose';
import type { ChatDoc, ChatMessageDoc } from './chat.schema';

const KEY_BYTES = 24;
const MESSAGES_MAX = 500;
const LISTED_MAX = 100;
const LISTED_MS = 7 * 86_400_000;

/** Who speaks in a conversation. */
export type Speaker = { from: 'customer' | 'staff'; author: string };

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function present(message: ChatMessageDoc): ChatMessage {
  const { id, from, author, text, at } = message;
  return { id, from, author, text, at: at.toISOString() };
}

/** Conversations: kept, so that they survive a reload, a lost connection and a restart. */
@Injectable()
export class ChatService {
  constructor(@InjectModel('Chat') private readonly chats: Model<ChatDoc>) {}

  /** Begins a conversation; the key resumes it. */
  async open(who: { userId: string | null; name: string; language: Language }) {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const id = newId('cht');
    const lastAt = new Date();
    await this.chats.create([{ ...who, _id: id, resumeHash: hashOf(key), lastAt }]);
    return { id, key, name: who.name, messages: [] };
  }

  /** The conversation of a key, for the person who began it; null when there is none. */
  async resume(key: string, userId: string | null) {
    const chat = await this.chats.findOne({ resumeHash: hashOf(key) }).lean<ChatDoc>();
    if (!chat || chat.userId !== userId) return null;
    return { id: chat._id, key, name: chat.name, messages: chat.messages.map(present) };
  }

  /** A conversation for staff; null when there is none. */
  async read(id: string): Promise<ChatMessage[] | null> {
    const chat = await this.chats.findById(id).lean<ChatDoc>();
    return chat && chat.messages.map(present);
  }

  /** Adds a line; null when the conversation holds as many as it may. */
  async say(id: string, speaker: Speaker, text: string): Promise<ChatMessage | null> {
    const message: ChatMessageDoc = { ...speaker, text, id: newId('msg'), at: new Date() };
    const result = await this.chats.updateOne(
      { _id: id, [`messages.${MESSAGES_MAX - 1}`]: { $exists: false } },
      { $push: { messages: message }, $set: { lastAt: message.at }, $inc: { version: 1 } },
    );
    return result.matchedCount === 1 ? present(message) : null;
  }

  async list(): Promise<ChatList> {
    const since = new Date(Date.now() - LISTED_MS);
    const chats = await this.chats
      .find({ lastAt: { $gt: since } })
      .sort({ lastAt: -1 })
      .limit(LISTED_MAX)
      .lean<ChatDoc[]>();
    const begun = chats.filter(({ messages }) => messages.length > 0);
    return {
      items: begun.map((chat) => {
        const last = chat.messages.at(-1);
        return {
          id: chat._id,
          name: chat.name,
          signedIn: chat.userId !== null,
          language: chat.language,
          messageCount: chat.messages.length,
          lastText: last?.text ?? '',
          waiting: last?.from === 'customer',
          lastAt: chat.lastAt.toISOString(),
        };
      }),
    };
  }
}
