import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import type { BackupRecord } from './records';
import { seal } from './sealed-file';

/** What is backed up, and how. */
export interface BackupOptions {
  client: mongo.MongoClient;
  databases: readonly string[];
  /** Folders of files by their names in the backup. */
  folders: Readonly<Record<string, string>>;
  dir: string;
  key: Buffer;
  keepDays: number;
  /** Reads in a transaction, for an engine that knows no snapshot sessions; MongoDB ends transactions after a minute. */
  inTransaction: boolean;
}

const DAY_MS = 86_400_000;
const NAME = /^solar-(.+)\.backup$/;
const PIECE_BYTES = 1 << 20;

/** Writes one backup, removes those that are too old, and answers the file's path. */
export async function backUp(options: BackupOptions, now = new Date()): Promise<string> {
  const { client, dir, key, keepDays } = options;
  await mkdir(dir, { recursive: true });
  const file = join(dir, `solar-${now.toISOString().replaceAll(':', '')}.backup`);
  const session = client.startSession(options.inTransaction ? {} : { snapshot: true });
  try {
    if (options.inTransaction) session.startTransaction({ readConcern: { level: 'snapshot' } });
    await seal(file, key, recordsOf(options, session));
    if (options.inTransaction) await session.commitTransaction();
  } finally {
    await session.endSession();
  }
  await removeOld(dir, new Date(now.getTime() - keepDays * DAY_MS));
  await writeFile(
    join(dir, 'solar_backup.prom'),
    `solar_backup_last_seconds ${now.getTime() / 1000}\n`,
  );
  return file;
}

/** The databases come first and at one moment; a file that they speak of is never removed before its document. */
async function* recordsOf(
  { client, databases, folders }: BackupOptions,
  session: mongo.ClientSession,
): AsyncGenerator<BackupRecord> {
  const collections = await Promise.all(databases.map((name) => collectionsOf(client.db(name))));
  for (const { collection, indexes } of collections.flat()) {
    const { dbName: database, collectionName: name } = collection;
    yield { kind: 'collection', database, name, indexes };
    const documents = collection.find({}, { session, promoteValues: false });
    for await (const document of documents) yield { kind: 'document', document };
  }
  for (const [folder, root] of Object.entries(folders)) yield* filesOf(folder, root);
}

async function collectionsOf(db: mongo.Db) {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  return Promise.all(
    names.map(async (name) => {
      const collection = db.collection(name);
      return { collection, indexes: await collection.indexes() };
    }),
  );
}

async function* filesOf(folder: string, root: string): AsyncGenerator<BackupRecord> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const full = join(entry.parentPath, entry.name);
    yield { kind: 'file', folder, path: full.slice(root.length + 1) };
    for await (const piece of createReadStream(full, { highWaterMark: PIECE_BYTES })) {
      yield { kind: 'piece', data: new mongo.Binary(piece as Buffer) };
    }
  }
}

/** The newest backup stays, however old it is. */
async function removeOld(dir: string, before: Date): Promise<void> {
  const names = (await readdir(dir)).filter((name) => NAME.test(name)).sort();
  const limit = `solar-${before.toISOString().replaceAll(':', '')}.backup`;
  for (const name of names.slice(0, -1)) if (name < limit) await rm(join(dir, name));
}
