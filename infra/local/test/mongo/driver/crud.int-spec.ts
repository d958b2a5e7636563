import { mongo } from 'mongoose';
import { databaseForTests } from '../support/database-for-tests';

const { Decimal128, GridFSBucket, Long, ObjectId, Timestamp } = mongo;

const database = databaseForTests('crud');
const { collection } = database;

interface Arrays {
  list: number[];
  lines: { k: number; v: number }[];
  a: number;
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => ({ _id: i, v: i % 7 }));

describe('documents', () => {
  it('keeps every BSON type', async () => {
    const c = collection();
    const document = {
      _id: new ObjectId(),
      text: 'é',
      int: 1,
      double: 1.5,
      long: Long.fromString('9007199254740993'),
      decimal: Decimal128.fromString('1.10'),
      date: new Date(1e12),
      regex: /a/i,
      nothing: null,
      list: [1, { a: 2 }],
      nested: { x: { y: true } },
      time: new Timestamp({ t: 1, i: 2 }),
    };
    await c.insertOne(document);
    const found = await c.findOne({ _id: document._id }, { promoteLongs: false });
    expect(mongo.BSON.EJSON.stringify(found)).toBe(mongo.BSON.EJSON.stringify(document));
  });

  it('inserts, updates, replaces and deletes with MongoDB’s counts', async () => {
    const c = collection();
    expect((await c.insertMany(numbered(100))).insertedCount).toBe(100);
    expect(await c.updateMany({ v: 3 }, { $set: { hit: true } })).toMatchObject({
      matchedCount: 14,
      modifiedCount: 14,
    });
    expect(await c.updateMany({ v: 3 }, { $set: { hit: true } })).toMatchObject({
      matchedCount: 14,
      modifiedCount: 0,
    });
    await c.replaceOne({ _id: 1 }, { other: 1 });
    expect(await c.findOne({ _id: 1 })).toEqual({ _id: 1, other: 1 });
    expect((await c.deleteMany({ hit: true })).deletedCount).toBe(14);
    expect((await c.deleteOne({ _id: 2 })).deletedCount).toBe(1);
    expect(await c.countDocuments()).toBe(85);
    expect(await c.estimatedDocumentCount()).toBe(85);
    expect((await c.distinct('v')).sort()).toEqual([0, 1, 2, 4, 5, 6]);
  });

  it('upserts, also many of one key at once', async () => {
    const c = collection();
    await c.createIndex({ key: 1 }, { unique: true });
    const upserts = Array.from({ length: 20 }, () =>
      c.updateOne(
        { key: 'a' },
        { $inc: { n: 1 }, $setOnInsert: { first: true } },
        { upsert: true },
      ),
    );
    const results = await Promise.all(upserts);
    expect(results.filter(({ upsertedCount }) => upsertedCount === 1)).toHaveLength(1);
    expect(await c.find().project({ _id: 0 }).toArray()).toEqual([
      { key: 'a', n: 20, first: true },
    ]);
  });

  it('runs a mixed bulk write', async () => {
    const c = collection();
    const result = await c.bulkWrite([
      { insertOne: { document: { _id: 1, a: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $inc: { a: 1 } } } },
      { updateOne: { filter: { _id: 2 }, update: { $set: { a: 5 } }, upsert: true } },
      { deleteOne: { filter: { _id: 1 } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      modifiedCount: 1,
      upsertedCount: 1,
      deletedCount: 1,
    });
    expect(await c.find().toArray()).toEqual([{ _id: 2, a: 5 }]);
  });

  it('applies array operators and pipelines', async () => {
    const c = database.db.collection<Arrays>('arrays');
    await c.insertOne({ list: [3, 1], lines: [{ k: 1, v: 1 }], a: 1 });
    await c.updateOne({}, { $push: { list: { $each: [5, 2], $sort: 1, $slice: 3 } } });
    await c.updateOne({ 'lines.k': 1 }, { $set: { 'lines.$.v': 9 } });
    const arrayFilters = [{ 'line.k': 1 }];
    await c.updateOne({}, { $inc: { 'lines.$[line].v': 1 } }, { arrayFilters });
    await c.updateOne({}, [{ $set: { b: { $add: ['$a', 1] } } }]);
    expect(await c.findOne({}, { projection: { _id: 0 } })).toEqual({
      list: [1, 2, 3],
      lines: [{ k: 1, v: 10 }],
      a: 1,
      b: 2,
    });
  });

  it('finds and modifies', async () => {
    const c = collection();
    await c.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
    const before = await c.findOneAndUpdate({}, { $inc: { a: 10 } }, { sort: { a: -1 } });
    expect(before).toEqual({ _id: 2, a: 2 });
    const options = { upsert: true, returnDocument: 'after' } as const;
    expect(await c.findOneAndUpdate({ _id: 9 }, { $set: { z: 1 } }, options)).toEqual({
      _id: 9,
      z: 1,
    });
    expect(await c.findOneAndDelete({ _id: 9 })).toEqual({ _id: 9, z: 1 });
    expect(await c.findOneAndUpdate({ _id: 9 }, { $set: { z: 1 } })).toBeNull();
  });

  it('never sells more than there is', async () => {
    const c = collection();
    await c.insertOne({ _id: 1, stock: 5 });
    const buyers = Array.from({ length: 20 }, () =>
      c.updateOne({ _id: 1, stock: { $gte: 1 } }, { $inc: { stock: -1 } }),
    );
    const results = await Promise.all(buyers);
    expect(results.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(5);
    expect(await c.findOne({})).toEqual({ _id: 1, stock: 0 });
  });

  it('stores a large document and a file of many chunks', async () => {
    const c = collection();
    const text = 'x'.repeat(5_000_000);
    await c.insertOne({ _id: 1, text });
    expect((await c.findOne({ _id: 1 }))?.['text']).toHaveLength(text.length);
    const bucket = new GridFSBucket(database.db);
    const content = Buffer.alloc(700_000, 'abc');
    const upload = bucket.openUploadStream('file');
    upload.end(content);
    await new Promise((resolve, reject) => upload.once('finish', resolve).once('error', reject));
    const chunks: Buffer[] = [];
    for await (const chunk of bucket.openDownloadStream(upload.id)) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
  });

  it('writes without an answer when none is asked for', async () => {
    const c = collection();
    await c.insertOne({ _id: 1 }, { writeConcern: { w: 0 } });
    // The next command on the same connection comes after the write.
    const deadline = Date.now() + 5_000;
    while ((await c.countDocuments()) === 0 && Date.now() < deadline) continue;
    expect(await c.countDocuments()).toBe(1);
  });
});

describe('cursors', () => {
  it('page through sorted and unsorted results', async () => {
    const c = collection();
    await c.insertMany(numbered(1_000));
    const sorted = await c.find({}, { batchSize: 90 }).sort({ v: 1, _id: -1 }).toArray();
    expect(sorted).toHaveLength(1_000);
    expect(sorted[0]).toEqual({ _id: 994, v: 0 });
    const unsorted = await c.find({}, { batchSize: 90 }).toArray();
    expect(new Set(unsorted.map(({ _id }) => _id)).size).toBe(1_000);
    const page = await c.find().sort({ _id: 1 }).skip(30).limit(3).project({ v: 0 }).toArray();
    expect(page).toEqual([{ _id: 30 }, { _id: 31 }, { _id: 32 }]);
  });

  it('serve many readers at once, more than there are connections', async () => {
    const c = collection();
    await c.insertMany(numbered(300));
    const cursors = Array.from({ length: 60 }, () =>
      c.find({}, { batchSize: 50 }).sort({ _id: 1 }),
    );
    for (const cursor of cursors) expect(await cursor.next()).toEqual({ _id: 0, v: 0 });
    const rests = await Promise.all(cursors.map((cursor) => cursor.toArray()));
    expect(rests.map((rest) => rest.length)).toEqual(cursors.map(() => 299));
  });

  it('are closed by the client and unknown afterwards', async () => {
    const c = collection();
    await c.insertMany(numbered(300));
    const { cursor } = await database.db.command({ find: c.collectionName, batchSize: 10 });
    expect(
      await database.db.command({ killCursors: c.collectionName, cursors: [cursor.id] }),
    ).toMatchObject({
      cursorsKilled: [cursor.id],
    });
    const more = database.db.command({
      getMore: Long.fromValue(cursor.id),
      collection: c.collectionName,
    });
    await expect(more).rejects.toMatchObject({ code: 43 });
  });
});

describe('aggregation', () => {
  it('groups, joins, facets and unwinds', async () => {
    const [orders, products] = [collection(), collection()];
    await products.insertMany([
      { _id: 'p1', name: 'panel', price: 10 },
      { _id: 'p2', name: 'inverter', price: 50 },
    ]);
    await orders.insertMany([
      { _id: 1, lines: [{ sku: 'p1', q: 2 }] },
      {
        _id: 2,
        lines: [
          { sku: 'p1', q: 1 },
          { sku: 'p2', q: 1 },
        ],
      },
    ]);
    const join = { from: products.collectionName, localField: 'lines.sku', foreignField: '_id' };
    const sales = await orders
      .aggregate([
        { $unwind: '$lines' },
        { $lookup: { ...join, as: 'product' } },
        { $set: { product: { $first: '$product' } } },
        {
          $group: {
            _id: '$product.name',
            sum: { $sum: { $multiply: ['$lines.q', '$product.price'] } },
          },
        },
        { $sort: { _id: 1 } },
      ])
      .toArray();
    expect(sales).toEqual([
      { _id: 'inverter', sum: 50 },
      { _id: 'panel', sum: 30 },
    ]);
    const [facets] = await products
      .aggregate([
        {
          $facet: {
            cheap: [{ $match: { price: { $lt: 20 } } }, { $count: 'n' }],
            all: [{ $count: 'n' }],
          },
        },
      ])
      .toArray();
    expect(facets).toEqual({ cheap: [{ n: 1 }], all: [{ n: 2 }] });
  });

  it('stops at the time limit', async () => {
    const c = collection();
    await c.insertMany(numbered(2_000));
    const pipeline = [{ $match: { $expr: { $eq: ['$v', '$$v'] } } }];
    const join = { from: c.collectionName, let: { v: '$v' }, pipeline, as: 'same' };
    const slow = c.aggregate([{ $lookup: join }, { $count: 'n' }], { maxTimeMS: 5 });
    await expect(slow.toArray()).rejects.toMatchObject({ code: 50 });
  });

  it('sorts by a collation without case', async () => {
    const c = collection();
    await c.insertMany(['b', 'A', 'a', 'B'].map((name, _id) => ({ _id, name })));
    const collation = { locale: 'en', strength: 2 };
    expect(await c.countDocuments({ name: 'a' }, { collation })).toBe(2);
    const sorted = await c.find().sort({ name: 1, _id: 1 }).collation(collation).toArray();
    expect(sorted.map(({ name }) => name)).toEqual(['A', 'a', 'b', 'B']);
  });
});
