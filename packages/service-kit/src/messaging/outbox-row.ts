/** A message that waits in, or went through, the outbox. `sentAt` is null until the stream has acknowledged it. */
export type OutboxRow = {
  _id: string;
  subject: string;
  aggregateId: string;
  version: number;
  time: Date;
  traceparent: string | null;
  data: unknown;
  sentAt: Date | null;
};

/** Collection of the outbox in every service's database. */
export const OUTBOX_COLLECTION = 'outbox';
