import { deserialize, serialize, type Document } from 'bson';
import { OK, type Command, type CommandHandler, type GatewayContext } from '../gateway/command';
import { CommandError } from '../gateway/command-error';
import { offendingDocument, show, valueAt } from '../gateway/duplicate-key';
import { Sql } from '../gateway/engine-sql';
import { Code, codeOfSqlState, unpackSqlState } from '../gateway/error-codes';
import { PgError } from '../postgres/pg-messages';

const createIndexes: CommandHandler = (command, context) =>
  context.serialize(async () => {
    const { raw, ...outer } = deserialize(await buildIndexes(command, context));
    // The engine answers per shard; here there is one.
    const result: Document = raw?.defaultShard ?? outer;
    refuseFailure(result);
    const { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, note } = result;
    return {
      numIndexesBefore,
      numIndexesAfter,
      createdCollectionAutomatically,
      ...(note && { note }),
      ...OK,
    };
  });

async function buildIndexes(command: Command, { engine }: GatewayContext): Promise<Buffer> {
  const { database, document } = command;
  const spec = withoutSimpleCollation(document.bytes);
  try {
    return await engine.document(null, Sql.createIndexes, [database, spec]);
  } catch (error) {
    if (!(error instanceof PgError)) throw error;
    if (codeOfSqlState(error.sqlstate, false) !== Code.DuplicateKey) throw error;
    throw duplicateInExistingData(command, error);
  }
}

/** `simple` is the absence of a collation; the engine takes it for one. */
function withoutSimpleCollation(bytes: Buffer): Buffer {
  if (!bytes.includes('collation')) return bytes;
  const command = deserialize(bytes, { promoteValues: false, promoteLongs: false });
  for (const index of command['indexes']) {
    if (String(index.collation?.locale) === 'simple') delete index.collation;
  }
  return Buffer.from(serialize(command));
}

function duplicateInExistingData(command: Command, error: PgError): CommandError {
  const { database, collection, document } = command;
  const indexes: Document[] = deserialize(document.bytes)['indexes'];
  const index = indexes.find(({ unique }) => unique) ?? {};
  const existing = offendingDocument(error);
  const keyPattern: Document = index['key'] ?? {};
  const keyValue: Document = {};
  for (const path of Object.keys(keyPattern)) keyValue[path] = valueAt(existing, path) ?? null;
  const message = `Index build failed: E11000 duplicate key error collection: ${database}.${collection} index: ${index['name']} dup key: ${show(keyValue)}`;
  return new CommandError(Code.DuplicateKey, message, { keyPattern, keyValue });
}

const dropIndexes: CommandHandler = ({ database, document }, { engine, serialize: inTurn }) =>
  inTurn(async () => {
    const answer = await engine.document(null, Sql.dropIndexes, [database, document.bytes]);
    const result = deserialize(answer);
    refuseFailure(result);
    return { ...result, ...OK };
  });

/** Index commands answer a failure as a document, with the SQLSTATE packed into its code. */
function refuseFailure({ code, errmsg }: Document): void {
  if (code) throw new CommandError(codeOfSqlState(unpackSqlState(code), false), String(errmsg));
}

const listIndexes: CommandHandler = async (command, { cursors }) => {
  const { transaction, database, document } = command;
  const page = await cursors.open(transaction, Sql.listIndexes, database, document.bytes);
  const answer = deserialize(page, { promoteLongs: false });
  // Engine options of DocumentDB; a driver that copies an index definition would send them back.
  for (const index of answer['cursor'].firstBatch) delete index.storageEngine;
  return answer;
};

export const indexCommands: Record<string, CommandHandler> = {
  createIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
  listIndexes,
};
