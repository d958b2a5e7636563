import { z } from 'zod';
import { AUDIT_ACTIONS, auditEntrySchema, auditThingSchema } from '../common/audit';
import { pageOf, pageQuerySchema } from '../common/pagination';

const text = z.string().trim().min(1).max(100);

/** What the audit trail is searched by; `from` and `to` are days of the shop or moments. */
export const auditQuerySchema = pageQuerySchema.extend({
  /** Words that a person's or job's name, or the thing's name or id begins with. */
  q: text.optional(),
  /** Id of a person. */
  person: text.optional(),
  /** Kind of thing. */
  type: text.optional(),
  /** Id of a thing. */
  thing: text.optional(),
  /** Beginning of a field's name. */
  field: text.optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  by: z.enum(['person', 'job']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** An entry with the things that its fields and values have the ids of, as far as the reader may know them. */
export const auditViewSchema = auditEntrySchema.extend({
  names: z.array(auditThingSchema).optional(),
});
export type AuditView = z.infer<typeof auditViewSchema>;

/** A page of the audit trail, newest first. */
export const auditPageSchema = pageOf(auditViewSchema);

/** Which page of the history of one thing. */
export const auditHistoryQuerySchema = pageQuerySchema;

/** One thing's own part of the trail: the endpoint of it. */
export const auditHistoryPath = (type: string, id: string) =>
  `/api/admin/audit/${encodeURIComponent(type)}/${encodeURIComponent(id)}`;
