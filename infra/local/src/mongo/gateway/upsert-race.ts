import { deserialize, serialize, type Document } from 'bson';
import type { Engine } from './engine';
import { Sql } from './engine-sql';

/** Outside of a transaction, how often an upsert that met another one is tried again. */
export const MAX_UPSERT_RACES = 4;

/**
 * In a transaction, an upsert that found nothing and then met a duplicate key has either lost a race against
 * another upsert (MongoDB calls it a write conflict, and the driver starts over) or really violates an index.
 * What its filter finds outside of the snapshot distinguishes them.
 */
export async function isLostUpsert(
  engine: Engine,
  { database, collection }: { database: string; collection: string },
  filter: Document,
): Promise<boolean> {
  const find = serialize({ find: collection, filter, limit: 1, singleBatch: true });
  const page = await engine.document(null, Sql.find, [database, Buffer.from(find)]);
  return deserialize(page)['cursor'].firstBatch.length > 0;
}
