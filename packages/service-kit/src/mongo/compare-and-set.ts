import { problem } from '../errors/problem';

const TRIES = 10;

/**
 * Reads, decides and writes until the write finds the document as it was read; `attempt` answers null when somebody else
 * changed it in between. Throws 503 `service.busy` when that happens again and again.
 */
export async function compareAndSet<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const done = await attempt();
    if (done !== null) return done;
  }
  throw problem.unavailable('service.busy', 'Please try again');
}
