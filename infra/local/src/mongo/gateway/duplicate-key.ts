import { deserialize, serialize, type Document } from 'bson';
import type { PgError } from '../postgres/pg-messages';
import { CommandError } from './command-error';
import type { Engine } from './engine';
import { Sql } from './engine-sql';
import { Code } from './error-codes';

/** What MongoDB says about a violated unique index; the engine names only the index. */
export interface DuplicateKey {
  errmsg: string;
  keyPattern: Document;
  keyValue: Document;
}

/** Describes the violation of an index by a document (null when the document is not known). */
export async function describeDuplicateKey(
  engine: Engine,
  database: string,
  collection: string,
  indexName: string,
  document: Document | null,
): Promise<DuplicateKey> {
  const keyPattern = await findKeyPattern(engine, database, collection, indexName);
  const keyValue: Document = {};
  if (document) {
    for (const path of Object.keys(keyPattern)) keyValue[path] = valueAt(document, path) ?? null;
  }
  return {
    errmsg: `E11000 duplicate key error collection: ${database}.${collection} index: ${indexName} dup key: ${show(keyValue)}`,
    keyPattern,
    keyValue,
  };
}

/** The same for a statement that failed as a whole; its document is in the detail of PostgreSQL's error. */
export async function duplicateKeyError(
  engine: Engine,
  database: string,
  collection: string,
  error: PgError,
): Promise<CommandError> {
  const name = await indexNameOf(engine, error);
  const document = offendingDocument(error);
  const { errmsg, ...details } = await describeDuplicateKey(
    engine,
    database,
    collection,
    name,
    document,
  );
  return new CommandError(Code.DuplicateKey, errmsg, details);
}

/** The index that an engine message names. */
export function indexNameIn(message: string): string | undefined {
  return /Index '(.*)'/.exec(message)?.[1];
}

/** The document that PostgreSQL prints as the key of an exclusion constraint. */
export function offendingDocument(error: PgError): Document | null {
  const hex = /=\(BSONHEX([0-9a-f]+)/i.exec(error.detail)?.[1];
  return hex ? deserialize(Buffer.from(hex, 'hex')) : null;
}

async function indexNameOf(engine: Engine, error: PgError): Promise<string> {
  const named = indexNameIn(error.message);
  if (named) return named;
  const id = /documents_rum_index_(\d+)/.exec(`${error.constraint} ${error.message}`)?.[1];
  if (!id) return '_id_';
  const rows = await engine.run(null, Sql.indexName, [id]);
  return rows[0]?.[0]?.toString() ?? '_id_';
}

async function findKeyPattern(
  engine: Engine,
  database: string,
  collection: string,
  indexName: string,
): Promise<Document> {
  if (indexName === '_id_') return { _id: 1 };
  const command = Buffer.from(serialize({ listIndexes: collection }));
  const page = await engine.document(null, Sql.listIndexes, [database, command]);
  const indexes: Document[] = deserialize(page)['cursor'].firstBatch;
  return indexes.find(({ name }) => name === indexName)?.['key'] ?? {};
}

/** Value at a dotted path; through an array, the values of its elements. */
export function valueAt(document: unknown, path: string): unknown {
  let value = document;
  for (const key of path.split('.')) {
    if (Array.isArray(value) && !/^\d+$/.test(key)) value = value.map((item) => field(item, key));
    else value = field(value, key);
  }
  return value;
}

function field(value: unknown, key: string): unknown {
  return value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined;
}

/** Writes a value the way MongoDB's messages do. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[ ${value.map(show).join(', ')} ]`;
  if (value === null || typeof value !== 'object') return String(value);
  const type: unknown = Reflect.get(value, '_bsontype');
  if (type === 'ObjectId') return `ObjectId('${String(value)}')`;
  if (type !== undefined) return String(value);
  const fields = Object.entries(value).map(([key, item]) => `${key}: ${show(item)}`);
  return `{ ${fields.join(', ')} }`;
}
