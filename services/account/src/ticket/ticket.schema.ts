import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketCategory,
  type TicketPriority,
  type TicketStatus,
} from '@solar/contracts/account/ticket-states';
import type { Attachment } from '@solar/contracts/account/tickets-http';
import { LANGUAGES, type Language } from '@solar/contracts/common/localized';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

export type TicketMessageDoc = {
  id: string;
  authorId: string;
  author: string;
  fromStaff: boolean;
  internal: boolean;
  body: string;
  at: Date;
  attachments: Attachment[];
};

export type TicketDoc = {
  _id: string;
  reference: string;
  /** `GUEST_ID` for somebody without an account. */
  customerId: string;
  /** In which language somebody without an account is written to. */
  guestLanguage: Language | null;
  customerName: string;
  customerEmail: string;
  subject: string;
  description: string;
  category: TicketCategory;
  priority: TicketPriority;
  attachments: Attachment[];
  /** What the ticket is about. */
  order: { id: string; number: string } | null;
  /** The piece on which the warranty is claimed. */
  serial?: { productId: string; number: string } | null;
  status: TicketStatus;
  assigneeId: string | null;
  assignee: string | null;
  followsId: string | null;
  followedById: string | null;
  messages: TicketMessageDoc[];
  closedAt: Date | null;
  /** Until when staff have to act; null when it is not on them. */
  dueAt: Date | null;
  firstAnsweredAt: Date | null;
  firstAnswerMs: number | null;
  solvedAt: Date | null;
  solutionMs: number | null;
  /** Words of reference, subject and customer, for the back office's search. */
  searchTerms: string[];
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** Takes the place of the customer's id in tickets of visitors. */
export const GUEST_ID = '';

/** What tickets are found by. */
export const TICKET_SEARCH_FIELDS = [
  'reference',
  'subject',
  'customerName',
  'customerEmail',
] as const;

const text = { type: String, required: true } as const;
const attachments = {
  type: [{ _id: false, id: String, name: String, contentType: String, size: Number }],
  default: [],
};
const optionalText = { type: String, default: null } as const;

export const ticketDocSchema = defineSchema<TicketDoc>(
  {
    reference: text,
    customerId: { type: String, default: GUEST_ID },
    guestLanguage: { type: String, enum: [...LANGUAGES, null], default: null },
    customerName: text,
    customerEmail: { type: String, default: '' },
    subject: text,
    description: text,
    category: { type: String, enum: TICKET_CATEGORIES, required: true },
    priority: { type: String, enum: TICKET_PRIORITIES, required: true },
    attachments,
    order: { type: Schema.Types.Mixed, default: null },
    serial: { _id: false, type: { productId: String, number: String }, default: undefined },
    status: { type: String, enum: TICKET_STATUSES, default: 'new' },
    assigneeId: optionalText,
    assignee: optionalText,
    followsId: optionalText,
    followedById: optionalText,
    messages: {
      type: [
        {
          _id: false,
          id: String,
          authorId: String,
          author: String,
          fromStaff: Boolean,
          internal: Boolean,
          body: String,
          at: Date,
          attachments,
        },
      ],
      default: [],
    },
    closedAt: { type: Date, default: null },
    dueAt: { type: Date, default: null },
    firstAnsweredAt: { type: Date, default: null },
    firstAnswerMs: { type: Number, default: null },
    solvedAt: { type: Date, default: null },
    solutionMs: { type: Number, default: null },
    searchTerms: { type: [String], default: [] },
    ...outboxField,
  },
  { collection: 'tickets' },
);
ticketDocSchema.index({ reference: 1 }, { unique: true });
ticketDocSchema.index({ customerId: 1, updatedAt: -1, _id: -1 });
ticketDocSchema.index({ status: 1, updatedAt: -1, _id: -1 });
ticketDocSchema.index({ updatedAt: -1, _id: -1 });
ticketDocSchema.index(
  { 'serial.number': 1, updatedAt: -1, _id: -1 },
  { partialFilterExpression: { 'serial.number': { $type: 'string' } } },
);
ticketDocSchema.index({ dueAt: 1 });
ticketDocSchema.index({ searchTerms: 1 });
owesMessages(ticketDocSchema);
