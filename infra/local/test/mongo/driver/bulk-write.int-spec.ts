import type { mongo } from 'mongoose';
import type { Doc } from '../support/test-database';
import { databaseForTests } from '../support/database-for-tests';

const database = databaseForTests('bulk');
const { collection } = database;
const idsOf = async (c: mongo.Collection<Doc>) =>
  (await c.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

describe('writes of several collections in one command', () => {
  it('are made in their order, and each says what it did', async () => {
    const [a, b] = [collection(), collection()];
    await b.insertMany([
      { _id: 1, n: 0 },
      { _id: 2, n: 0 },
    ]);
    const result = await database.client.bulkWrite<Record<string, Doc>>(
      [
        { namespace: a.namespace, name: 'insertOne', document: { _id: 7 } },
        { namespace: a.namespace, name: 'insertOne', document: { _id: 8 } },
        { namespace: b.namespace, name: 'updateOne', filter: { n: 0 }, update: { $inc: { n: 1 } } },
        { namespace: b.namespace, name: 'updateMany', filter: {}, update: [{ $set: { m: '$n' } }] },
        {
          namespace: b.namespace,
          name: 'updateOne',
          filter: { _id: 3 },
          update: { $set: { n: 9 } },
          upsert: true,
        },
        { namespace: a.namespace, name: 'deleteOne', filter: { _id: 8 } },
      ],
      { verboseResults: true },
    );
    expect(result).toMatchObject({
      insertedCount: 2,
      matchedCount: 3,
      modifiedCount: 3,
      upsertedCount: 1,
      deletedCount: 1,
    });
    expect(result.insertResults?.get(1)).toMatchObject({ insertedId: 8 });
    expect(result.updateResults?.get(4)).toMatchObject({ upsertedId: 3 });
    expect(await idsOf(a)).toEqual([7]);
    expect(await b.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, n: 1, m: 1 },
      { _id: 2, n: 0, m: 0 },
      { _id: 3, n: 9 },
    ]);
  });

  it('stop at the first that fails, or go on where they have no order', async () => {
    const models = (c: mongo.Collection<Doc>): mongo.ClientBulkWriteModel<Record<string, Doc>>[] =>
      [1, 1, 2].map((_id) => ({
        namespace: c.namespace,
        name: 'insertOne',
        document: { _id },
      }));
    const [first, all] = [collection(), collection()];
    await expect(
      database.client.bulkWrite<Record<string, Doc>>(models(first)),
    ).rejects.toMatchObject({
      writeErrors: new Map([[1, expect.objectContaining({ code: 11000 })]]),
    });
    expect(await idsOf(first)).toEqual([1]);
    await expect(
      database.client.bulkWrite<Record<string, Doc>>(models(all), { ordered: false }),
    ).rejects.toMatchObject({
      writeErrors: new Map([[1, expect.objectContaining({ code: 11000 })]]),
    });
    expect(await idsOf(all)).toEqual([1, 2]);
  });

  it('belong to a transaction, which the first failure ends', async () => {
    const [a, b] = [collection(), collection()];
    await b.createIndex({ key: 1 }, { unique: true });
    await b.insertOne({ _id: 1, key: 'k' });
    const write = (key: string, session: mongo.ClientSession) =>
      database.client.db('admin').command(
        {
          bulkWrite: 1,
          ops: [
            { insert: 0, document: { _id: key } },
            { insert: 1, document: { _id: key, key } },
            { update: 1, filter: { _id: 1 }, updateMods: { $set: { seen: key } } },
          ],
          nsInfo: [{ ns: a.namespace }, { ns: b.namespace }],
          errorsOnly: true,
        },
        { session },
      );
    await database.client.withSession(async (session) => {
      session.startTransaction();
      const refused = await write('k', session);
      expect(refused).toMatchObject({ nErrors: 1, nInserted: 1, nMatched: 0 });
      expect(refused['cursor'].firstBatch).toMatchObject([
        { ok: 0, idx: 1, code: 11000, keyPattern: { key: 1 }, keyValue: { key: 'k' } },
      ]);
      await session.abortTransaction();
    });
    expect(await idsOf(a)).toEqual([]);
    await database.client.withSession(async (session) => {
      session.startTransaction();
      const made = await write('m', session);
      expect(made).toMatchObject({ nErrors: 0, nInserted: 2, nMatched: 1 });
      expect(made['cursor'].firstBatch).toEqual([]);
      expect(await idsOf(a)).toEqual([]);
      await session.commitTransaction();
    });
    expect(await idsOf(a)).toEqual(['m']);
    expect(await b.findOne({ _id: 1 })).toMatchObject({ seen: 'm' });
  });

  it('say a write conflict in words that let the driver begin again', async () => {
    const [a, b] = [collection(), collection()];
    await b.insertOne({ _id: 1, n: 0 });
    let tries = 0;
    await database.client.withSession((session) =>
      session.withTransaction(async () => {
        tries += 1;
        await b.findOne({ _id: 1 }, { session });
        if (tries === 1) await b.updateOne({ _id: 1 }, { $inc: { n: 10 } });
        await database.client.db('admin').command(
          {
            bulkWrite: 1,
            ops: [
              { insert: 0, document: { _id: tries } },
              { update: 1, filter: { _id: 1 }, updateMods: { $inc: { n: 1 } } },
            ],
            nsInfo: [{ ns: a.namespace }, { ns: b.namespace }],
          },
          { session },
        );
      }),
    );
    expect(tries).toBe(2);
    expect(await idsOf(a)).toEqual([2]);
    expect(await b.findOne({})).toEqual({ _id: 1, n: 11 });
  });
});
