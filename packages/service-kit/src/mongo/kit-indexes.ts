import type { mongo } from 'mongoose';

const DAY_SECONDS = 86_400;

/** Indexes of the collections that the kit itself keeps in every service's database. */
export const KIT_INDEXES: Readonly<Record<string, readonly mongo.IndexDescription[]>> = {
  outbox: [{ key: { sentAt: 1, _id: 1 } }],
  /** Longer than the streams keep messages, so that no duplicate outlives its mark. */
  inbox: [{ key: { at: 1 }, expireAfterSeconds: 14 * DAY_SECONDS }],
  idempotency_keys: [{ key: { at: 1 }, expireAfterSeconds: DAY_SECONDS }],
  rate_limits: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
};
