import { mongo } from 'mongoose';
import { ProblemException } from '../errors/problem';
import { RpcError } from '../errors/rpc-error';

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 30_000;

/** Delay before the next try: doubling, with a little noise so that replicas do not march in step. */
export function retryDelayMs(attempt: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS);
  return Math.round(delay * (0.9 + Math.random() * 0.2));
}

/**
 * True when not the message but something around it failed (database or another slice away, rows contended): such a try
 * does not count, or an outage would turn healthy messages into dead letters.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof RpcError) return error.code === 'timeout' || error.code === 'no_responders';
  if (error instanceof ProblemException) return error.getStatus() === 503;
  if (error instanceof mongo.MongoServerError)
    return error.hasErrorLabel('TransientTransactionError');
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError
  );
}
