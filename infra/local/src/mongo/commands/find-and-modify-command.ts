import { retryId, type CommandHandler } from '../gateway/command';
import { duplicateKeyError } from '../gateway/duplicate-key';
import { Sql } from '../gateway/engine-sql';
import { Code, codeOfSqlState } from '../gateway/error-codes';
import { refuseLostUpsert } from '../gateway/upsert-race';
import { PgError } from '../postgres/pg-messages';

const MAX_UPSERT_RACES = 4;

const findAndModify: CommandHandler = async (command, { engine }) => {
  const { transaction, database, collection, document } = command;
  const params = [database, document.bytes, retryId(command)];
  for (let attempt = 1; ; attempt++) {
    try {
      return await engine.document(transaction, Sql.findAndModify, params);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another upsert of the same key came first: the next attempt finds its document.
      const isUpsert = document.boolean('upsert');
      if (!transaction && isUpsert && attempt < MAX_UPSERT_RACES) continue;
      await transaction?.abort();
      if (transaction && isUpsert) {
        await refuseLostUpsert(engine, command, document.decode()['query'] ?? {});
      }
      throw await duplicateKeyError(engine, database, collection, error);
    }
  }
};

function isDuplicateKey(error: unknown): error is PgError {
  return error instanceof PgError && codeOfSqlState(error.sqlstate, false) === Code.DuplicateKey;
}

export const findAndModifyCommands: Record<string, CommandHandler> = {
  findAndModify,
  findandmodify: findAndModify,
};
