import mongoose, { Schema, type Connection } from 'mongoose';
import { START_TIMEOUT_MS, startTestDatabase, type TestDatabase } from '../support/test-database';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await startTestDatabase();
  connection = await mongoose.createConnection(database.url, { dbName: 'models' }).asPromise();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await connection?.close();
  await database?.stop();
});

const brandSchema = new Schema({ name: String });
const productSchema = new Schema(
  {
    sku: { type: String, unique: true },
    name: { type: String, index: 'text' },
    brand: { type: Schema.Types.ObjectId, ref: 'Brand' },
    price: { amount: Number, currency: { type: String, default: 'USD' } },
    tags: [String],
    attributes: { type: Map, of: String },
  },
  { timestamps: true, optimisticConcurrency: true },
);

describe('mongoose', () => {
  it('makes indexes, finds no difference afterwards and applies a change', async () => {
    const Product = connection.model('Product', productSchema);
    await Product.init();
    expect(await Product.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
    await Product.collection.createIndex({ tags: 1 });
    expect(await Product.diffIndexes()).toMatchObject({ toDrop: ['tags_1'] });
    expect(await Product.syncIndexes()).toEqual(['tags_1']);
  });

  it('saves, populates, casts and keeps time', async () => {
    const Brand = connection.model('Brand', brandSchema);
    const Product = connection.model('Product', productSchema);
    const brand = await Brand.create({ name: 'Alsa' });
    const product = new Product({ sku: 'S1', name: 'Panel', brand, tags: ['new'] });
    product.set('attributes.power', '450 W');
    await product.save();
    const found = await Product.findOne({ sku: 'S1' }).populate<{ brand: { name: string } }>(
      'brand',
    );
    expect(found?.brand.name).toBe('Alsa');
    expect(found?.price?.currency).toBe('USD');
    expect(found?.attributes?.get('power')).toBe('450 W');
    expect(found?.createdAt).toBeInstanceOf(Date);
    const lean = await Product.find({ tags: { $in: ['new'] } }).lean();
    expect(lean).toHaveLength(1);
  });

  it('reports duplicates and lost updates', async () => {
    const Product = connection.model('Product', productSchema);
    await Product.create({ sku: 'S2', name: 'Inverter' });
    await expect(Product.create({ sku: 'S2' })).rejects.toMatchObject({
      code: 11000,
      keyValue: { sku: 'S2' },
    });
    const [first, second] = [
      await Product.findOne({ sku: 'S2' }),
      await Product.findOne({ sku: 'S2' }),
    ];
    first?.set('name', 'first');
    await first?.save();
    second?.set('name', 'second');
    await expect(second?.save()).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('runs transactions and repeats them after a conflict', async () => {
    const Counter = connection.model('Counter', new Schema({ _id: String, n: Number }));
    await Counter.create({ _id: 'a', n: 0 });
    const increment = () =>
      connection.transaction(async (session) => {
        const counter = await Counter.findById('a').session(session).orFail();
        counter.n = (counter.n ?? 0) + 1;
        await counter.save({ session });
      });
    await Promise.all(Array.from({ length: 6 }, increment));
    expect((await Counter.findById('a'))?.n).toBe(6);
    await expect(
      connection.transaction(async (session) => {
        await Counter.updateOne({ _id: 'a' }, { $set: { n: 100 } }, { session });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await Counter.findById('a'))?.n).toBe(6);
  });

  it('walks a cursor, saves in bulk and aggregates', async () => {
    const Reading = connection.model('Reading', new Schema({ site: String, watt: Number }));
    const readings = Array.from({ length: 250 }, (_, i) => ({ site: `s${i % 3}`, watt: i }));
    await Reading.insertMany(readings);
    let sum = 0;
    for await (const { watt } of Reading.find().sort({ watt: 1 }).cursor({ batchSize: 40 })) {
      sum += watt ?? 0;
    }
    expect(sum).toBe((249 * 250) / 2);
    const documents = await Reading.find({ site: 's1' });
    for (const document of documents) document.watt = 1;
    await Reading.bulkSave(documents);
    const groups = await Reading.aggregate<{ _id: string; sum: number }>([
      { $group: { _id: '$site', sum: { $sum: '$watt' } } },
      { $sort: { _id: 1 } },
    ]);
    expect(groups[1]).toEqual({ _id: 's1', sum: documents.length });
  });
});
