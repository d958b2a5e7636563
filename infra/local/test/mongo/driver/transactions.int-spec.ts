import { mongo } from 'mongoose';
import type { Doc } from '../support/test-database';
import { databaseForTests } from '../support/database-for-tests';

const database = databaseForTests('transactions', { maxPoolSize: 100 });
const { collection } = database;
const TRANSIENT = { errorLabels: expect.arrayContaining(['TransientTransactionError']) };

describe('one transaction', () => {
  it('is seen by others only after its commit', async () => {
    const [a, b] = [collection(), collection()];
    await a.insertOne({ _id: 1, n: 0 });
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await a.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      await b.insertOne({ _id: 1 }, { session });
      expect(await a.findOne({}, { session })).toEqual({ _id: 1, n: 1 });
      expect(await a.findOne({})).toEqual({ _id: 1, n: 0 });
      expect(await b.countDocuments()).toBe(0);
      await session.commitTransaction();
      // A commit whose answer was lost is repeated.
      await session.commitTransaction();
    });
    expect(await a.findOne({})).toEqual({ _id: 1, n: 1 });
    expect(await b.countDocuments()).toBe(1);
  });

  it('leaves nothing behind when it is aborted, also by an error', async () => {
    const c = collection();
    await c.insertOne({ _id: 1 });
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await c.insertOne({ _id: 2 }, { session });
      await session.abortTransaction();
      session.startTransaction();
      await c.insertOne({ _id: 3 }, { session });
      await expect(c.insertOne({ _id: 1 }, { session })).rejects.toMatchObject({ code: 11000 });
      await expect(c.findOne({}, { session })).rejects.toMatchObject({ code: 251, ...TRANSIENT });
      await session.abortTransaction();
    });
    expect(await c.find().toArray()).toEqual([{ _id: 1 }]);
  });

  it('reads one snapshot, through cursors too', async () => {
    const c = collection();
    await c.insertMany(Array.from({ length: 250 }, (_, _id) => ({ _id })));
    await database.client.withSession(async (session) => {
      session.startTransaction();
      const cursor = c.find({}, { session, batchSize: 100 }).sort({ _id: 1 });
      expect(await cursor.next()).toEqual({ _id: 0 });
      await c.deleteMany({ _id: { $gte: 200 } });
      expect(await cursor.toArray()).toHaveLength(249);
      expect(await c.countDocuments({}, { session })).toBe(250);
      await session.commitTransaction();
    });
    expect(await c.countDocuments()).toBe(200);
  });

  it('creates collections', async () => {
    const c = collection();
    await database.client.withSession((session) =>
      session.withTransaction(() => c.insertOne({ _id: 1 }, { session })),
    );
    expect(await c.countDocuments()).toBe(1);
  });

  it('accepts statements sent at once', async () => {
    const c = collection();
    await c.insertOne({ _id: 'first' });
    await database.client.withSession((session) =>
      session.withTransaction(async () => {
        // The statement that starts the transaction has to come first, in MongoDB too.
        await c.findOne({}, { session });
        const ids = Array.from({ length: 10 }, (_, i) => i);
        await Promise.all(ids.map((_id) => c.insertOne({ _id }, { session })));
      }),
    );
    expect(await c.countDocuments()).toBe(11);
  });
});

describe('transactions that conflict', () => {
  it('report a write conflict that the driver may repeat', async () => {
    const c = collection();
    await c.insertOne({ _id: 1, n: 0 });
    const [first, second] = [database.client.startSession(), database.client.startSession()];
    first.startTransaction();
    second.startTransaction();
    await second.abortTransaction();
    second.startTransaction();
    await c.findOne({}, { session: second });
    await c.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: first });
    await expect(
      c.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: second }),
    ).rejects.toMatchObject({ code: 112 });
    await second.abortTransaction();
    await first.commitTransaction();
    await Promise.all([first.endSession(), second.endSession()]);
    expect(await c.findOne({})).toEqual({ _id: 1, n: 1 });
  });

  it('are repeated when both insert one key by an upsert', async () => {
    const c = collection();
    await c.createIndex({ key: 1 }, { unique: true });
    const upsert = () =>
      database.client.withSession((session) =>
        session.withTransaction(() =>
          c.updateOne({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true, session }),
        ),
      );
    await Promise.all(Array.from({ length: 8 }, upsert));
    expect(await c.find().project({ _id: 0 }).toArray()).toEqual([{ key: 'k', n: 8 }]);
    const findAndUpsert = () =>
      database.client.withSession((session) =>
        session.withTransaction(async () => {
          await c.findOne({}, { session });
          const update = { $inc: { n: 1 } };
          await c.findOneAndUpdate({ key: 'f' }, update, { upsert: true, session });
        }),
      );
    await Promise.all(Array.from({ length: 4 }, findAndUpsert));
    expect(await c.findOne({ key: 'f' })).toMatchObject({ n: 4 });
  });

  it('begin again unseen when their first statement lost', async () => {
    const c = collection();
    await c.insertOne({ _id: 1, n: 0 });
    let attempts = 0;
    const reserve = () =>
      database.client.withSession((session) =>
        session.withTransaction(async () => {
          const move = `move-${++attempts}`;
          await c.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
          await c.insertOne({ _id: move }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 12 }, reserve));
    expect(attempts).toBe(12);
    expect(await c.findOne({ _id: 1 })).toEqual({ _id: 1, n: 12 });
  });

  it('make a write outside of them wait, not fail', async () => {
    const c = collection();
    await c.insertOne({ _id: 1, n: 0 });
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await c.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      const outside = c.updateOne({ _id: 1 }, { $inc: { n: 10 } });
      await session.commitTransaction();
      await outside;
    });
    expect(await c.findOne({})).toEqual({ _id: 1, n: 11 });
  });

  it('keep the sum of a bank', async () => {
    const accounts = collection();
    const ledger = collection();
    const COUNT = 6;
    const START = 100;
    const ids = Array.from({ length: COUNT }, (_, _id) => _id);
    await accounts.insertMany(ids.map((_id) => ({ _id, balance: START })));
    let transferCount = 0;
    const transfer = async (from: number, to: number, amount: number) => {
      await database.client.withSession((session) =>
        session.withTransaction(async () => {
          const account = await accounts.findOne({ _id: from }, { session });
          if ((account?.['balance'] ?? 0) < amount) return;
          const balance = account?.['balance'] - amount;
          await accounts.updateOne({ _id: from }, { $set: { balance } }, { session });
          await accounts.updateOne({ _id: to }, { $inc: { balance: amount } }, { session });
          await ledger.insertOne({ _id: `${from}-${to}-${transferCount++}`, amount }, { session });
        }),
      );
    };
    const clerk = async (seed: number) => {
      for (let i = 0; i < 25; i++) {
        const from = (seed + i) % COUNT;
        await transfer(
          from,
          (from + 1 + (i % (COUNT - 1))) % COUNT,
          1 + ((seed * 7 + i * 13) % 60),
        );
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, seed) => clerk(seed)));
    const balances = (await accounts.find().toArray()).map(({ balance }) => balance as number);
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(COUNT * START);
    expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
    expect(await ledger.countDocuments()).toBeGreaterThan(0);
  });

  it('wait for a connection when there are more of them than connections', async () => {
    const c = collection();
    await c.insertOne({ _id: 'first' });
    const insert = (_id: number) =>
      database.client.withSession((session) =>
        session.withTransaction(async () => {
          await c.insertOne({ _id }, { session });
          await c.updateOne({ _id }, { $set: { done: true } }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 90 }, (_, i) => insert(i)));
    expect(await c.countDocuments({ done: true })).toBe(90);
  });
});

describe('a client that goes away', () => {
  it('does not keep its locks', async () => {
    const c = collection();
    await c.insertOne({ _id: 1, n: 0 });
    const lost = await new mongo.MongoClient(database.server.url).connect();
    const session = lost.startSession();
    session.startTransaction();
    await lost
      .db('transactions')
      .collection<Doc>(c.collectionName)
      .updateOne({ _id: 1 }, { $inc: { n: 100 } }, { session });
    // Closed without a word about the transaction.
    await lost.close(true);
    await c.updateOne({ _id: 1 }, { $inc: { n: 1 } });
    expect(await c.findOne({})).toEqual({ _id: 1, n: 1 });
  });
});
