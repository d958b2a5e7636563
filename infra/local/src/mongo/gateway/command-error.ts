import { serialize, type Document } from 'bson';
import { PgError } from '../postgres/pg-messages';
import { Code, codeName, codeOfEngineError } from './error-codes';

/** An error as the client sees it. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    message: string,
    /** More fields of the answer, such as `keyValue`. */
    readonly details: Document = {},
    /** Whether the transaction may be repeated although the code does not say so. */
    readonly isTransient = false,
  ) {
    super(message);
  }
}

/** Circumstances that decide which retry labels an error gets. */
export interface ErrorContext {
  inTransaction: boolean;
  isCommit: boolean;
  isRetryableWrite: boolean;
}

const SERVER_GONE = new Set<number>([Code.ShutdownInProgress, Code.InterruptedAtShutdown]);
const TRANSIENT = new Set<number>([...SERVER_GONE, Code.WriteConflict, Code.LockTimeout]);

/** Translates what the engine reported into MongoDB's terms. */
export function toCommandError(error: unknown, inTransaction = false): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof PgError) {
    return new CommandError(codeOfEngineError(error, inTransaction), error.message);
  }
  return new CommandError(Code.InternalError, error instanceof Error ? error.message : 'unknown');
}

/** Labels say to the driver whether to repeat the statement, the commit or the whole transaction. */
export function errorLabels(error: CommandError, context: ErrorContext): string[] {
  if (context.isCommit && SERVER_GONE.has(error.code)) {
    return ['UnknownTransactionCommitResult', 'RetryableWriteError'];
  }
  const isTransient = error.isTransient || TRANSIENT.has(error.code);
  if (context.inTransaction) return isTransient ? ['TransientTransactionError'] : [];
  return context.isRetryableWrite && SERVER_GONE.has(error.code) ? ['RetryableWriteError'] : [];
}

export function encodeError(error: CommandError, context: ErrorContext): Buffer {
  const labels = errorLabels(error, context);
  return Buffer.from(
    serialize({
      ok: 0,
      errmsg: error.message,
      code: error.code,
      codeName: codeName(error.code),
      ...error.details,
      ...(labels.length > 0 && { errorLabels: labels }),
    }),
  );
}
