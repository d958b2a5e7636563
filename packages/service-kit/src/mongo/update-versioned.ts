import type { ClientSession, Model, QueryFilter, UpdateQuery } from 'mongoose';
import { problem } from '../errors/problem';

/**
 * Changes a document only while it still has the version that the caller has seen, and counts the version up.
 * Throws 409 `conflict.version` when somebody was faster (or the document is gone).
 */
export async function updateVersioned<T extends { _id: string; version: number }>(
  model: Model<T>,
  seen: { _id: string; version: number },
  update: UpdateQuery<T>,
  session: ClientSession,
): Promise<void> {
  const filter = { _id: seen._id, version: seen.version } as QueryFilter<T>;
  const counted = { ...update, $inc: { ...update.$inc, version: 1 } } as UpdateQuery<T>;
  const result = await model.updateOne(filter, counted, { session });
  if (result.matchedCount === 0) {
    throw problem.changedMeanwhile();
  }
}
