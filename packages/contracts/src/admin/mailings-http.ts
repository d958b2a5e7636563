import { z } from 'zod';
import { idSchema } from '../common/ids';
import { languageSchema, localizedTextSchema } from '../common/localized';
import { pageOf, pageQuerySchema } from '../common/pagination';
import type { Transitions } from '../common/state-machine';

/** A newsletter is written, then goes to every confirmed subscriber in the background; it can be stopped on its way. */
export const MAILING_STATUSES = ['draft', 'sending', 'sent', 'stopped'] as const;
export type MailingStatus = (typeof MAILING_STATUSES)[number];
export const MAILING_TRANSITIONS: Transitions<MailingStatus> = {
  draft: ['sending'],
  sending: ['sent', 'stopped'],
  sent: [],
  stopped: [],
};

export const MAILING_SUBJECT_MAX = 150;
export const MAILING_TEXT_MAX = 5_000;
export const MAILING_ENTRIES_MAX = 8;
/** Kinds of content that a newsletter can point to; each entry has a page. */
export const MAILING_KINDS = ['blog-posts', 'projects', 'services'] as const;

/** A text that every subscriber reads in their own language, so none may be missing. */
function inEveryLanguage(max: number) {
  const text = z.string().trim().min(1).max(max);
  return z.strictObject({ en: text, fr: text });
}

/** POST /api/admin/mailings: what a newsletter says. Entries are named by their ids; title and summary come from them. */
export const mailingInputSchema = z.strictObject({
  subject: inEveryLanguage(MAILING_SUBJECT_MAX),
  text: inEveryLanguage(MAILING_TEXT_MAX),
  entries: z
    .array(idSchema('cnt'))
    .max(MAILING_ENTRIES_MAX)
    .refine((ids) => new Set(ids).size === ids.length),
});
export type MailingInput = z.infer<typeof mailingInputSchema>;

const versionSchema = z.number().int().min(0);
/** PUT /api/admin/mailings/{id}, with the version that was read. */
export const mailingUpdateSchema = mailingInputSchema.extend({ version: versionSchema });
export type MailingUpdate = z.infer<typeof mailingUpdateSchema>;
/** POST /api/admin/mailings/{id}/sending: sends what was read. */
export const mailingSendSchema = z.strictObject({ version: versionSchema });
/** DELETE /api/admin/mailings/{id}?version= */
export const mailingRemoveQuerySchema = z.strictObject({
  version: z.coerce.number().int().min(0),
});

/** An entry that a newsletter points to; a hidden one keeps it from being sent. */
export const mailingEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(MAILING_KINDS),
  title: localizedTextSchema,
  published: z.boolean(),
});
export type MailingEntry = z.infer<typeof mailingEntrySchema>;

export const mailingRowSchema = z.object({
  id: z.string(),
  subject: localizedTextSchema,
  status: z.enum(MAILING_STATUSES),
  /** Confirmed subscribers when sending began; null before. */
  recipients: z.number().int().nullable(),
  /** Emails that were handed to the mail server's queue. */
  sent: z.number().int(),
  /** Who has unsubscribed by the link of this newsletter. */
  unsubscribed: z.number().int(),
  startedBy: z.string().nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type MailingRow = z.infer<typeof mailingRowSchema>;
export const mailingPageSchema = pageOf(mailingRowSchema);
export const mailingListQuerySchema = pageQuerySchema.extend({
  status: z.enum(MAILING_STATUSES).optional(),
});

export const mailingSchema = mailingRowSchema.extend({
  text: localizedTextSchema,
  entries: z.array(mailingEntrySchema),
  /** Who would get it now. */
  subscribers: z.number().int(),
});
export type Mailing = z.infer<typeof mailingSchema>;

/** GET /api/admin/mailings/{id}/preview and POST …/test: in which language. */
export const mailingLanguageSchema = z.strictObject({ language: languageSchema.default('en') });
export const mailingPreviewSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type MailingPreview = z.infer<typeof mailingPreviewSchema>;
/** Where the test went: to whoever asked for it. */
export const mailingTestSchema = z.object({ email: z.string() });

/** POST /api/content/newsletter/one-click?token=: what mail programs call by themselves (RFC 8058). */
export const oneClickQuerySchema = z.strictObject({ token: z.string().min(20).max(200) });
