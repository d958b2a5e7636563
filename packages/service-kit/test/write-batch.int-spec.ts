import type { mongo } from 'mongoose';
import { watchWrites } from '../src/audit/watch-writes';
import { Database } from '../src/mongo/database';
import { isDuplicateKey } from '../src/mongo/duplicate-key';
import { Transactions } from '../src/mongo/transactions';
import { WriteBatch } from '../src/mongo/write-batch';
import { transactionCommands } from '../src/testing/sent-commands';
import type { TestService } from '../src/testing/test-service';
import { createWidgets } from './fixtures/widgets-service';

type Row = { _id: string; version: number; unique?: string };

let service: TestService;
let database: Database;
const rows = (name: 'ones' | 'others') => service.db.collection<Row>(`batch_${name}`);

beforeAll(async () => {
  service = await createWidgets();
  database = service.get(Database);
  await rows('others').createIndex(
    { unique: 1 },
    { unique: true, partialFilterExpression: { unique: { $exists: true } } },
  );
});
beforeEach(async () => {
  await rows('ones').deleteMany({});
  await rows('others').deleteMany({});
  await rows('others').insertMany([
    { _id: 'a', version: 0, unique: 'taken' },
    { _id: 'b', version: 0 },
  ]);
});
afterAll(() => service.close());

const counted = (_id: string, version: number) => ({
  filter: { _id, version },
  update: { $inc: { version: 1 } },
});

/** Runs in a transaction; the server is one with `bulkWrite`, unless the test says otherwise. */
function inBatch<T>(work: (batch: WriteBatch) => Promise<T>, server = database): Promise<T> {
  return service.get(Transactions).run((session) => work(new WriteBatch(server, session)));
}

async function versions(): Promise<Record<string, number>> {
  const all = await rows('others').find().toArray();
  return Object.fromEntries(all.map(({ _id, version }) => [_id, version]));
}

async function fill(batch: WriteBatch): Promise<number> {
  await batch.insert(rows('ones'), [{ _id: 'new', version: 0 }]);
  await batch.update(rows('others'), [counted('a', 0), counted('b', 7)]);
  return batch.send();
}

it.each([
  ['one command', true, ['insert batch_ones, update batch_others', 'commitTransaction']],
  [
    'a command for each collection where the server has no other',
    false,
    ['insert batch_ones', 'update batch_others', 'commitTransaction'],
  ],
])('makes them in %s, and says how many documents were found', async (_name, together, sent) => {
  const server = new Database(database.connection, together);
  const commands = await transactionCommands(service, async () => {
    expect(await inBatch(fill, server)).toBe(1);
  });
  expect(commands).toEqual(sent);
  expect(await versions()).toEqual({ a: 1, b: 0 });
  expect(await rows('ones').countDocuments()).toBe(1);
});

it('names the index that refuses a document, and leaves nothing', async () => {
  const refused = await inBatch(async (batch) => {
    await batch.update(rows('others'), [counted('b', 0)]);
    await batch.insert(rows('ones'), [{ _id: 'new', version: 0 }]);
    await batch.insert(rows('others'), [{ _id: 'c', version: 0, unique: 'taken' }]);
    return batch.send();
  }).catch((error: unknown) => error);
  expect([isDuplicateKey(refused, 'unique'), isDuplicateKey(refused, '_id')]).toEqual([
    true,
    false,
  ]);
  expect(await versions()).toEqual({ a: 0, b: 0 });
  expect(await rows('ones').countDocuments()).toBe(0);
});

it('sends nothing when there is nothing, and several commands when there is much', async () => {
  const nothing = await transactionCommands(service, () => inBatch((batch) => batch.send()));
  expect(nothing).toEqual([]);
  const ids = Array.from({ length: 1_100 }, (_, at) => `row_${at}`);
  const sent = await transactionCommands(service, () =>
    inBatch(async (batch) => {
      await batch.update(rows('others'), [counted('a', 0)]);
      await batch.insert(
        rows('ones'),
        ids.map((_id) => ({ _id, version: 0 })),
      );
      expect(await batch.send()).toBe(1);
    }),
  );
  expect(sent).toHaveLength(4);
  expect(await rows('ones').countDocuments()).toBe(1_100);
});

it('does not go past those who record what staff change', async () => {
  const watched = rows('others');
  const seen: [string, mongo.Document | null, mongo.Document | null][] = [];
  let recorded = true;
  watchWrites(watched, {
    ignores: () => false,
    isRecorded: () => recorded,
    inTransaction: (session, work) => {
      if (!session) throw new Error('The batch is in a transaction');
      return work(session);
    },
    seen: (id, before, after) => seen.push([id, before, after]),
  });
  const write = (batch: WriteBatch, version: number) =>
    batch
      .insert(rows('ones'), [{ _id: `new ${version}`, version: 0 }])
      .then(() => batch.update(watched, [counted('a', version)]))
      .then(() => batch.send());
  await inBatch((batch) => write(batch, 0));
  expect(seen).toMatchObject([['a', { version: 0 }, { version: 1 }]]);
  recorded = false;
  const sent = await transactionCommands(service, () => inBatch((batch) => write(batch, 1)));
  expect(sent).toEqual(['insert batch_ones, update batch_others', 'commitTransaction']);
  expect(seen).toHaveLength(1);
});
