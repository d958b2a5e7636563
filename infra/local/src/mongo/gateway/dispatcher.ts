import { serialize } from 'bson';
import { COMMANDS } from '../commands/command-table';
import { RawDocument } from '../wire/raw-document';
import type { WireRequest } from '../wire/op-message';
import { hasMany } from '../wire/document-sequence';
import {
  STATEMENT_LISTS,
  retryId,
  type Command,
  type GatewayContext,
  type Session,
} from './command';
import { CommandError, encodeError, toCommandError } from './command-error';
import { Code } from './error-codes';

/** Commands that end a transaction look it up themselves. */
const TRANSACTION_END = new Set(['commitTransaction', 'abortTransaction']);

/** Runs the command of a request and encodes its answer; errors become answers too. */
export async function dispatch(
  request: WireRequest,
  clientId: number,
  context: GatewayContext,
): Promise<Buffer> {
  const command = readCommand(request, clientId);
  try {
    const handler = COMMANDS.get(command.name);
    if (!handler) {
      throw new CommandError(Code.CommandNotFound, `no such command: '${command.name}'`);
    }
    if (command.session?.inTransaction && !TRANSACTION_END.has(command.name)) {
      await joinTransaction(command, context);
    }
    const reply = await handler(command, context);
    return Buffer.isBuffer(reply) ? reply : Buffer.from(serialize(reply));
  } catch (cause) {
    return answerError(command, cause);
  }
}

function readCommand(request: WireRequest, clientId: number): Command {
  const document = new RawDocument(request.body);
  const name = document.firstName;
  return {
    name,
    database: document.string('$db') ?? 'admin',
    collection: document.string(name) ?? '',
    document,
    sequences: request.sequences,
    session: readSession(document),
    transaction: null,
    clientId,
  };
}

function readSession(document: RawDocument): Session | null {
  const id = document.document('lsid')?.binaryHex('id');
  if (id === undefined) return null;
  return {
    id,
    txnNumber: document.bigint('txnNumber'),
    inTransaction: document.has('autocommit'),
  };
}

async function joinTransaction(command: Command, context: GatewayContext): Promise<void> {
  const { session, document } = command;
  if (!session || session.txnNumber === undefined) return;
  const { transactions } = context;
  command.transaction = document.boolean('startTransaction')
    ? await transactions.start(session.id, session.txnNumber)
    : transactions.continue(session.id, session.txnNumber);
  command.transaction.clientId = command.clientId;
}

function answerError(command: Command, cause: unknown): Buffer {
  const inTransaction = command.session?.inTransaction === true;
  // Any error ends a transaction. Nobody has to wait for the rollback: the locks go with it in a moment.
  void command.transaction?.abort();
  return encodeError(toCommandError(cause, inTransaction), {
    inTransaction,
    isCommit: command.name === 'commitTransaction',
    isRetryableWrite: isRetryableWrite(command),
  });
}

/** Whether the driver may send it again after a crash: the engine knows again only writes of one statement. */
function isRetryableWrite(command: Command): boolean {
  if (retryId(command) === null || command.name === 'bulkWrite') return false;
  const lists: Readonly<Record<string, string>> = STATEMENT_LISTS;
  const list = lists[command.name];
  return list === undefined || !hasMany(command, list);
}
