import { z } from 'zod';
import { idSchema, orderIdSchema, productIdSchema, userIdSchema } from '../common/ids';
import { serialSchema } from '../inventory/fields';
import { LIMITS } from '../common/limits';
import { pageQuerySchema } from '../common/pagination';
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from './ticket-states';

export const ticketIdSchema = idSchema('tkt');
const bodySchema = z.string().trim().min(1).max(LIMITS.textMax);

export const attachmentIdSchema = idSchema('att');
const attachmentIdsSchema = z.array(attachmentIdSchema).max(LIMITS.attachmentsMax).optional();

/** A file of a message, and the answer of POST /api/support/attachments. Size in bytes. */
export const attachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  size: z.number().int(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
/** Absent in answers from before there were attachments. */
const attachmentsSchema = z.array(attachmentSchema).optional();

/** The order that a ticket is about. */
const ticketOrderSchema = z.object({ id: z.string(), number: z.string() });

/** The piece on which a customer claims the warranty. */
const ticketSerialSchema = z.object({ productId: z.string(), number: z.string() });

/** POST /api/support/tickets. */
export const createTicketSchema = z.strictObject({
  subject: z.string().trim().min(2).max(LIMITS.titleMax),
  description: z.string().trim().min(10).max(LIMITS.textMax),
  category: z.enum(TICKET_CATEGORIES),
  priority: z.enum(TICKET_PRIORITIES).default('medium'),
  /** An order of the customer. */
  orderId: orderIdSchema.optional(),
  /** A piece that was sent with the order: the ticket is a claim under its warranty. */
  serial: z.strictObject({ productId: productIdSchema, number: serialSchema }).optional(),
  attachments: attachmentIdsSchema,
});
export type CreateTicket = z.infer<typeof createTicketSchema>;

/** POST /api/support/tickets/{id}/messages: answers the ticket that now holds it, a new one when it was closed. */
export const replyToTicketSchema = z.strictObject({
  body: bodySchema,
  attachments: attachmentIdsSchema,
});
export type ReplyToTicket = z.infer<typeof replyToTicketSchema>;

/** GET /api/support/tickets. */
export const listTicketsQuerySchema = pageQuerySchema.extend({
  status: z.enum(TICKET_STATUSES).optional(),
});

/** A row of a ticket list. */
export const ticketListItemSchema = z.object({
  id: z.string(),
  reference: z.string(),
  subject: z.string(),
  category: z.enum(TICKET_CATEGORIES),
  priority: z.enum(TICKET_PRIORITIES),
  status: z.enum(TICKET_STATUSES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});
export type TicketListItem = z.infer<typeof ticketListItemSchema>;

/** One message; `internal` notes only reach staff. */
export const ticketMessageSchema = z.object({
  id: z.string(),
  author: z.string(),
  fromStaff: z.boolean(),
  internal: z.boolean(),
  body: z.string(),
  at: z.iso.datetime(),
  attachments: attachmentsSchema,
});
export type TicketMessage = z.infer<typeof ticketMessageSchema>;

/** A ticket as its customer sees it. */
export const ticketSchema = ticketListItemSchema.extend({
  description: z.string(),
  attachments: attachmentsSchema,
  order: ticketOrderSchema.nullable().optional(),
  serial: ticketSerialSchema.nullable().optional(),
  /** The closed ticket that this one follows, and the one that follows this. */
  follows: z.object({ id: z.string(), reference: z.string() }).nullable(),
  followedBy: z.object({ id: z.string(), reference: z.string() }).nullable(),
  messages: z.array(ticketMessageSchema),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** GET /api/support/admin/tickets. */
export const TICKET_SORTS = ['-updatedAt', 'updatedAt', '-createdAt', 'createdAt'] as const;
export const listAllTicketsQuerySchema = pageQuerySchema.extend({
  q: z.string().trim().min(1).max(LIMITS.titleMax).optional(),
  status: z.enum(TICKET_STATUSES).optional(),
  priority: z.enum(TICKET_PRIORITIES).optional(),
  category: z.enum(TICKET_CATEGORIES).optional(),
  customerId: userIdSchema.optional(),
  /** Claims on the piece with this number, of this product. */
  serial: serialSchema.optional(),
  productId: productIdSchema.optional(),
  /** Only tickets on which staff should have acted by now. */
  overdue: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  sort: z.enum(TICKET_SORTS).default('-updatedAt'),
});

/** Times by office hours; absent in answers from before they were kept. */
const ticketTimesSchema = z.object({
  /** Until when staff have to answer first, then to solve; null when it is not on them. */
  dueAt: z.iso.datetime().nullable().optional(),
  overdue: z.boolean().optional(),
  /** Minutes of office time that it took. */
  firstAnswerMinutes: z.number().int().nullable().optional(),
  solutionMinutes: z.number().int().nullable().optional(),
});

/** A row of the back office's ticket list. */
export const staffTicketListItemSchema = ticketListItemSchema.extend({
  customerId: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  assignee: z.string().nullable(),
  ...ticketTimesSchema.shape,
  version: z.number().int().optional(),
});
export type StaffTicketListItem = z.infer<typeof staffTicketListItemSchema>;

/** A ticket as staff see it, internal notes included. */
export const staffTicketSchema = ticketSchema.extend({
  customerId: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  assignee: z.string().nullable(),
  ...ticketTimesSchema.shape,
  version: z.number().int(),
  nextStatuses: z.array(z.enum(TICKET_STATUSES)),
});
export type StaffTicket = z.infer<typeof staffTicketSchema>;

/** POST /api/support/admin/tickets/{id}/messages. */
export const answerTicketSchema = z.strictObject({
  body: bodySchema,
  internal: z.boolean().default(false),
  attachments: attachmentIdsSchema,
});

/** PATCH /api/support/admin/tickets/{id}; `version` as last seen, so that two people do not overwrite each other. */
export const updateTicketSchema = z.strictObject({
  version: z.number().int().min(0),
  status: z.enum(TICKET_STATUSES).optional(),
  priority: z.enum(TICKET_PRIORITIES).optional(),
  category: z.enum(TICKET_CATEGORIES).optional(),
  /** Take the ticket, or give it back. */
  assignToMe: z.boolean().optional(),
});
