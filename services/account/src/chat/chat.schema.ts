import type { ChatMessage } from '@solar/contracts/account/chat-protocol';
import { LANGUAGES, type Language } from '@solar/contracts/common/localized';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type ChatMessageDoc = Omit<ChatMessage, 'at'> & { at: Date };

export type ChatDoc = {
  _id: string;
  /** SHA-256 of the key with which the browser resumes. */
  resumeHash: string;
  userId: string | null;
  name: string;
  language: Language;
  messages: ChatMessageDoc[];
  lastAt: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const chatDocSchema = defineSchema<ChatDoc>(
  {
    resumeHash: { type: String, required: true },
    userId: { type: String, default: null },
    name: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    messages: {
      type: [{ _id: false, id: String, from: String, author: String, text: String, at: Date }],
      default: [],
    },
    lastAt: { type: Date, required: true },
  },
  { collection: 'chats' },
);
chatDocSchema.index({ resumeHash: 1 }, { unique: true });
chatDocSchema.index({ lastAt: -1 });
chatDocSchema.index({ userId: 1 });
