import { JetStreamApiError } from '@nats-io/jetstream';
import { RequestError, TimeoutError } from '@nats-io/transport-node';

/** An election takes up to nine seconds, and one may follow another. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;
/** JetStream's answer while its members have no leader. */
const TEMPORARILY_UNAVAILABLE = 10_008;

/**
 * Asks the message server for a stream, a bucket, a consumer or an entry until it answers. Members of a cluster agree on each of them
 * first; a question that meets another one for the same thing, or an election, stays without an answer, or nobody is there to take it.
 * All of these questions may come twice.
 */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnanswered(error) || Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function isUnanswered(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.code === TEMPORARILY_UNAVAILABLE;
  if (error instanceof TimeoutError) return true;
  // The library says "not enabled" of a stream that nobody leads at the moment.
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof RequestError && cause.isNoResponders();
}
