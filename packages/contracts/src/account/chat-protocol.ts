import { z } from 'zod';
import { idSchema } from '../common/ids';
import { LANGUAGES } from '../common/localized';

/** Address of the chat's WebSocket. */
export const CHAT_PATH = '/api/support/chat';

/** Characters of one chat message. */
export const CHAT_TEXT_MAX = 1_000;

export const chatIdSchema = idSchema('cht');

/** One line of a conversation. */
export const chatMessageSchema = z.object({
  id: z.string(),
  from: z.enum(['customer', 'staff']),
  author: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/**
 * What the browser sends. The first frame says who it is: a customer or visitor who opens or resumes a conversation,
 * staff who join one, or somebody signed in who watches. Signed-in people send their access token.
 */
export const chatClientFrameSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('open'),
    token: z.string().max(4_096).optional(),
    name: z.string().trim().min(1).max(80).optional(),
    /** Of a visitor, for an answer by mail when nobody answers here. */
    email: z.email().max(254).optional(),
    language: z.enum(LANGUAGES).default('en'),
    /** Resumes a visitor's conversation; the key was given when it was opened. A customer has one conversation everywhere. */
    resume: z.string().max(100).optional(),
  }),
  z.strictObject({ type: z.literal('join'), token: z.string().max(4_096), chatId: chatIdSchema }),
  /** Hears what changes: of the person's own tickets, or of all of support with `desk`, which is for staff. */
  z.strictObject({
    type: z.literal('watch'),
    token: z.string().max(4_096),
    desk: z.boolean().default(false),
    /** The member of staff answers chats: visitors see that somebody is there. */
    answers: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal('say'), text: z.string().trim().min(1).max(CHAT_TEXT_MAX) }),
]);
export type ChatClientFrame = z.infer<typeof chatClientFrameSchema>;
export type ChatFirstFrame = Exclude<z.input<typeof chatClientFrameSchema>, { type: 'say' }>;

/** What has changed, to be read again. */
export const supportChangeSchema = z.object({
  what: z.enum(['ticket', 'chat', 'desk']),
  id: z.string(),
});
export type SupportChange = z.infer<typeof supportChangeSchema>;

/** What the server sends. */
export const chatServerFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('opened'),
    /** Key with which a visitor's browser resumes; else empty. */
    resume: z.string(),
    messages: z.array(chatMessageSchema),
  }),
  /** From here on nothing is missed; what was read before may be old. */
  z.object({ type: z.literal('watching') }),
  z.object({ type: z.literal('changed'), change: supportChangeSchema }),
  z.object({ type: z.literal('message'), message: chatMessageSchema }),
  z.object({ type: z.literal('refused'), code: z.string() }),
]);
export type ChatServerFrame = z.infer<typeof chatServerFrameSchema>;

/** GET /api/support/chat/office: whether somebody is there now, and outside office hours when they begin again. */
export const officeStatusSchema = z.object({
  open: z.boolean(),
  opensAt: z.iso.datetime().nullable(),
});
export type OfficeStatus = z.infer<typeof officeStatusSchema>;

/** POST /api/support/offline-messages: the form shown outside office hours. */
export const offlineMessageSchema = z.strictObject({
  name: z.string().trim().min(2).max(80),
  email: z.email().max(254),
  text: z.string().trim().min(10).max(CHAT_TEXT_MAX),
});
export type OfflineMessage = z.infer<typeof offlineMessageSchema>;

/** GET /api/support/admin/chats: conversations of the last days, the one that moved last first. */
export const chatListSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      signedIn: z.boolean(),
      language: z.enum(LANGUAGES),
      messageCount: z.number().int(),
      lastText: z.string(),
      /** The customer has said something that is not answered, and since when. */
      waiting: z.boolean(),
      waitingSince: z.iso.datetime().nullable().optional(),
      lastAt: z.iso.datetime(),
    }),
  ),
});
export type ChatList = z.infer<typeof chatListSchema>;

/** GET /api/support/admin/desk: what waits for staff, and how many of them answer chats now. */
export const deskStatusSchema = z.object({
  waitingChats: z.number().int(),
  waitingSince: z.iso.datetime().nullable(),
  newTickets: z.number().int(),
  atDesk: z.number().int(),
});
export type DeskStatus = z.infer<typeof deskStatusSchema>;
