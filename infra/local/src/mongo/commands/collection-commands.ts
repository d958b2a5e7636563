import { OK, type CommandHandler } from '../gateway/command';
import { CommandError } from '../gateway/command-error';
import { Sql } from '../gateway/engine-sql';
import { Code } from '../gateway/error-codes';

const create: CommandHandler = ({ transaction, database, document }, { engine }) =>
  engine.document(transaction, Sql.create, [database, document.bytes]);

const drop: CommandHandler = ({ database, collection }, { engine, serialize }) =>
  serialize(async () => {
    await engine.run(null, Sql.drop, [database, collection]);
    return { ns: `${database}.${collection}`, nIndexesWas: 1, ...OK };
  });

const dropDatabase: CommandHandler = ({ database }, { engine, serialize }) =>
  serialize(async () => {
    await engine.run(null, Sql.dropDatabase, [database]);
    return { dropped: database, ...OK };
  });

const collMod: CommandHandler = ({ database, collection, document }, { engine, serialize }) =>
  serialize(() => engine.document(null, Sql.collMod, [database, collection, document.bytes]));

const renameCollection: CommandHandler = ({ document }, { engine, serialize }) =>
  serialize(async () => {
    const from = splitNamespace(document.string('renameCollection'));
    const to = splitNamespace(document.string('to'));
    if (from.database !== to.database) {
      throw new CommandError(Code.CommandNotSupported, 'cannot rename into another database');
    }
    const dropTarget = String(document.boolean('dropTarget'));
    const params = [from.database, from.collection, to.collection, dropTarget];
    await engine.run(null, Sql.renameCollection, params);
    return OK;
  });

function splitNamespace(namespace = ''): { database: string; collection: string } {
  const dot = namespace.indexOf('.');
  if (dot <= 0) throw new CommandError(Code.InvalidNamespace, `not a namespace: '${namespace}'`);
  return { database: namespace.slice(0, dot), collection: namespace.slice(dot + 1) };
}

const listDatabases: CommandHandler = ({ document }, { engine }) =>
  engine.document(null, Sql.listDatabases, [document.bytes]);

const scaleOf = (scale: number | undefined) => String(scale ?? 1);

const dbStats: CommandHandler = ({ database, document }, { engine }) =>
  engine.document(null, Sql.dbStats, [database, scaleOf(document.number('scale'))]);

const collStats: CommandHandler = ({ database, collection, document }, { engine }) =>
  engine.document(null, Sql.collStats, [database, collection, scaleOf(document.number('scale'))]);

const validate: CommandHandler = ({ database, document }, { engine }) =>
  engine.document(null, Sql.validate, [database, document.bytes]);

const currentOp: CommandHandler = ({ document }, { engine }) =>
  engine.document(null, Sql.currentOp, [document.bytes]);

export const collectionCommands: Record<string, CommandHandler> = {
  create,
  drop,
  dropDatabase,
  collMod,
  renameCollection,
  listDatabases,
  dbStats,
  dbstats: dbStats,
  collStats,
  collstats: collStats,
  validate,
  currentOp,
};
