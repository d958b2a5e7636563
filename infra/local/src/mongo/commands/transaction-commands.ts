import { deserialize, type Binary } from 'bson';
import { OK, type Command, type CommandHandler, type GatewayContext } from '../gateway/command';
import { CommandError } from '../gateway/command-error';
import { Code } from '../gateway/error-codes';
import type { Transaction } from '../gateway/transaction';

function transactionOf({ session }: Command, { transactions }: GatewayContext): Transaction {
  if (session?.txnNumber === undefined) {
    throw new CommandError(Code.InvalidOptions, 'the command needs a transaction number');
  }
  return transactions.find(session.id, session.txnNumber);
}

const commitTransaction: CommandHandler = async (command, context) => {
  await transactionOf(command, context).commit();
  return OK;
};

const abortTransaction: CommandHandler = async (command, context) => {
  const transaction = transactionOf(command, context);
  if (transaction.state === 'committed') {
    throw new CommandError(Code.TransactionCommitted, 'the transaction has been committed');
  }
  await transaction.abort();
  return OK;
};

/** Also stands for killSessions, whose list has the same form. */
const endSessions: CommandHandler = async ({ document, name }, { transactions }) => {
  const sessions: { id: Binary }[] = deserialize(document.bytes)[name] ?? [];
  for (const { id } of sessions)
    await transactions.endSession(Buffer.from(id.buffer).toString('hex'));
  return OK;
};

export const transactionCommands: Record<string, CommandHandler> = {
  commitTransaction,
  abortTransaction,
  endSessions,
  killSessions: endSessions,
};
