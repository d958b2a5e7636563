import { createHash } from 'node:crypto';
import { mongo, type Model } from 'mongoose';
import type { Logger } from 'pino';
import type { Database } from './database';

/** One change of stored data; runs once per database, in the order of the list. */
export type Migration = { id: string; up(db: mongo.Db): Promise<void> };

/** Indexes of collections that have no model, by the collection's name. */
export type BareIndexes = Readonly<Record<string, readonly mongo.IndexDescription[]>>;

type Applied = { _id: string; at: Date };

type Declared = { _id: string; fingerprint: string };

/** The id of the row that says which indexes the database has. */
const DECLARED = 'declared-indexes';

/** Makes the collections and indexes of all models and of the bare collections, unless they are the ones it has. */
async function createIndexes(database: Database, bare: BareIndexes): Promise<void> {
  const models = Object.values(database.connection.models);
  const fingerprint = fingerprintOf(models, bare);
  const made = database.collection<Declared>('migrations');
  const known = await made.findOne({ _id: DECLARED });
  if (known?.fingerprint === fingerprint) return;
  await Promise.all([
    ...Object.entries(bare).map(([collection, indexes]) =>
      database.db.collection(collection).createIndexes([...indexes]),
    ),
    ...models.map(async (model) => {
      await model.createCollection();
      await model.createIndexes();
    }),
  ]);
  await made.updateOne({ _id: DECLARED }, { $set: { fingerprint } }, { upsert: true });
}

/** Changes with every collection or index that is declared. */
function fingerprintOf(models: readonly Model<unknown>[], bare: BareIndexes): string {
  const declared = models.map((model) => [model.collection.name, model.schema.indexes()]);
  const text = mongo.BSON.EJSON.stringify([declared, bare]);
  return createHash('sha256').update(text).digest('hex');
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
  const done = new Set((await applied.find().toArray()).map(({ _id }) => _id));
  for (const migration of migrations) {
    if (done.has(migration.id)) continue;
    await migration.up(database.db);
    await applied.insertOne({ _id: migration.id, at: new Date() });
    logger.info({ migration: migration.id }, 'migration applied');
  }
}
