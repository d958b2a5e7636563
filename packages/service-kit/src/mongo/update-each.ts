import type { ClientSession, mongo } from 'mongoose';

/** An update of one document under conditions. */
export type UpdateOfOne<T extends mongo.Document> = {
  filter: mongo.Filter<T>;
  update: mongo.UpdateFilter<T>;
};

/**
 * Makes updates of one document each in one command, in their order, and answers how many found theirs. What the driver does for several
 * costs a third more than an update, so a single one goes without.
 */
export async function updateEach<T extends mongo.Document>(
  collection: mongo.Collection<T>,
  updates: readonly UpdateOfOne<T>[],
  session: ClientSession,
): Promise<number> {
  const [only, ...others] = updates;
  if (!only) return 0;
  const { matchedCount } =
    others.length === 0
      ? await collection.updateOne(only.filter, only.update, { session })
      : await collection.bulkWrite(
          updates.map((one) => ({ updateOne: one })),
          { session, ordered: true },
        );
  return matchedCount;
}
