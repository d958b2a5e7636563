import { TimeoutError } from '@nats-io/transport-node';

const TRIES = 6;

/**
 * Asks the message server for a stream, a bucket or a consumer until it answers. Members of a cluster agree on each of them first, and a
 * question that meets another one for the same thing, or an election, may stay without an answer. All of these questions may come twice.
 */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TimeoutError) || attempt === TRIES) throw error;
    }
  }
}
