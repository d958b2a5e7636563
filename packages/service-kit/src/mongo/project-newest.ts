import type { Model, mongo } from 'mongoose';
import { isDuplicateKey } from './duplicate-key';

/** State of one document as a message has it, and the version that it belongs to. */
export type Projection<T> = { id: string; version: number; fields: Partial<T> };

/**
 * Keeps the newest state of each document by its version, in one command: what is late or repeated changes nothing, whatever the
 * order. `versionField` names the number that is compared; it is set with the fields. `initial` has the fields of others that a new
 * document begins with.
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
  const writes = [...newest.values()].map((one) => upsertOlder(one, versionField, initial));
  try {
    await model.collection.bulkWrite(writes as never, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // An insert met its id: a newer state is stored, or an older one was inserted at the same moment and still has to give way.
    await model.collection.bulkWrite(writes.map(updateOnly) as never, { ordered: false });
  }
}

function upsertOlder<T>(
  { id, version, fields }: Projection<T>,
  versionField: string,
  initial: Partial<T>,
): mongo.AnyBulkWriteOperation {
  const now = new Date();
  return {
    updateOne: {
      filter: { _id: id as never, [versionField]: { $lt: version } },
      update: {
        $set: { ...fields, [versionField]: version, updatedAt: now },
        $setOnInsert: { ...initial, createdAt: now },
      },
      upsert: true,
    },
  };
}

function updateOnly(write: mongo.AnyBulkWriteOperation): mongo.AnyBulkWriteOperation {
  return 'updateOne' in write ? { updateOne: { ...write.updateOne, upsert: false } } : write;
}
