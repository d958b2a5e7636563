import type { AuditEntry } from '@solar/contracts/common/audit';
import { Schema } from 'mongoose';

/** An entry of the trail: inserted once, and changed by nothing but the deletion of an account that it names. */
export type AuditEntryDoc = Omit<AuditEntry, 'id' | 'at'> & {
  _id: string;
  at: Date;
  /** Names of the changed fields at every depth, lower case. */
  fields: string[];
  /** Words of who and what, for the search. */
  searchTerms: string[];
};

export const AUDIT_ENTRY = 'AuditEntry';

export const auditEntryDocSchema = new Schema<AuditEntryDoc>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    service: { type: String, required: true },
    action: { type: String, required: true },
    actor: { type: Object, required: true },
    thing: { type: Object, required: true },
    changes: { type: [Object], required: true },
    more: { type: Number, required: true },
    via: { type: String, default: null },
    traceId: { type: String, default: null },
    fields: { type: [String], required: true },
    searchTerms: { type: [String], required: true },
  },
  {
    collection: 'audit_entries',
    versionKey: false,
    strict: 'throw',
    autoIndex: false,
    autoCreate: false,
    id: false,
  },
);
auditEntryDocSchema.index({ at: -1, _id: -1 });
auditEntryDocSchema.index({ 'actor.id': 1, at: -1, _id: -1 });
auditEntryDocSchema.index({ 'actor.kind': 1, at: -1, _id: -1 });
auditEntryDocSchema.index({ 'thing.type': 1, at: -1, _id: -1 });
auditEntryDocSchema.index({ 'thing.id': 1, at: -1, _id: -1 });
auditEntryDocSchema.index({ action: 1, at: -1, _id: -1 });
auditEntryDocSchema.index({ fields: 1, at: -1, _id: -1 });
auditEntryDocSchema.index({ searchTerms: 1 });
