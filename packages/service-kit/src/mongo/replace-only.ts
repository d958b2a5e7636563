import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { problem } from '../errors/problem';
import { isDuplicateKey } from './duplicate-key';

type Versioned = { _id: string; version: number };

/**
 * Replaces fields of a collection's only document, which need not be there yet: its version is 0 then. Throws 409
 * `conflict.version` when somebody else changed it since `version`.
 */
export async function replaceOnly<T extends Versioned>(
  model: Model<T>,
  { _id, version }: Versioned,
  fields: Partial<T>,
): Promise<void> {
  const filter = { _id, version } as QueryFilter<T>;
  const update = { $set: fields, $inc: { version: 1 } } as unknown as UpdateQuery<T>;
  const write = model.updateOne(filter, update, { upsert: version === 0 });
  const { matchedCount, upsertedCount } = await write.exec().catch((error: unknown) => {
    // Two made the first version at once.
    if (!isDuplicateKey(error)) throw error;
    return { matchedCount: 0, upsertedCount: 0 };
  });
  if (matchedCount + upsertedCount === 0) throw problem.changedMeanwhile();
}
