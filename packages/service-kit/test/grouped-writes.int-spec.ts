import { mongo } from 'mongoose';
import { isDuplicateKey } from '../src/mongo/duplicate-key';
import { GroupedReads } from '../src/mongo/grouped-reads';
import { GroupedWrites, type GroupedUpdate } from '../src/mongo/grouped-writes';
import { commandsDuring } from '../src/testing/sent-commands';
import type { TestService } from '../src/testing/test-service';
import { createWidgets } from './fixtures/widgets-service';

type Account = {
  _id: string;
  version: number;
  written: string;
  unique?: string;
  tokens?: string[];
};

let service: TestService;
let writes: GroupedWrites<Account>;
const accounts = () => service.db.collection<Account>('grouped_accounts');

beforeAll(async () => {
  service = await createWidgets();
  await accounts().createIndex(
    { unique: 1 },
    { unique: true, partialFilterExpression: { unique: { $exists: true } } },
  );
});
beforeEach(async () => {
  await accounts().deleteMany({});
  writes = new GroupedWrites(accounts());
});
afterAll(() => service.close());

const ids = (count: number) => Array.from({ length: count }, (_, at) => `acc_${at}`);
const account = (_id: string, more: Partial<Account> = {}) => ({
  ...{ _id, version: 0, written: '' },
  ...more,
});

/** Counts the version up from the one that was seen. */
function counted(id: string, seen: number, token: string): GroupedUpdate<Account> {
  return {
    id,
    filter: { version: seen },
    update: { $set: { written: token }, $inc: { version: 1 } },
    isMade: ({ written }) => written === token,
  };
}

async function rejected(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

it('inserts what waits in one command', async () => {
  const sent = await commandsDuring([service], () =>
    Promise.all(ids(10).map((id) => writes.insert(account(id)))),
  );
  expect(sent).toEqual(['insert grouped_accounts']);
  expect(await accounts().countDocuments()).toBe(10);
});

it('refuses only the document that a unique index refuses', async () => {
  await accounts().insertMany([account('acc_1'), account('other', { unique: 'taken' })]);
  const results = await Promise.all([
    rejected(writes.insert(account('acc_0'))),
    rejected(writes.insert(account('acc_1'))),
    rejected(writes.insert(account('acc_2', { unique: 'taken' }))),
    rejected(writes.insert(account('acc_3', { unique: 'free' }))),
  ]);
  expect(results.map((error) => error !== null && isDuplicateKey(error))).toEqual([
    ...[false, true, true, false],
  ]);
  const stored = await accounts().find().sort({ _id: 1 }).toArray();
  expect(stored.map(({ _id }) => _id)).toEqual(['acc_0', 'acc_1', 'acc_3', 'other']);
});

it('updates what waits in one command, and reads nothing when all were made', async () => {
  await accounts().insertMany(ids(10).map((id) => account(id)));
  let made: boolean[] = [];
  const sent = await commandsDuring([service], async () => {
    made = await Promise.all(ids(10).map((id) => writes.update(counted(id, 0, 'mine'))));
  });
  expect(made).toEqual(ids(10).map(() => true));
  expect(sent).toEqual(['update grouped_accounts']);
  expect(await accounts().countDocuments({ version: 1, written: 'mine' })).toBe(10);
});

it('answers the documents with a second command', async () => {
  await accounts().insertMany(ids(5).map((id) => account(id)));
  let read: (Account | null)[] = [];
  const sent = await commandsDuring([service], async () => {
    read = await Promise.all(ids(5).map((id) => writes.updateAndRead(counted(id, 0, `by ${id}`))));
  });
  expect(sent).toEqual(['update grouped_accounts', 'find grouped_accounts']);
  expect(read).toEqual(ids(5).map((id) => account(id, { version: 1, written: `by ${id}` })));
});

it('costs one command when it comes alone', async () => {
  await accounts().insertOne(account('acc_0'));
  const sent = await commandsDuring([service], () =>
    writes.updateAndRead(counted('acc_0', 0, 'mine')),
  );
  expect(sent).toEqual(['findAndModify grouped_accounts']);
});

it('reads what is asked for at the same time in one command', async () => {
  await accounts().insertMany(ids(3).map((id) => account(id)));
  const reads = new GroupedReads(accounts(), { version: 1 });
  let found: (Account | null)[] = [];
  const sent = await commandsDuring([service], async () => {
    found = await Promise.all(['acc_2', 'acc_0', 'acc_2', 'acc_9'].map((id) => reads.byId(id)));
  });
  expect(sent).toEqual(['find grouped_accounts']);
  expect(found).toEqual([
    { _id: 'acc_2', version: 0 },
    { _id: 'acc_0', version: 0 },
    { _id: 'acc_2', version: 0 },
    null,
  ]);
});

it('distinguishes what was made from what met another version, or no document', async () => {
  await accounts().insertMany([account('acc_0'), account('acc_1', { version: 7 })]);
  const [made, met, gone] = await Promise.all(
    ['acc_0', 'acc_1', 'acc_2'].map((id) => writes.updateAndRead(counted(id, 0, 'mine'))),
  );
  expect([made?.version, met, gone]).toEqual([1, null, null]);
  expect(
    await Promise.all(['acc_0', 'acc_1'].map((id) => writes.update(counted(id, 1, 'again')))),
  ).toEqual([true, false]);
  expect(await accounts().findOne({ _id: 'acc_1' })).toMatchObject({ version: 7, written: '' });
});

it('refuses only the update that a unique index refuses', async () => {
  await accounts().insertMany([account('acc_0'), account('acc_1'), account('acc_2')]);
  await accounts().insertOne(account('other', { unique: 'taken' }));
  const marked = (id: string, unique: string): GroupedUpdate<Account> => ({
    ...counted(id, 0, `by ${id}`),
    update: { $set: { written: `by ${id}`, unique } },
  });
  const results = await Promise.allSettled([
    writes.update(marked('acc_0', 'first')),
    writes.update(marked('acc_1', 'taken')),
    writes.update(counted('acc_2', 9, 'late')),
  ]);
  expect(results).toMatchObject([
    { status: 'fulfilled', value: true },
    { status: 'rejected', reason: { code: 11_000 } },
    { status: 'fulfilled', value: false },
  ]);
});

it('says that it does not know when the trace is gone', async () => {
  await accounts().insertMany([account('acc_0', { version: 3 }), account('acc_1')]);
  const wiped = new Error('outcome unknown');
  const results = await Promise.allSettled([
    writes.update({
      ...counted('acc_0', 0, 'mine'),
      isMade: () => {
        throw wiped;
      },
    }),
    writes.update(counted('acc_1', 0, 'mine')),
  ]);
  expect(results).toEqual([
    { status: 'rejected', reason: wiped },
    { status: 'fulfilled', value: true },
  ]);
});

it.each(['bulkWrite', 'insertMany', 'find'] as const)(
  'makes nothing twice when the answer of %s is lost',
  async (lost) => {
    const real = accounts();
    const lossy = new Proxy(real, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        const call = value.bind(target) as (...args: unknown[]) => unknown;
        if (name !== lost) return call;
        const fail = () => Promise.reject(new mongo.MongoNetworkError('the connection was lost'));
        if (lost === 'find') return () => ({ toArray: fail });
        return async (...args: unknown[]) => Promise.resolve(call(...args)).then(fail);
      },
    });
    const cut = new GroupedWrites<Account>(lossy);
    const existing = lost !== 'insertMany';
    if (existing) await real.insertMany(ids(4).map((id) => account(id)));
    const results = await Promise.allSettled(
      ids(4).map((id): Promise<unknown> =>
        existing ? cut.updateAndRead(counted(id, 0, 'mine')) : cut.insert(account(id)),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(ids(4).map(() => 'rejected'));
    const stored = await real.find().sort({ _id: 1 }).toArray();
    expect(stored.map(({ _id, version }) => [_id, version])).toEqual(
      ids(4).map((id) => [id, existing ? 1 : 0]),
    );
  },
);

it('counts exactly with several replicas that race for the same documents', async () => {
  const replicas = [writes, new GroupedWrites(accounts()), new GroupedWrites(accounts())];
  const [rows, rounds] = [6, 8];
  await accounts().insertMany(ids(rows).map((id) => account(id, { tokens: [] })));
  const compete = async (own: GroupedWrites<Account>, id: string, name: string) => {
    const won: string[] = [];
    for (let attempt = 0; won.length < rounds; attempt += 1) {
      const seen = (await accounts().findOne({ _id: id }))?.version ?? 0;
      const token = `${name} ${attempt}`;
      const made = await own.update({
        id,
        filter: { version: seen },
        update: { $inc: { version: 1 }, $push: { tokens: token } },
        isMade: ({ tokens = [] }) => tokens.includes(token),
      });
      if (made) won.push(token);
    }
    return { id, won };
  };
  const all = await Promise.all(
    replicas.flatMap((own, at) => ids(rows).map((id) => compete(own, id, `replica ${at}`))),
  );
  for (const { _id, version, tokens = [] } of await accounts().find().toArray()) {
    const won = all.filter(({ id }) => id === _id).flatMap((one) => one.won);
    expect(version).toBe(replicas.length * rounds);
    expect(tokens.toSorted()).toEqual(won.toSorted());
  }
});
