import { mongo, type ClientSession } from 'mongoose';
import type { Database } from './database';
import { updateEach, type UpdateOfOne } from './update-each';
import { isWatched } from './watched-writes';

type Step = {
  collection: mongo.Collection;
  inserts: readonly mongo.Document[];
  updates: readonly UpdateOfOne<mongo.Document>[];
};

/** What the server says of the command: sums, and the operations that have failed. */
type Reply = {
  nErrors: number;
  nMatched: number;
  cursor: { firstBatch: { ok: number; code: number; errmsg: string }[] };
};

/** Keeps a command well below the size of a document, whatever is imported. */
const OPERATIONS_MAX = 500;

/**
 * Writes of a transaction to several collections. They go out together, in their order, as one command where the server has that
 * (MongoDB 8.0), and a command for each collection otherwise, or when staff are recorded. Nothing is written before `send`, except
 * when a batch is full.
 */
export class WriteBatch {
  private steps: Step[] = [];
  private operations = 0;
  private matched = 0;

  constructor(
    private readonly database: Database,
    readonly session: ClientSession,
  ) {}

  async insert<T extends mongo.Document>(
    collection: mongo.Collection<T>,
    documents: readonly T[],
  ): Promise<void> {
    await this.add(collection, documents, (inserts) => ({ inserts, updates: [] }));
  }

  /** Updates of one document each, with their conditions. */
  async update<T extends mongo.Document>(
    collection: mongo.Collection<T>,
    updates: readonly UpdateOfOne<T>[],
  ): Promise<void> {
    await this.add(collection, updates, (some) => ({
      inserts: [],
      updates: some as unknown as readonly UpdateOfOne<mongo.Document>[],
    }));
  }

  /** Sends what is left and answers how many of all updates have found their document. Throws MongoServerError for the first failure. */
  async send(): Promise<number> {
    const { steps } = this;
    this.steps = [];
    this.operations = 0;
    if (steps.length > 0) this.matched += await this.write(steps);
    return this.matched;
  }

  private async add<T>(
    collection: object,
    all: readonly T[],
    step: (some: readonly T[]) => Omit<Step, 'collection'>,
  ): Promise<void> {
    for (let at = 0; at < all.length;) {
      const some = all.slice(at, at + OPERATIONS_MAX - this.operations);
      this.steps.push({ collection: collection as mongo.Collection, ...step(some) });
      this.operations += some.length;
      at += some.length;
      if (this.operations >= OPERATIONS_MAX) await this.send();
    }
  }

  private write(steps: readonly Step[]): Promise<number> {
    const together =
      steps.length > 1 &&
      this.database.writesTogether &&
      !steps.some(({ collection }) => isWatched(collection));
    return together ? this.writeTogether(steps) : this.writeEach(steps);
  }

  private async writeTogether(steps: readonly Step[]): Promise<number> {
    const { databaseName } = this.database.db;
    const names = [...new Set(steps.map(({ collection }) => collection.collectionName))];
    const command = {
      bulkWrite: 1,
      ops: steps.flatMap((step) =>
        operationsOf(step, names.indexOf(step.collection.collectionName)),
      ),
      nsInfo: names.map((name) => ({ ns: `${databaseName}.${name}` })),
      ordered: true,
      errorsOnly: true,
    };
    const { session } = this;
    const admin = this.database.client.db('admin');
    const reply = (await admin.command(command, { session })) as Reply;
    if (reply.nErrors > 0) throw failureOf(reply);
    return reply.nMatched;
  }

  private async writeEach(steps: readonly Step[]): Promise<number> {
    const { session } = this;
    let matched = 0;
    for (const { collection, inserts, updates } of steps) {
      const [only, ...others] = inserts;
      // The error about a single one names the index that refuses it.
      if (only && others.length === 0) await collection.insertOne(only, { session });
      else if (only) await collection.insertMany([...inserts], { session });
      matched += await updateEach(collection, updates, session);
    }
    return matched;
  }
}

function operationsOf({ inserts, updates }: Step, namespace: number): object[] {
  return [
    ...inserts.map((document) => ({ insert: namespace, document })),
    ...updates.map(({ filter, update }) => ({ update: namespace, filter, updateMods: update })),
  ];
}

function failureOf({ cursor }: Reply): mongo.MongoServerError {
  const failed = cursor.firstBatch.find(({ ok }) => ok === 0);
  return new mongo.MongoServerError({ ...failed, message: failed?.errmsg ?? 'A write has failed' });
}
