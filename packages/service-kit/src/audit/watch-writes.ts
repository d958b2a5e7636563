import type { ClientSession, mongo } from 'mongoose';
import { noteWatcher } from '../mongo/watched-writes';

/** A document as the driver has it. */
export type Stored = mongo.Document & { _id: unknown };

/** What happens around the writes of a collection. */
export type Watcher = {
  /** Whether changes of a top-level field are of no interest. */
  ignores: (root: string) => boolean;
  /** Whether the work at hand is recorded at all. */
  isRecorded: () => boolean;
  inTransaction: <T>(
    session: ClientSession | undefined,
    work: (session: ClientSession) => Promise<T>,
  ) => Promise<T>;
  seen: (id: string, before: Stored | null, after: Stored | null, session: ClientSession) => void;
};

type Options = { session?: ClientSession | null; sort?: mongo.Sort; upsert?: boolean };
type Write = (...args: unknown[]) => Promise<unknown>;

/** Where the options of a write stand, and what kind it is. */
const WRITES = {
  insertOne: { options: 1, kind: 'insert' },
  insertMany: { options: 1, kind: 'insert' },
  updateOne: { options: 2, kind: 'one' },
  replaceOne: { options: 2, kind: 'one' },
  findOneAndUpdate: { options: 2, kind: 'one' },
  findOneAndReplace: { options: 2, kind: 'one' },
  deleteOne: { options: 1, kind: 'one' },
  findOneAndDelete: { options: 1, kind: 'one' },
  updateMany: { options: 2, kind: 'many' },
  deleteMany: { options: 1, kind: 'many' },
  bulkWrite: { options: 1, kind: 'bulk' },
} as const;

type Kind = (typeof WRITES)[keyof typeof WRITES]['kind'];
type Watched = Record<keyof typeof WRITES, Write> & {
  find: (filter: object, options: object) => { toArray: () => Promise<Stored[]> };
};

/**
 * Reads documents before and after each write of the collection, in the write's transaction; a write without one gets its own. Writes
 * of mongoose and of the driver go through the same object, so none is missed. What nobody records costs nothing.
 */
export function watchWrites(target: object, watcher: Watcher): void {
  const collection = target as Watched;
  noteWatcher(target, () => watcher.isRecorded());
  for (const [name, { options: at, kind }] of Object.entries(WRITES)) {
    const method = name as keyof typeof WRITES;
    const plain: Write = collection[method].bind(collection);
    collection[method] = (...args) => {
      if (!watcher.isRecorded() || !touches(kind, at, args, watcher)) return plain(...args);
      const options = (args[at] ?? {}) as Options;
      return watcher.inTransaction(options.session ?? undefined, (session) => {
        const inside = [...args];
        inside[at] = { ...options, session };
        return compared(collection, kind, inside, options, session, watcher, () =>
          plain(...inside),
        );
      });
    };
  }
}

async function compared(
  collection: Watched,
  kind: Kind,
  [subject]: readonly unknown[],
  { sort, upsert }: Options,
  session: ClientSession,
  watcher: Watcher,
  write: () => Promise<unknown>,
): Promise<unknown> {
  const filter = kind === 'bulk' ? filterOfBulk(subject as Operation[]) : (subject as object);
  const limit = kind === 'one' ? { limit: 1, ...(sort ? { sort } : {}) } : {};
  const before =
    kind === 'insert' || filter === null
      ? []
      : await collection.find(filter, { session, ...limit }).toArray();
  const result = await write();
  const made = kind === 'insert' ? insertedBy(subject) : madeBy(subject, result, kind, upsert);
  const ids = [...before.map(({ _id }) => _id), ...made];
  if (ids.length === 0) return result;
  const after = await collection.find({ _id: { $in: ids } }, { session }).toArray();
  const old = byId(before);
  const now = byId(after);
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    watcher.seen(id, old.get(id) ?? null, now.get(id) ?? null, session);
  }
  return result;
}

function byId(documents: readonly Stored[]): Map<string, Stored> {
  return new Map(documents.map((one) => [String(one._id), one]));
}

function insertedBy(subject: unknown): unknown[] {
  return [subject].flat().map((one) => (one as Stored)._id);
}

/** Ids of documents that may be new. */
function madeBy(
  subject: unknown,
  result: unknown,
  kind: Kind,
  upsert: boolean | undefined,
): unknown[] {
  if (kind === 'bulk') {
    const { insertedIds = {}, upsertedIds = {} } = (result ?? {}) as mongo.BulkWriteResult;
    return [...Object.values(insertedIds), ...Object.values(upsertedIds)];
  }
  if (!upsert) return [];
  const { upsertedId, _id = (subject as Partial<Stored>)._id } = (result ?? {}) as {
    upsertedId?: unknown;
    _id?: unknown;
  };
  return [upsertedId ?? _id].filter((id) => id !== undefined && id !== null);
}

type Operation = Record<string, { filter?: Record<string, unknown>; update?: unknown }>;

function operationsOf(subject: unknown): { name: string; filter?: object; update?: unknown }[] {
  return (subject as Operation[]).flatMap((one) =>
    Object.entries(one).map(([name, said]) => ({ name, ...said })),
  );
}

/** The documents that a bulk of writes may find; null when it only inserts. */
function filterOfBulk(subject: Operation[]): object | null {
  const filters = operationsOf(subject).flatMap(({ filter }) => (filter ? [filter] : []));
  if (filters.length === 0) return null;
  const ids = filters.map((filter) => (filter as { _id?: unknown })._id);
  return ids.every((id) => typeof id === 'string') ? { _id: { $in: ids } } : { $or: filters };
}

/** Whether a write may change anything that is of interest. */
function touches(kind: Kind, at: number, args: readonly unknown[], { ignores }: Watcher): boolean {
  if (kind === 'bulk') {
    return operationsOf(args[0]).some(
      ({ name, update }) => !name.startsWith('update') || changesAny(update, ignores),
    );
  }
  // The options of an update come third; the writes that have them second insert or remove.
  return at === 1 || changesAny(args[1], ignores);
}

function changesAny(update: unknown, ignores: (root: string) => boolean): boolean {
  const stages = [update].flat() as Record<string, unknown>[];
  return stages.some((stage) =>
    Object.entries(stage).some(([operator, fields]) => {
      if (!operator.startsWith('$')) return true;
      if (typeof fields === 'string') return !ignores(rootOf(fields));
      const names = Array.isArray(fields) ? fields.map(String) : Object.keys(fields ?? {});
      return names.some((name) => !ignores(rootOf(name)));
    }),
  );
}

function rootOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}
