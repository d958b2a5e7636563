import { deserialize, serialize, type Document } from 'bson';
import {
  STATEMENT_LISTS,
  retryId,
  type Command,
  type CommandHandler,
  type Reply,
} from '../gateway/command';
import { CommandError } from '../gateway/command-error';
import { describeDuplicateKey, indexNameIn } from '../gateway/duplicate-key';
import { mayRepeat, type Engine } from '../gateway/engine';
import { Sql } from '../gateway/engine-sql';
import { Code, codeOfEngineError, unpackSqlState } from '../gateway/error-codes';
import { MAX_UPSERT_RACES, isLostUpsert } from '../gateway/upsert-race';
import { elementAt, hasMany } from '../wire/document-sequence';

/** One entry of `writeErrors`. */
interface WriteError extends Document {
  index: number;
  code: number;
  errmsg: string;
}

/** What the engine says of a write. */
export interface WriteResult extends Document {
  n: number;
  nModified?: number;
  upserted?: { index: number; _id: unknown }[];
  writeErrors?: WriteError[];
}

const SQL = { insert: Sql.insert, update: Sql.update, delete: Sql.delete };

export type WriteKind = keyof typeof SQL;

const write =
  (kind: WriteKind): CommandHandler =>
  (command, { engine, replays }) => {
    const list = STATEMENT_LISTS[kind];
    const work = () => runWrite(command, kind, engine);
    const id = hasMany(command, list) ? retryId(command) : null;
    // The engine remembers a write of one statement durably; of several, the gateway remembers the answer.
    return id === null ? work() : replays.run(id, work);
  };

/** Runs the statements of a command: the engine's answer as it is, or what failed in MongoDB's terms. */
export async function runWrite(command: Command, kind: WriteKind, engine: Engine): Promise<Reply> {
  const { transaction, database, document, sequences } = command;
  const sql = SQL[kind];
  const list = STATEMENT_LISTS[kind];
  const params = [database, document.bytes, sequences.get(list) ?? null, retryId(command)];
  for (let attempt = 1; ; attempt++) {
    const rows = await engine.run(transaction, sql, params);
    const [result, success] = rows[0] ?? [];
    if (!result) throw new Error('the engine answered no result');
    if (success?.[0] === 1) return result;
    const decoded = readResult(result, transaction !== null);
    if (await isRepeated(command, list, decoded, attempt, engine)) continue;
    return reportFailure(command, list, decoded, engine);
  }
}

function readResult(result: Buffer, inTransaction: boolean): WriteResult {
  const decoded = deserialize(result, { promoteLongs: false }) as WriteResult;
  for (const error of decoded.writeErrors ?? []) {
    const sqlstate = unpackSqlState(error.code);
    error.code = codeOfEngineError({ sqlstate, message: error.errmsg }, inTransaction);
  }
  return decoded;
}

/** MongoDB repeats a lost conflict itself, and an upsert that met another upsert of the same key. */
async function isRepeated(
  command: Command,
  list: string,
  { n, writeErrors = [] }: WriteResult,
  attempt: number,
  engine: Engine,
): Promise<boolean> {
  const { transaction } = command;
  const [error] = writeErrors;
  if (!error || writeErrors.length > 1 || Number(n) !== 0) return false;
  if (error.code === Code.WriteConflict) return mayRepeat(transaction, attempt);
  const statement = elementAt(command, list, error.index);
  if (error.code !== Code.DuplicateKey || !statement?.['upsert']) return false;
  if (!transaction) return attempt < MAX_UPSERT_RACES && mayRepeat(transaction, attempt);
  return (await isLostUpsert(engine, command, statement['q'])) && transaction.startOver();
}

async function reportFailure(
  command: Command,
  list: string,
  result: WriteResult,
  engine: Engine,
): Promise<Document> {
  const { writeErrors = [] } = result;
  const conflict = writeErrors.find(({ code }) => code === Code.WriteConflict);
  if (conflict && command.transaction) throw new CommandError(conflict.code, conflict.errmsg);
  // In MongoDB any failed statement ends its transaction.
  await command.transaction?.abort();
  for (const error of writeErrors) {
    if (error.code !== Code.DuplicateKey) continue;
    const statement = elementAt(command, list, error.index);
    if (command.transaction && statement?.['upsert']) {
      const isLost = await isLostUpsert(engine, command, statement['q']);
      if (isLost) throw new CommandError(Code.WriteConflict, error.errmsg);
    }
    const index = indexNameIn(error.errmsg) ?? '_id_';
    const culprit = await findCulprit(command, list, statement, engine);
    const { database, collection } = command;
    const details = await describeDuplicateKey(engine, database, collection, index, culprit);
    Object.assign(error, details);
  }
  return result;
}

/** The document that the failed statement wanted to store; null when that can't be known. */
async function findCulprit(
  command: Command,
  list: string,
  statement: Document | null,
  engine: Engine,
): Promise<Document | null> {
  if (list === 'documents' || !statement) return statement;
  try {
    return await updatedDocument(engine, command, statement);
  } catch {
    // Only the text of the error depends on it.
    return null;
  }
}

/** Lets the engine apply the update to the document that it would have changed. */
async function updatedDocument(
  engine: Engine,
  { database, collection }: Command,
  { q, u, arrayFilters }: Document,
): Promise<Document | null> {
  const encode = (value: Document) => Buffer.from(serialize(value));
  const find = encode({ find: collection, filter: q, limit: 1, singleBatch: true });
  const page = await engine.document(null, Sql.find, [database, find]);
  const current = deserialize(page)['cursor'].firstBatch[0] ?? {};
  const params = [
    encode(current),
    encode({ '': u }),
    encode(q),
    arrayFilters ? encode({ '': arrayFilters }) : null,
  ];
  return deserialize(await engine.document(null, Sql.updatedDocument, params));
}

export const writeCommands: Record<string, CommandHandler> = {
  insert: write('insert'),
  update: write('update'),
  delete: write('delete'),
};
