import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { backUp, type BackupOptions } from '../src/backup';
import { restore } from '../src/restore';

const ACCOUNTS = 20;
const EACH = 100;

interface Account {
  _id: number;
  pieces: number;
}

const id = randomBytes(4).toString('hex');
const databases = [`t_backup_stock_${id}`, `t_backup_orders_${id}`];
const restored = (name: string): string => `${name}_restored`;
const dir = mkdtempSync(join(tmpdir(), 'solar-backup-'));
const key = randomBytes(32);
let client: mongo.MongoClient;
let options: BackupOptions;

beforeAll(async () => {
  client = await mongo.MongoClient.connect(process.env['MONGODB_URL'] ?? '');
  mkdirSync(join(dir, 'media/products'), { recursive: true });
  writeFileSync(join(dir, 'media/products/panel.avif'), randomBytes(3_000_000));
  options = {
    client,
    databases,
    folders: { media: join(dir, 'media') },
    dir: join(dir, 'backups'),
    key,
    keepDays: 7,
    inTransaction: true,
  };
  for (const name of databases) {
    const rows = Array.from({ length: ACCOUNTS }, (_, _id) => ({ _id, pieces: EACH }));
    await client.db(name).collection<Account>('rows').insertMany(rows);
    await client.db(name).collection('rows').createIndex({ pieces: 1 }, { name: 'by_pieces' });
  }
});
afterAll(async () => {
  for (const name of databases) {
    await client.db(name).dropDatabase();
    await client.db(restored(name)).dropDatabase();
  }
  await client.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Moves pieces from one database to the other for as long as it is let. */
async function moveUntil(done: () => boolean): Promise<number> {
  let moved = 0;
  for (; !done(); moved += 1) {
    await client.withSession((session) =>
      session.withTransaction(async () => {
        for (const [i, name] of databases.entries()) {
          const change = { $inc: { pieces: i === 0 ? -1 : 1 } };
          const row = { _id: moved % ACCOUNTS };
          await client.db(name).collection<Account>('rows').updateOne(row, change, { session });
        }
      }),
    );
  }
  return moved;
}

async function sumOf(names: readonly string[]): Promise<number> {
  const rows = await Promise.all(
    names.map((name) => client.db(name).collection<Account>('rows').find().toArray()),
  );
  return rows.flat().reduce((sum, { pieces }) => sum + pieces, 0);
}

test('all databases are of one moment although others write, and come back with indexes and files', async () => {
  let done = false;
  const moving = moveUntil(() => done);
  const file = await backUp(options);
  done = true;
  expect(await moving).toBeGreaterThan(0);

  const media = join(dir, 'restored-media');
  const count = await restore({ client, folders: { media }, file, key, rename: restored });
  expect(count).toBe(databases.length * ACCOUNTS);
  expect(await sumOf(databases.map(restored))).toBe(databases.length * ACCOUNTS * EACH);
  const indexes = await client
    .db(restored(databases[0] ?? ''))
    .collection('rows')
    .indexes();
  expect(indexes.map(({ name }) => name)).toContain('by_pieces');
  const [before, after] = ['media', 'restored-media'].map((folder) =>
    readFileSync(join(dir, folder, 'products/panel.avif')),
  );
  expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);

  const again = restore({ client, folders: { media }, file, key, rename: restored });
  await expect(again).rejects.toThrow('is not empty');
});

test('nothing can be read without the key, nor after a byte has changed', async () => {
  const file = await backUp(options, new Date('2026-01-02T03:04:05Z'));
  expect(readFileSync(file).includes('pieces')).toBe(false);
  const empty = (name: string): string => `${name}_empty`;
  const wrong = restore({ client, folders: {}, file, key: randomBytes(32), rename: empty });
  await expect(wrong).rejects.toThrow();
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
  writeFileSync(file, bytes);
  await expect(restore({ client, folders: {}, file, key, rename: empty })).rejects.toThrow();
});

test('what is older than the days to keep goes, and the newest never does', async () => {
  await backUp(options, new Date('2026-03-01T00:00:00Z'));
  await backUp(options, new Date('2026-03-20T00:00:00Z'));
  const names = readdirSync(options.dir).filter((name) => name.endsWith('.backup'));
  expect(names.some((name) => name.includes('2026-03-01'))).toBe(false);
  expect(names.some((name) => name.includes('2026-03-20'))).toBe(true);
  expect(names.some((name) => name.includes('.partial'))).toBe(false);
});
