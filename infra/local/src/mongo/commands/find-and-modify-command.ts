import { retryId, type CommandHandler } from '../gateway/command';
import { CommandError } from '../gateway/command-error';
import { duplicateKeyError } from '../gateway/duplicate-key';
import { Sql } from '../gateway/engine-sql';
import { Code, codeOfSqlState } from '../gateway/error-codes';
import { MAX_UPSERT_RACES, isLostUpsert } from '../gateway/upsert-race';
import { PgError } from '../postgres/pg-messages';

const findAndModify: CommandHandler = async (command, { engine }) => {
  const { transaction, database, collection, document } = command;
  const params = [database, document.bytes, retryId(command)];
  for (let attempt = 1; ; attempt++) {
    try {
      return await engine.document(transaction, Sql.findAndModify, params);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const isUpsert = document.boolean('upsert');
      // Another upsert of the same key came first: the next attempt finds its document.
      if (!transaction && isUpsert && attempt < MAX_UPSERT_RACES) continue;
      const filter = document.decode()['query'] ?? {};
      if (transaction && isUpsert && (await isLostUpsert(engine, command, filter))) {
        if (await transaction.startOver()) continue;
        throw new CommandError(Code.WriteConflict, error.message);
      }
      await transaction?.abort();
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
