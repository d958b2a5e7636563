import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { mongo } from 'mongoose';
import { unseal } from './sealed-file';

/** Where a backup goes. */
export interface RestoreOptions {
  client: mongo.MongoClient;
  folders: Readonly<Record<string, string>>;
  file: string;
  key: Buffer;
  /** The database that takes the place of one in the backup; the same name when absent. */
  rename?: (database: string) => string;
}

const BATCH = 500;

/** Restores into empty databases and answers how many documents came. Throws before it writes when a database is not empty. */
export async function restore(options: RestoreOptions): Promise<number> {
  const { client, folders, file, key, rename = (name) => name } = options;
  const checked = new Set<string>();
  let collection: mongo.Collection | null = null;
  let waiting: mongo.Document[] = [];
  let restored = 0;
  let path = '';
  const flush = async (): Promise<void> => {
    if (collection && waiting.length > 0) await collection.insertMany(waiting, { ordered: true });
    restored += waiting.length;
    waiting = [];
  };
  for await (const record of unseal(file, key)) {
    if (record.kind === 'document') {
      waiting.push(record.document);
      if (waiting.length >= BATCH) await flush();
      continue;
    }
    await flush();
    if (record.kind === 'collection') {
      const db = client.db(rename(record.database));
      if (!checked.has(db.databaseName)) await requireEmpty(db);
      checked.add(db.databaseName);
      collection = await db.createCollection(record.name);
      await makeIndexes(collection, record.indexes);
    } else if (record.kind === 'file') {
      path = pathIn(folders[record.folder], record.path);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, '');
    } else await appendFile(path, record.data.buffer);
  }
  await flush();
  return restored;
}

async function requireEmpty(db: mongo.Db): Promise<void> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  if (found.length > 0) throw new Error(`The database ${db.databaseName} is not empty`);
}

async function makeIndexes(
  collection: mongo.Collection,
  indexes: mongo.IndexDescriptionInfo[],
): Promise<void> {
  for (const { key, v: _version, ...rest } of indexes) {
    if (rest.name === '_id_') continue;
    await collection.createIndex(
      key as mongo.IndexSpecification,
      rest as mongo.CreateIndexesOptions,
    );
  }
}

function pathIn(root: string | undefined, path: string): string {
  if (!root) throw new Error(`There is no folder for ${path}`);
  const full = resolve(root, path);
  if (!full.startsWith(resolve(root) + sep)) throw new Error(`${path} leaves its folder`);
  return join(full);
}
