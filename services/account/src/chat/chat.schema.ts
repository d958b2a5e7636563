import type { ChatMessage } from '@solar/contracts/account/chat-protocol';
import { LANGUAGES, type Language } from '@solar/contracts/common/localized';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type ChatMessageDoc = Omit<ChatMessage, 'at'> & { at: Date };

export type ChatDoc = {
  _id: string;
  /** SHA-256 of the key with which the browser resumes. */
  resumeHash: string;
  userId: string | null;
  /** The customer whose current conversation this is; absent in a visitor's and in an earlier one. */
  openFor?: string;
  name: string;
  /** A visitor's, for an answer by mail. */
  email: string | null;
  language: Language;
  messages: ChatMessageDoc[];
  /** When the customer said the first thing that staff have not answered; absent when nothing is open. */
  waitingSince?: Date;
  lastAt: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const chatDocSchema = defineSchema<ChatDoc>(
  {
    resumeHash: { type: String, required: true },
    userId: { type: String, default: null },
    openFor: { type: String },
    name: { type: String, required: true },
    email: { type: String, default: null },
    language: { type: String, enum: LANGUAGES, required: true },
    messages: {
      type: [{ _id: false, id: String, from: String, author: String, text: String, at: Date }],
      default: [],
    },
    waitingSince: { type: Date },
    lastAt: { type: Date, required: true },
  },
  { collection: 'chats' },
);
chatDocSchema.index({ resumeHash: 1 }, { unique: true });
chatDocSchema.index({ lastAt: -1 });
chatDocSchema.index({ userId: 1 });
chatDocSchema.index(
  { openFor: 1 },
  { unique: true, partialFilterExpression: { openFor: { $exists: true } } },
);
chatDocSchema.index(
  { waitingSince: 1 },
  { partialFilterExpression: { waitingSince: { $exists: true } } },
);
