import { z } from 'zod';
import { defineMessage } from './envelope';
import { idSource } from './ids';

/** What became of a thing; the last two are for messages that nobody could handle. */
export const AUDIT_ACTIONS = ['created', 'changed', 'removed', 'replayed', 'discarded'] as const;

/** Ids of things inside the fields and values of an entry. */
export const AUDITED_ID = new RegExp(`\\b${idSource()}\\b`, 'g');

/** Longest text of a value that an entry keeps; what is longer ends in an ellipsis. */
export const AUDIT_VALUE_MAX = 1_000;
/** Most fields that one entry names one by one. */
export const AUDIT_CHANGES_MAX = 100;

const IDENTITIES = ['id', '_id', 'productId', 'sku', 'code', 'key', 'number'];

/**
 * The field by which entries distinguish the elements of a list, so that one that is removed does not change all that follow; undefined
 * where they are distinguished by their places.
 */
export function auditIdentity(list: readonly unknown[]): string | undefined {
  return IDENTITIES.find((name) => {
    const keys = list.map((one) => (one as Readonly<Record<string, unknown>> | null)?.[name]);
    const named = keys.every((key) => typeof key === 'string' && key !== '');
    return named && new Set(keys).size === keys.length;
  });
}

const auditValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type AuditValue = z.infer<typeof auditValueSchema>;

/** One field, such as `base.amountMinor` or `items[prd_1].price`, before and after. */
export const auditChangeSchema = z.object({
  field: z.string(),
  from: auditValueSchema,
  to: auditValueSchema,
  /** The field was changed, its values are a secret or personal data and are not kept. */
  hidden: z.boolean().optional(),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

/** Who changed something: a member of staff, or a job by its name. */
export const auditActorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), id: z.string(), name: z.string(), role: z.string() }),
  z.object({ kind: z.literal('job'), name: z.string() }),
]);
export type AuditActor = z.infer<typeof auditActorSchema>;

/** What was changed: its kind, its id and what people call it. */
export const auditThingSchema = z.object({
  type: z.string(),
  id: z.string(),
  label: z.string(),
});
export type AuditThing = z.infer<typeof auditThingSchema>;

/** One change of one thing. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  service: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  actor: auditActorSchema,
  thing: auditThingSchema,
  changes: z.array(auditChangeSchema),
  /** Changed fields that are not named. */
  more: z.number().int().nonnegative(),
  /** Endpoint that was called; null for a job. */
  via: z.string().nullable(),
  traceId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Every service announces what staff and jobs change in it, with the change. */
export const auditRecorded = defineMessage('evt.audit.entry.recorded.v1', auditEntrySchema);
