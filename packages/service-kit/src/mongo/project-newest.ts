import type { Model, mongo } from 'mongoose';
import { isDuplicateKey } from './duplicate-key';

/** State of one document as a message has it, and the version that it belongs to. */
export type Projection<T> = { id: string; version: number; fields: Partial<T> };

/**
 * Keeps the newest state of each document by its version, in one command (two when a message is late): what is late or repeated
 * changes nothing, whatever the order. `versionField` names the number that is compared; it is set with the fields. `initial` has
 * the fields of others that a new document begins with.
 */
export async function projectNewest<T extends { _id: string }>(
  model: Model<T>,
  projections: readonly Projection<T>[],
  versionField = 'version',
  initial: Partial<T> = {},
): Promise<void> {
  const newest = new Map<string, Projection<T>>();
  for (const one of projections) {
    const known = newest.get(one.id);
    if (!known || known.version < one.version) newest.set(one.id, one);
  }
  if (newest.size === 0) return;
  const write = (upsert: boolean) => {
    const writes = [...newest.values()].map((one) => ({
      updateOne: { ...replacingOlder(one, versionField, initial), upsert },
    }));
    return model.collection.bulkWrite(writes as never, { ordered: false });
  };
  try {
    await write(true);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // An insert met its id: a newer state is stored, or somebody inserted an older one at the same moment, which still has to give way.
    await write(false);
  }
}

function replacingOlder<T>(
  { id, version, fields }: Projection<T>,
  versionField: string,
  initial: Partial<T>,
): { filter: mongo.Document; update: mongo.Document } {
  const now = new Date();
  return {
    filter: { _id: id, [versionField]: { $lt: version } },
    update: {
      $set: { ...fields, [versionField]: version, updatedAt: now },
      $setOnInsert: { ...initial, createdAt: now },
    },
  };
}
