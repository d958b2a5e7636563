import type { mongo } from 'mongoose';
import type { Logger } from 'pino';
import type { Database } from './database';

/** One change of stored data; runs once per database, in the order of the list. */
export type Migration = { id: string; up(db: mongo.Db): Promise<void> };

/** Indexes of collections that have no model, by the collection's name. */
export type BareIndexes = Readonly<Record<string, readonly mongo.IndexDescription[]>>;

type Applied = { _id: string; at: Date };

/** Makes the collections and indexes of all models and of the bare collections. */
async function createIndexes(database: Database, bare: BareIndexes): Promise<void> {
  for (const [collection, indexes] of Object.entries(bare)) {
    await database.db.collection(collection).createIndexes([...indexes]);
  }
  for (const model of Object.values(database.connection.models)) {
    await model.createCollection();
    await model.createIndexes();
  }
}

/** Brings the database up to date; the caller holds the migration lease. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  bare: BareIndexes,
  logger: Logger,
): Promise<void> {
  await createIndexes(database, bare);
  const applied = database.collection<Applied>('migrations');
  for (const migration of migrations) {
    if (await applied.findOne({ _id: migration.id })) continue;
    await migration.up(database.db);
    await applied.insertOne({ _id: migration.id, at: new Date() });
    logger.info({ migration: migration.id }, 'migration applied');
  }
}
