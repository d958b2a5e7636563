import type { Schema } from 'mongoose';

/** A message that a document owes: what the stream, or the bucket of last values, is to get. */
export type StoredMessage = {
  id: string;
  /** Where it goes: a subject of a stream, or a bucket of last values. */
  to: { subject: string } | { bucket: string };
  aggregateId: string;
  version: number;
  time: Date;
  traceparent: string | null;
  data: unknown;
};

/** What a document owes; absent when everything is published. `last` is the id of the newest message. */
export type Owed = { last: string; at: Date; messages: StoredMessage[] };

/** Update operators that add to what a document may still owe; publish what the write answers. */
export function appended(owed: Owed) {
  return {
    $set: { 'outbox.last': owed.last, 'outbox.at': owed.at },
    $push: { 'outbox.messages': { $each: owed.messages } },
  };
}

/** What a document owes, for people: where each message is to go, and since when. */
export function owedSubjects(owed: Owed | undefined): { subject: string; since: string }[] {
  return (owed?.messages ?? []).map(({ to, time }) => ({
    subject: 'subject' in to ? to.subject : to.bucket,
    since: time.toISOString(),
  }));
}

/** Name of the field in which documents carry what they owe. */
export const OUTBOX_FIELD = 'outbox';

/** Schema path of the field; spread it into the definition of a document that publishes. */
export const outboxField = { outbox: { type: Object } } as const;

/** Index by which the sweeper finds documents that owe messages, whatever their number. */
export const OUTBOX_INDEX = {
  key: { 'outbox.at': 1 },
  partialFilterExpression: { 'outbox.at': { $exists: true } },
} as const;

/** Makes the index; call it on every schema that has `outboxField`. */
export function owesMessages<T>(schema: Schema<T>): void {
  schema.index(OUTBOX_INDEX.key, {
    partialFilterExpression: OUTBOX_INDEX.partialFilterExpression,
  });
}

/** Collection of messages that belong to no single document: those of a transaction over several, and mails. */
export const OUTBOX_COLLECTION = 'outbox';

/** A row of that collection. */
export type OutboxRow = { _id: string; outbox: Owed };
