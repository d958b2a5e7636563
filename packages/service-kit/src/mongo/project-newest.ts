import type { Model, mongo } from 'mongoose';
import { isDuplicateKey } from './duplicate-key';

/** State of one document as a message has it, and the version that it belongs to. */
export type Projection<T> = { id: string; version: number; fields: Partial<T> };

/**
 * Keeps the newest state of each document by its version, in one command: what is late or repeated changes nothing, whatever the
 * order. `versionField` names the number that is compared; it is set with the fields.
 */
export async function projectNewest<T extends { _id: string }>(
  model: Model<T>,
  projections: readonly Projection<T>[],
  versionField = 'version',
): Promise<void> {
  const newest = new Map<string, Projection<T>>();
  for (const one of projections) {
    const known = newest.get(one.id);
    if (!known || known.version < one.version) newest.set(one.id, one);
  }
  if (newest.size === 0) return;
  const writes = [...newest.values()].map((one) => upsertOlder(one, versionField));
  try {
    await model.collection.bulkWrite(writes as never, { ordered: false });
  } catch (error) {
    // A newer state is stored: the filter missed it and the insert met its id.
    if (!isDuplicateKey(error)) throw error;
  }
}

function upsertOlder<T>(
  { id, version, fields }: Projection<T>,
  versionField: string,
): mongo.AnyBulkWriteOperation {
  const now = new Date();
  return {
    updateOne: {
      filter: { _id: id as never, [versionField]: { $lt: version } },
      update: {
        $set: { ...fields, [versionField]: version, updatedAt: now },
        $setOnInsert: { createdAt: now },
      },
      upsert: true,
    },
  };
}
