import { mongo } from 'mongoose';
import { CommandProxy, type SentCommand } from '../src/commands/command-proxy';

const url = new URL(process.env['MONGODB_URL'] ?? '');
const seen: SentCommand[] = [];
let proxy: CommandProxy;
let client: mongo.MongoClient;

beforeAll(async () => {
  const target = { host: url.hostname, port: Number(url.port) };
  proxy = await CommandProxy.start(target, (command) => seen.push(command));
  client = await new mongo.MongoClient(proxy.url).connect();
});
beforeEach(() => (seen.length = 0));
afterAll(async () => {
  await client.db('bench_proxy').dropDatabase();
  await client.close();
  await proxy.close();
});

it('sees each command with its collection, in a transaction too, and nothing of the driver itself', async () => {
  const things = client.db('bench_proxy').collection('things');
  await things.insertOne({ name: 'one' });
  await things.findOne({ name: 'one' });
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await things.updateOne({ name: 'one' }, { $set: { name: 'two' } }, { session });
    }),
  );
  expect(seen.map(({ name, collection }) => `${name} ${collection}`.trim())).toEqual([
    'insert things',
    'find things',
    'update things',
    'commitTransaction',
  ]);
  expect(seen[1]?.body).toMatchObject({ filter: { name: 'one' }, $db: 'bench_proxy' });
});
