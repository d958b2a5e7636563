import { mongo } from 'mongoose';
import {
  START_TIMEOUT_MS,
  startTestDatabase,
  type Doc,
  type TestDatabase,
} from '../support/test-database';

const { Long, MongoClient } = mongo;

let database: TestDatabase;
let client: mongo.MongoClient;
let db: mongo.Db;
let collectionCount = 0;

const collection = () => db.collection<Doc>(`c${++collectionCount}`);
beforeAll(async () => {
  database = await startTestDatabase();
  client = await new MongoClient(database.url).connect();
  db = client.db('protocol');
}, START_TIMEOUT_MS);

afterAll(async () => {
  await client?.close();
  await database?.stop();
});

describe('the protocol', () => {
  it('refuses unknown commands and bad arguments with MongoDB’s codes', async () => {
    const c = collection();
    await c.insertOne({ _id: 1 });
    await expect(db.command({ nonsense: 1 })).rejects.toMatchObject({ code: 59 });
    await expect(c.updateOne({}, { $nonsense: 1 } as never)).rejects.toMatchObject({ code: 9 });
    await expect(c.updateOne({}, { $set: { _id: 2 } })).rejects.toMatchObject({ code: 66 });
    await expect(c.find({ a: { $nonsense: 1 } }).toArray()).rejects.toMatchObject({ code: 2 });
  });

  it('does a repeated retryable write once and answers it twice', async () => {
    const c = collection();
    await c.insertOne({ _id: 1, n: 0 });
    const lsid = { id: new mongo.UUID() };
    const once = { q: { _id: 1 }, u: { $inc: { n: 1 } } };
    const repeat = async (updates: object[], txnNumber: number) => {
      const command = {
        update: c.collectionName,
        updates,
        lsid,
        txnNumber: Long.fromNumber(txnNumber),
      };
      const direct = new MongoClient(database.url, { retryWrites: false });
      try {
        const first = await direct.db('protocol').command(command);
        const second = await direct.db('protocol').command(command);
        expect(second).toEqual(first);
      } finally {
        await direct.close();
      }
    };
    await repeat([once], 1);
    expect(await c.findOne({})).toEqual({ _id: 1, n: 1 });
    await repeat([once, once], 2);
    expect(await c.findOne({})).toEqual({ _id: 1, n: 3 });
  });

  it('explains which index serves a query', async () => {
    const c = collection();
    await c.createIndex({ sku: 1 });
    await c.insertMany(Array.from({ length: 50 }, (_, _id) => ({ _id, sku: `s${_id}` })));
    const { queryPlanner } = await c.find({ sku: 's7' }).explain('queryPlanner');
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('"indexName":"sku_1"');
    const scan = await c.find({ name: 'x' }).explain('queryPlanner');
    expect(JSON.stringify(scan['queryPlanner'].winningPlan)).toContain('COLLSCAN');
  });
});
