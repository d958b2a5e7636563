import type { mongo } from 'mongoose';
import { OUTBOX_COLLECTION, type OutboxRow, type StoredMessage } from '../messaging/outbox-field';
import type { Migration } from '../mongo/migrations';

/** A row of the outbox of releases in which a relay marked what it had sent. */
type RelayedRow = Omit<StoredMessage, 'id' | 'to'> & {
  _id: string;
  subject: string;
  sentAt: Date | null;
};

const COLLECTION_NOT_FOUND = 26;

/** Changes of what the kit itself keeps in every database; they run before the service's own. */
export const KIT_MIGRATIONS: readonly Migration[] = [
  { id: 'kit-001-outbox-without-relay', up: convertOutbox },
];

/** Unsent rows become messages that the sweeper publishes; sent ones, and the marks of what was handled, are of no use. */
async function convertOutbox(db: mongo.Db): Promise<void> {
  const rows = db.collection<RelayedRow | OutboxRow>(OUTBOX_COLLECTION);
  const unsent = await rows
    .find<RelayedRow>({ sentAt: null, subject: { $exists: true } })
    .toArray();
  if (unsent.length > 0) await rows.insertMany(unsent.map(converted));
  await rows.deleteMany({ subject: { $exists: true } });
  await rows.dropIndex('sentAt_1__id_1').catch(() => undefined);
  for (const name of ['inbox', 'inbox_versions', 'rate_limits']) await dropCollection(db, name);
}

function converted(row: RelayedRow): OutboxRow {
  const { _id: id, subject, aggregateId, version, time, traceparent, data } = row;
  const message = { id, to: { subject }, aggregateId, version, time, traceparent, data };
  return { _id: `out_${id}`, outbox: { last: id, at: time, messages: [message] } };
}

async function dropCollection(db: mongo.Db, name: string): Promise<void> {
  try {
    await db.dropCollection(name);
  } catch (error) {
    const missing =
      error instanceof Error && 'code' in error && error.code === COLLECTION_NOT_FOUND;
    if (!missing) throw error;
  }
}
