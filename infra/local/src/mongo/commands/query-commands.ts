import { Long, serialize, type Document } from 'bson';
import { OK, type CommandHandler } from '../gateway/command';
import { Sql } from '../gateway/engine-sql';
import { CommandError } from '../gateway/command-error';
import { Code } from '../gateway/error-codes';

const cursorQuery =
  (sql: string): CommandHandler =>
  ({ transaction, database, document }, { cursors }) =>
    cursors.open(transaction, sql, database, document.bytes);

const singleDocument =
  (sql: string): CommandHandler =>
  ({ transaction, database, document }, { engine }) =>
    engine.document(transaction, sql, [database, document.bytes]);

const find: CommandHandler = ({ transaction, database, document }, { cursors }) => {
  const projection = document.encoded('projection');
  // The name of the operator is looked for in the bytes first: decoding every projection would cost too much.
  if (projection?.includes('$meta')) {
    const command = document.decode();
    if (isOnlyMeta(command['projection'])) {
      const rewritten = Buffer.from(serialize(asAggregate(command)));
      return cursors.open(transaction, Sql.aggregate, database, rewritten);
    }
  }
  return cursors.open(transaction, Sql.find, database, document.bytes);
};

function isOnlyMeta(projection: Document): boolean {
  return Object.values(projection).every((value) => value?.$meta !== undefined);
}

/** The engine takes a projection of `$meta` alone for an inclusion; `$addFields` keeps the other fields. */
function asAggregate(find: Document): Document {
  const { filter, sort, skip, limit, projection, batchSize, singleBatch } = find;
  return {
    aggregate: find['find'],
    pipeline: [
      { $match: filter ?? {} },
      ...(sort ? [{ $sort: sort }] : []),
      ...(skip ? [{ $skip: skip }] : []),
      ...(limit ? [{ $limit: limit }] : []),
      { $addFields: projection },
    ],
    cursor: batchSize === undefined || singleBatch ? {} : { batchSize },
    ...(find['collation'] && { collation: find['collation'] }),
    ...(find['hint'] && { hint: find['hint'] }),
  };
}

const getMore: CommandHandler = ({ transaction, document }, { cursors }) => {
  const id = document.bigint('getMore');
  if (id === undefined) throw new CommandError(Code.TypeMismatch, 'getMore takes a cursor id');
  return cursors.next(id, transaction, document.bytes);
};

const killCursors: CommandHandler = async ({ document }, { cursors }) => {
  const list = document.document('cursors');
  const killed: Long[] = [];
  const notFound: Long[] = [];
  for (const position of list?.names ?? []) {
    const id = list?.bigint(position) ?? 0n;
    ((await cursors.kill(id)) ? killed : notFound).push(Long.fromBigInt(id));
  }
  const others = { cursorsAlive: [], cursorsUnknown: [] };
  return { cursorsKilled: killed, cursorsNotFound: notFound, ...others, ...OK };
};

export const queryCommands: Record<string, CommandHandler> = {
  find,
  aggregate: cursorQuery(Sql.aggregate),
  getMore,
  killCursors,
  count: singleDocument(Sql.count),
  distinct: singleDocument(Sql.distinct),
  listCollections: cursorQuery(Sql.listCollections),
};
