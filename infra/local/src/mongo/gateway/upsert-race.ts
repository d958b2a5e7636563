import { deserialize, serialize, type Document } from 'bson';
import { CommandError } from './command-error';
import type { Engine } from './engine';
import { Sql } from './engine-sql';
import { Code } from './error-codes';

/**
 * In a transaction, an upsert that found nothing and then met a duplicate key has either lost a race against
 * another upsert (MongoDB calls it a write conflict, and the driver starts over) or really violates an index.
 * What its filter finds outside of the snapshot tells them apart.
 */
export async function refuseLostUpsert(
  engine: Engine,
  { database, collection }: { database: string; collection: string },
  filter: Document,
): Promise<void> {
  const find = serialize({ find: collection, filter, limit: 1, singleBatch: true });
  const page = await engine.document(null, Sql.find, [database, Buffer.from(find)]);
  if (deserialize(page)['cursor'].firstBatch.length > 0) {
    throw new CommandError(Code.WriteConflict, 'a concurrent transaction inserted the document');
  }
}
