import type { mongo } from 'mongoose';
import type { ColumnMapping, ColumnSource } from '@solar/contracts/common/column-mapping';
import { dropIndexes } from '@solar/service-kit/mongo/drop-indexes';

/** A mapping of the time when products had an importer of their own. */
type FormerMapping = {
  skipRows: number;
  categoryId: string;
  provenance: string;
  sku: ColumnSource;
  name: ColumnSource;
  brand: ColumnSource;
  powerW: ColumnSource | null;
  cost?: ColumnSource | null;
  attributes: { code: string; source: ColumnSource }[];
};
type Kept = { _id: string; kind?: string; name: string; mapping: FormerMapping };
type FormerImport = {
  _id: string;
  status: string;
  mapping: FormerMapping | null;
  lines: number;
  done: number;
  created: number;
  existing: number;
  leftOut: { line: number; errors: { field: string; code: string }[] }[];
  leftOutCount: number;
  startedBy: string | null;
} & Record<string, unknown>;
type Made = { _id: string; importId: string };

const UNDONE_AT_ONCE = 100;
const FIXED = new Set(['sku', 'name', 'brand', 'powerW', 'cost']);
/** Fields that are the same in both. */
const SAME = ['fileName', 'file', 'columns', 'lines', 'version', 'createdAt', 'updatedAt'] as const;
const SAME_IF_THERE = ['mended', 'undone', 'kept'] as const;

/** Tables of products are imported as all others: their mappings, their history and the way to undo them move there. */
export async function joinImports(db: mongo.Db): Promise<void> {
  const slugs = await categorySlugs(db);
  await dropIndexes(db, 'import_mappings', ['name_1']);
  const mappings = db.collection<Kept>('import_mappings');
  const joinedMappings = db.collection<{ _id: string }>('import_mappings');
  for await (const { _id, mapping } of mappings.find({ kind: { $exists: false } })) {
    const changes = { kind: 'products', ...joined(mapping, slugs) };
    await joinedMappings.updateOne({ _id }, { $set: changes });
  }
  for await (const former of db.collection<FormerImport>('product_imports').find()) {
    await moveImport(db, former, slugs);
  }
  await dropIndexes(db, 'products', ['importId_1']);
  await db
    .collection('products')
    .updateMany({ importId: { $exists: true } }, { $unset: { importId: '' } });
  await db.dropCollection('product_imports').catch(() => false);
}

async function categorySlugs(db: mongo.Db): Promise<Map<string, string>> {
  const categories = db.collection<{ _id: string; slug: string }>('categories');
  const all = await categories.find({}, { projection: { slug: 1 } }).toArray();
  return new Map(all.map(({ _id, slug }) => [_id, slug]));
}

function joined(mapping: FormerMapping, slugs: ReadonlyMap<string, string>) {
  const { skipRows, categoryId, provenance, powerW, cost, attributes, sku, name, brand } = mapping;
  const category = slugs.get(categoryId);
  const columns: ColumnMapping = {
    ...{ sku, name, brand, source: { constant: provenance } },
    ...(category !== undefined && { category: { constant: category } }),
    ...(powerW && { powerW }),
    ...(cost && { cost }),
  };
  for (const { code, source } of attributes) columns[`attribute:${code}`] = source;
  return { mapping: columns, skipRows };
}

async function moveImport(
  db: mongo.Db,
  former: FormerImport,
  slugs: ReadonlyMap<string, string>,
): Promise<void> {
  const { _id, created, existing, leftOutCount: leftOut, done } = former;
  const reading = former.mapping ? joined(former.mapping, slugs) : { mapping: {}, skipRows: 0 };
  const kept = [...SAME, ...SAME_IF_THERE.filter((field) => former[field] !== undefined)];
  const fields = {
    ...{ undone: 0, kept: 0 },
    ...Object.fromEntries(kept.map((field) => [field, former[field]])),
    ...{ kind: 'products', target: null, targetName: '', existing: 'update', runs: 1 },
    // What was at work is started again, which imports nothing twice.
    status: former.status === 'running' ? 'failed' : former.status,
    ...reading,
    ...{ done: done + leftOut, created, updated: 0, unchanged: existing, leftOut },
    leftOutRows: former.leftOut.map(({ line, errors }) => ({
      line,
      errors: errors.map(({ field, code }) => ({
        column: FIXED.has(field) ? field : `attribute:${field}`,
        code,
      })),
    })),
    startedBy: { id: former.startedBy ?? '', name: '' },
  };
  await db
    .collection<{ _id: string }>('imports')
    .updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
  await keepUndo(db, _id);
}

async function keepUndo(db: mongo.Db, importId: string): Promise<void> {
  const products = db.collection<Made>('products');
  const made = await products.find({ importId }, { projection: { _id: 1 } }).toArray();
  const undos = db.collection<{ _id: string }>('import_undos');
  for (let from = 0; from < made.length; from += UNDONE_AT_ONCE) {
    const done = made.slice(from, from + UNDONE_AT_ONCE).map(({ _id: id }) => ({ id }));
    const _id = [importId, '0001', String(from).padStart(6, '0')].join(':');
    const undo = { importId, done, at: new Date() };
    await undos.updateOne({ _id }, { $setOnInsert: undo }, { upsert: true });
  }
}
