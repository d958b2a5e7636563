import { setTimeout as delay } from 'node:timers/promises';
import { databaseForTests } from '../support/database-for-tests';

const database = databaseForTests('indexes');
const { collection } = database;

describe('unique indexes', () => {
  const duplicate = { code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a' } };

  it('refuse a duplicate in every kind of write and say which', async () => {
    const c = collection();
    await c.createIndex({ email: 1 }, { unique: true });
    await c.insertMany([
      { _id: 1, email: 'a' },
      { _id: 2, email: 'b' },
    ]);
    await expect(c.insertOne({ _id: 3, email: 'a' })).rejects.toMatchObject(duplicate);
    const set = { $set: { email: 'a' } };
    await expect(c.updateOne({ _id: 2 }, set)).rejects.toMatchObject(duplicate);
    await expect(c.replaceOne({ _id: 2 }, { email: 'a' })).rejects.toMatchObject(duplicate);
    await expect(c.findOneAndUpdate({ _id: 2 }, set)).rejects.toMatchObject(duplicate);
    await expect(c.updateOne({ _id: 7 }, set, { upsert: true })).rejects.toMatchObject(duplicate);
    await expect(c.insertOne({ _id: 1 })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
      keyValue: { _id: 1 },
    });
    expect(await c.countDocuments()).toBe(2);
  });

  it('stop an ordered insert and let an unordered one go on', async () => {
    const c = collection();
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }];
    await expect(c.insertMany(documents)).rejects.toMatchObject({ code: 11000 });
    expect(await c.countDocuments()).toBe(1);
    await expect(c.insertMany(documents, { ordered: false })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await c.countDocuments()).toBe(2);
  });

  it('may be compound, sparse or partial', async () => {
    const c = collection();
    await c.createIndex({ warehouse: 1, sku: 1 }, { unique: true });
    await c.createIndex({ serial: 1 }, { unique: true, sparse: true });
    const partialFilterExpression = { state: 'open' };
    await c.createIndex({ cart: 1 }, { unique: true, partialFilterExpression });
    await c.insertOne({ _id: 1, warehouse: 'w', sku: 's', cart: 'c', state: 'open' });
    const other = { warehouse: 'w', sku: 't', cart: 'c', state: 'done' };
    await c.insertOne({ _id: 2, ...other });
    await expect(c.insertOne({ _id: 3, warehouse: 'w', sku: 's' })).rejects.toMatchObject({
      code: 11000,
      keyValue: { warehouse: 'w', sku: 's' },
    });
    await expect(
      c.insertOne({ _id: 4, warehouse: 'x', sku: 's', cart: 'c', state: 'open' }),
    ).rejects.toMatchObject({ code: 11000, keyPattern: { cart: 1 } });
  });

  it('cannot be built over duplicates', async () => {
    const c = collection();
    await c.insertMany([
      { _id: 1, email: 'a' },
      { _id: 2, email: 'a' },
    ]);
    await expect(c.createIndex({ email: 1 }, { unique: true })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await c.indexes()).toHaveLength(1);
  });
});

describe('index definitions', () => {
  it('are listed as they were made, and dropped', async () => {
    const c = collection();
    await c.createIndexes([
      { key: { a: 1, b: -1 }, name: 'ab' },
      { key: { at: 1 }, expireAfterSeconds: 60 },
    ]);
    expect(await c.indexes()).toMatchObject([
      { name: '_id_', key: { _id: 1 } },
      { name: 'ab', key: { a: 1, b: -1 } },
      { name: 'at_1', key: { at: 1 }, expireAfterSeconds: 60 },
    ]);
    // The same index again is no error; another one of the same name is.
    await c.createIndex({ a: 1, b: -1 }, { name: 'ab' });
    await expect(c.createIndex({ c: 1 }, { name: 'ab' })).rejects.toMatchObject({ code: 86 });
    await c.dropIndex('ab');
    await expect(c.dropIndex('ab')).rejects.toMatchObject({ code: 27 });
    expect((await c.indexes()).map(({ name }) => name)).toEqual(['_id_', 'at_1']);
  });

  it('may be asked for by many processes at once', async () => {
    const c = collection();
    const keys = ['a', 'b', 'c', 'd'];
    const attempts = Array.from({ length: 12 }, (_, i) =>
      c.createIndex({ [keys[i % 4] ?? '']: 1 }),
    );
    const inserts = Array.from({ length: 12 }, (_, i) => c.insertOne({ _id: i, a: i }));
    await Promise.all([...attempts, ...inserts]);
    expect(await c.indexes()).toHaveLength(5);
    expect(await c.countDocuments()).toBe(12);
  });

  it('find words of a text, best match first', async () => {
    const c = collection();
    await c.createIndex({ title: 'text', body: 'text' }, { weights: { title: 10, body: 1 } });
    await c.insertMany([
      { _id: 1, title: 'mounting rail', body: 'for a solar panel' },
      { _id: 2, title: 'solar panel', body: '450 W' },
      { _id: 3, title: 'battery', body: 'lithium' },
    ]);
    const score = { $meta: 'textScore' };
    const query = c.find({ $text: { $search: 'solar' } }, { projection: { score } });
    const found = await query.sort({ score }).toArray();
    expect(found.map(({ _id, title }) => [_id, title])).toEqual([
      [2, 'solar panel'],
      [1, 'mounting rail'],
    ]);
  });

  it('make documents expire', async () => {
    const c = collection();
    await c.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
    await c.insertMany([
      { _id: 1, at: new Date(Date.now() - 60_000) },
      { _id: 2, at: new Date(Date.now() + 600_000) },
      { _id: 3 },
    ]);
    const deadline = Date.now() + 60_000;
    while ((await c.countDocuments()) === 3 && Date.now() < deadline) await delay(250);
    expect((await c.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([2, 3]);
  }, 90_000);
});

describe('collections and databases', () => {
  it('are created, listed, renamed and dropped', async () => {
    const other = database.client.db('indexes_other');
    await other.createCollection('a');
    await other.collection('b').insertOne({ x: 1 });
    await other.renameCollection('b', 'c');
    const names = (await other.listCollections().toArray()).map(({ name }) => name).sort();
    expect(names).toEqual(['a', 'c']);
    expect(await other.collection('c').countDocuments()).toBe(1);
    const { databases } = await database.client.db().admin().listDatabases();
    expect(databases.map(({ name }) => name)).toContain('indexes_other');
    await other.collection('a').drop();
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
  });
});
