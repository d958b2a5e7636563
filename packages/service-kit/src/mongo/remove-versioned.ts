import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { problem } from '../errors/problem';

/**
 * Deletes a document only while it still has the version that the caller has seen. Throws 409 `conflict.version` when somebody
 * was faster (or the document is gone).
 */
export async function removeVersioned<T extends { _id: string; version: number }>(
  model: Model<T>,
  seen: { _id: string; version: number },
  session?: ClientSession,
): Promise<void> {
  const filter = { _id: seen._id, version: seen.version } as QueryFilter<T>;
  const { deletedCount } = await model.deleteOne(filter, { session });
  if (deletedCount === 0) throw problem.changedMeanwhile();
}
