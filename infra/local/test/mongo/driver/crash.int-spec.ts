import { mongo } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import { readPid } from '../../../src/mongo/process-table';
import { startDocumentDb } from '../../../src/mongo/documentdb';
import { startTestDatabase } from '../support/test-database';
import { databaseForTests } from '../support/database-for-tests';

const KILLS = 3;
const WRITERS = 6;
const WRITES_BETWEEN_KILLS = 12;

interface Doc extends mongo.Document {
  _id: string;
}

const database = databaseForTests('crash');

/** Kills the server the hard way and waits until it runs again. */
async function killServer(): Promise<void> {
  const pidFile = join(database.server.dataDir, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === null) throw new Error('the server does not run');
  process.kill(pid, 'SIGKILL');
  for (;;) {
    await delay(50);
    const next = readPid(pidFile);
    if (next !== null && next !== pid) return;
  }
}

interface Outcome {
  acknowledged: string[];
  failed: string[];
}

/** Writes until `isOver`, through errors, and notes what was acknowledged and what failed. */
async function keepWriting(
  name: string,
  write: (id: string) => Promise<unknown>,
  outcome: Outcome,
  isOver: () => boolean,
): Promise<void> {
  for (let i = 0; !isOver(); i++) {
    const id = `${name}-${i}`;
    try {
      await write(id);
      outcome.acknowledged.push(id);
    } catch {
      outcome.failed.push(id);
    }
  }
}

/** Runs writers while the server is killed again and again, with some writes before, between and after. */
async function underFire(write: (id: string) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: [], failed: [] };
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, (_, i) =>
    keepWriting(`w${i}`, write, outcome, () => isOver),
  );
  const someWrites = async () => {
    const wanted = outcome.acknowledged.length + WRITES_BETWEEN_KILLS;
    while (outcome.acknowledged.length < wanted) await delay(10);
  };
  for (let kill = 0; kill < KILLS; kill++) {
    await someWrites();
    await killServer();
  }
  await someWrites();
  isOver = true;
  await Promise.all(writers);
  return outcome;
}

describe('kill -9 of PostgreSQL', () => {
  it('loses no acknowledged insert and doubles none', async () => {
    const c = database.db.collection<Doc>('inserts');
    const { acknowledged, failed } = await underFire((_id) => c.insertOne({ _id }));
    const stored = new Set(await c.distinct('_id'));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(stored.size).toBeLessThanOrEqual(acknowledged.length + failed.length);
  }, 180_000);

  it('counts every acknowledged increment exactly once', async () => {
    const c = database.db.collection<Doc>('counter');
    await c.insertOne({ _id: 'n', n: 0 });
    const increment = () => c.updateOne({ _id: 'n' }, { $inc: { n: 1 } });
    const { acknowledged, failed } = await underFire(increment);
    const n = (await c.findOne({ _id: 'n' }))?.['n'];
    expect(n).toBeGreaterThanOrEqual(acknowledged.length);
    expect(n).toBeLessThanOrEqual(acknowledged.length + failed.length);
  }, 180_000);

  it('keeps transactions whole: acknowledged ones once, others once or not at all', async () => {
    const accounts = database.db.collection<Doc>('accounts');
    const ledger = database.db.collection<Doc>('ledger');
    const names = ['a', 'b', 'c', 'd'];
    await accounts.insertMany(names.map((_id) => ({ _id, balance: 0 })));
    await ledger.insertOne({ _id: 'first', amount: 0 });
    let turn = 0;
    const transfer = (_id: string) =>
      database.client.withSession((session) =>
        session.withTransaction(async () => {
          const [from, to] = [names[turn % 4], names[(turn + 1) % 4]];
          turn++;
          const move = (name = '', amount: number) =>
            accounts.updateOne({ _id: name }, { $inc: { balance: amount } }, { session });
          await move(from, -1);
          await move(to, 1);
          await ledger.insertOne({ _id, from, to }, { session });
        }),
      );
    const { acknowledged, failed } = await underFire(transfer);
    const entries = await ledger.find({ _id: { $ne: 'first' } }).toArray();
    const stored = new Set(entries.map(({ _id }) => _id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(stored.size).toBeLessThanOrEqual(acknowledged.length + failed.length);
    for (const name of names) {
      const received = entries.filter(({ to }) => to === name).length;
      const sent = entries.filter(({ from }) => from === name).length;
      const account = await accounts.findOne({ _id: name });
      expect(account?.['balance']).toBe(received - sent);
    }
  }, 180_000);
});

describe('the data directory', () => {
  it('belongs to one process at a time', async () => {
    const second = startDocumentDb({ dataDir: database.server.dataDir, port: 0 });
    await expect(second).rejects.toThrow('in use');
  });

  it('keeps its data from one run to the next', async () => {
    const first = await startTestDatabase();
    const write = await new mongo.MongoClient(first.url).connect();
    await write.db('runs').collection<Doc>('a').insertOne({ _id: 'kept' });
    await write.close();
    const { dataDir } = first;
    await first.server.stop();
    const again = await startDocumentDb({ dataDir, port: 0 });
    const read = await new mongo.MongoClient(again.url).connect();
    expect(await read.db('runs').collection('a').countDocuments()).toBe(1);
    await read.close();
    await again.stop();
    await first.forget();
  });
});
