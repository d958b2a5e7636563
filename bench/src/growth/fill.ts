import type { mongo } from 'mongoose';
import type { Growing } from './growing';
import { variantOf } from './variants';

type Documents = { _id: string; [field: string]: unknown };

const BATCH = 1_000;
const WRITERS = 2;
const PATTERNS = 200;
/** From this many on, indexes are built once at the end instead of with each document. */
const MANY = 100_000;

/** How a collection was filled; null when the commit has no such collection. */
export interface Filled {
  documents: number;
  seconds: number;
}

/** Adds documents straight to the database until there are `total`. */
export async function fill(db: mongo.Db, growing: Growing, total: number): Promise<Filled | null> {
  const collection = db.collection<Documents>(growing.collection);
  const patterns = await collection.find(growing.patterns).limit(PATTERNS).toArray();
  if (patterns.length === 0) return null;
  const startedAt = performance.now();
  const present = await collection.countDocuments();
  const missing = Math.max(0, total - present);
  const indexes = missing >= MANY ? await dropIndexes(collection) : [];
  await insert(collection, missing, (index) => {
    const pattern = patterns[index % patterns.length] as Documents;
    return variantOf(pattern, growing, present + index) as Documents;
  });
  for (const index of indexes) await collection.createIndexes([index]);
  return { documents: present + missing, seconds: (performance.now() - startedAt) / 1000 };
}

async function insert(
  collection: mongo.Collection<Documents>,
  count: number,
  make: (index: number) => Documents,
): Promise<void> {
  let next = 0;
  const write = async (): Promise<void> => {
    while (next < count) {
      const from = next;
      next = Math.min(count, next + BATCH);
      const batch = Array.from({ length: next - from }, (_, offset) => make(from + offset));
      await collection.insertMany(batch, { ordered: false });
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

/** Takes all indexes but that of the id away and answers how to make them again. */
async function dropIndexes(
  collection: mongo.Collection<Documents>,
): Promise<mongo.IndexDescription[]> {
  const indexes = (await collection.indexes()).filter(({ name }) => name !== '_id_');
  for (const { name } of indexes) if (name) await collection.dropIndex(name);
  return indexes.map(({ v: _version, ...index }) => index as mongo.IndexDescription);
}
