import { mongo } from 'mongoose';
import { connect } from 'node:net';
import { databaseForTests } from '../support/database-for-tests';

const { Long, MongoClient } = mongo;

const database = databaseForTests('protocol');
const { collection } = database;

describe('the protocol', () => {
  it('refuses unknown commands and bad arguments with MongoDB’s codes', async () => {
    const c = collection();
    await c.insertOne({ _id: 1 });
    await expect(database.db.command({ nonsense: 1 })).rejects.toMatchObject({ code: 59 });
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
      const direct = new MongoClient(database.server.url, { retryWrites: false });
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

  it('drops a client that sends nonsense and goes on with the others', async () => {
    const { hostname, port } = new URL(database.server.url.replace('mongodb:', 'http:'));
    const nonsense = ['GET / HTTP/1.1\r\n\r\n', Buffer.alloc(64, 0xff), Buffer.alloc(64)];
    // A length that fits with an opcode that does not exist, and with a document that is cut short.
    for (const [opcode, size] of [
      [2001, 40],
      [2013, 40],
    ]) {
      const message = Buffer.alloc(size ?? 0);
      message.writeInt32LE(message.length, 0);
      message.writeInt32LE(opcode ?? 0, 12);
      message.writeInt32LE(1_000, 21);
      nonsense.push(message);
    }
    for (const bytes of nonsense) {
      const socket = connect(Number(port), hostname);
      socket.write(bytes);
      await new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
    }
    expect(await database.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('asks for no transient repetition of a commit that it knows nothing of', async () => {
    const command = {
      commitTransaction: 1,
      lsid: { id: new mongo.UUID() },
      txnNumber: Long.fromNumber(1),
      autocommit: false,
    };
    const error: unknown = await database.client
      .db('admin')
      .command(command)
      .catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 251 });
    expect((error as mongo.MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(
      false,
    );
  });
});
