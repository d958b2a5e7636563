import type { mongo } from 'mongoose';

/** Drops indexes that others have replaced, by name; those that are not there are passed over. */
export async function dropIndexes(
  db: mongo.Db,
  collection: string,
  names: readonly string[],
): Promise<void> {
  const [known] = await db.listCollections({ name: collection }).toArray();
  if (!known) return;
  const present = await db.collection(collection).indexes();
  for (const { name } of present) {
    if (name && names.includes(name)) await db.collection(collection).dropIndex(name);
  }
}
