import { mongo } from 'mongoose';
import { GroupCommit, type Outcome } from './group-commit';

type Stored = mongo.Document & { _id: string };

/** A compare-and-set of one document, which may share its command with those of others. */
export type GroupedUpdate<T extends Stored> = {
  id: string;
  /** Conditions beside the id. */
  filter: mongo.Filter<T>;
  update: mongo.UpdateFilter<T> | mongo.Document[];
  /**
   * Whether the document shows that the update was made, by a value which no other write puts there. Asked when the command made fewer
   * updates than it has. Throws when later writes have wiped the trace out.
   */
  isMade: (stored: T) => boolean;
};

type Job<T extends Stored> = GroupedUpdate<T> & { reads: boolean };
type Made<T> = T | boolean | null;

/** What the server says of a command of several writes: an error of its own for some of them. */
type Refusals = ReadonlyMap<number, Error>;

/**
 * Writes of different documents of a collection that wait at the same time go out as one command, each with its own condition. They are
 * no transaction: each is made, or not, by itself. A write that belongs to a transaction does not come here.
 */
export class GroupedWrites<T extends Stored> {
  private readonly inserts: GroupCommit<T, null>;
  private readonly updates: GroupCommit<Job<T>, Made<T>>;

  constructor(private readonly collection: mongo.Collection<T>) {
    this.inserts = new GroupCommit((documents) => this.insertAll(documents));
    this.updates = new GroupCommit((jobs) => this.updateAll(jobs), { keyOf: ({ id }) => id });
  }

  /** Rejects with the server's error when a unique index refuses the document. */
  async insert(document: T): Promise<void> {
    await this.inserts.run(document);
  }

  /** Whether the document fulfilled the conditions. */
  async update(update: GroupedUpdate<T>): Promise<boolean> {
    return Boolean(await this.updates.run({ ...update, reads: false }));
  }

  /** The document as it stands after the update or later; null when it did not fulfil the conditions. */
  async updateAndRead(update: GroupedUpdate<T>): Promise<T | null> {
    return (await this.updates.run({ ...update, reads: true })) as T | null;
  }

  private async insertAll(documents: readonly T[]): Promise<Outcome<null>[]> {
    const rows = [...documents] as mongo.OptionalUnlessRequiredId<T>[];
    const [first, ...others] = rows;
    if (first && others.length === 0) {
      await this.collection.insertOne(first);
      return [{ ok: true, value: null }];
    }
    try {
      const { refusals } = await answerOf(this.collection.insertMany(rows, { ordered: false }));
      return documents.map((_, at) => refused(refusals, at) ?? { ok: true, value: null });
    } catch (error) {
      return documents.map(() => ({ ok: false, error }));
    }
  }

  private async updateAll(jobs: readonly Job<T>[]): Promise<Outcome<Made<T>>[]> {
    const [first, ...others] = jobs;
    if (first && others.length === 0) return [{ ok: true, value: await this.updateOne(first) }];
    try {
      return await this.updateMany(jobs);
    } catch (error) {
      // Which of them were made is not known: nobody may take this for a miss and do it again.
      return jobs.map(() => ({ ok: false, error }));
    }
  }

  private async updateOne({ id, filter, update, reads }: Job<T>): Promise<Made<T>> {
    const one = withId(id, filter);
    if (reads)
      return this.collection.findOneAndUpdate(one, update, {
        returnDocument: 'after',
      }) as Promise<T | null>;
    return (await this.collection.updateOne(one, update)).matchedCount === 1;
  }

  private async updateMany(jobs: readonly Job<T>[]): Promise<Outcome<Made<T>>[]> {
    // Two replicas that write the same documents wait for each other only in this order.
    const statements = jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const writes = statements.map(({ id, filter, update }) => ({
      updateOne: { filter: withId(id, filter), update },
    }));
    const { refusals, result } = await answerOf(
      this.collection.bulkWrite(writes as mongo.AnyBulkWriteOperation<T>[], { ordered: false }),
    );
    const allMade = refusals.size === 0 && result?.matchedCount === jobs.length;
    const asked = jobs.filter(({ reads }) => reads || !allMade).map(({ id }) => id);
    const stored = asked.length === 0 ? new Map<string, T>() : await this.read(asked);
    return jobs.map((job) => {
      const refusal = refused(refusals, statements.indexOf(job));
      return refusal ?? outcomeOf(job, stored.get(job.id), allMade);
    });
  }

  private async read(ids: readonly string[]): Promise<Map<string, T>> {
    const rows = await this.collection.find(withId({ $in: ids }, {})).toArray();
    return new Map((rows as T[]).map((row) => [row._id, row]));
  }
}

function withId<T>(id: unknown, filter: mongo.Filter<T>): mongo.Filter<T> {
  return { ...filter, _id: id } as mongo.Filter<T>;
}

function outcomeOf<T extends Stored>(
  { reads, isMade }: Job<T>,
  stored: T | undefined,
  allMade: boolean,
): Outcome<Made<T>> {
  try {
    const made = allMade || (stored !== undefined && isMade(stored));
    if (!reads) return { ok: true, value: made };
    return { ok: true, value: made ? (stored ?? null) : null };
  } catch (error) {
    return { ok: false, error };
  }
}

/** The answer to a command of several writes. Rejects when the server has not said what became of each. */
async function answerOf<R>(command: Promise<R>): Promise<{ result?: R; refusals: Refusals }> {
  try {
    return { result: await command, refusals: new Map() };
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const errors = [error.writeErrors].flat();
    if (errors.length === 0 || error.result.getWriteConcernError()) throw error;
    return {
      refusals: new Map(
        errors.map(({ index, code, errmsg = '' }) => [
          index,
          new mongo.MongoServerError({ message: errmsg, code }),
        ]),
      ),
    };
  }
}

function refused(refusals: Refusals, at: number): { ok: false; error: Error } | null {
  const error = refusals.get(at);
  return error ? { ok: false, error } : null;
}
