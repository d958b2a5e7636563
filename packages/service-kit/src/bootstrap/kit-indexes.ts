import { OUTBOX_INDEX } from '../messaging/outbox-field';
import type { BareIndexes } from '../mongo/migrations';

const DAY_SECONDS = 86_400;

/** Indexes of the collections that the kit itself keeps in every service's database. */
export const KIT_INDEXES: BareIndexes = {
  outbox: [OUTBOX_INDEX],
  idempotency_keys: [{ key: { at: 1 }, expireAfterSeconds: DAY_SECONDS }],
};
