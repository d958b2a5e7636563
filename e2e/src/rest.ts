import { sleep } from '@solar/infra-local/process/wait';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import { metricsOf, samplesOf, type Sample } from './metrics';

/** Documents that owe messages, and messages that wait for a consumer or are being handled. */
const UNDER_WAY = ['outbox_pending', 'consumer_lag'];
/** Orders that lack a paper, which checkout alone knows. */
const PAPERS_DUE = 'papers_due';
const LOOKS = 2;
const PAUSE_MS = 300;
/** A dead process's messages are offered again after half a minute, and swept after a minute at most. */
const TIMEOUT_MS = 150_000;

/**
 * Waits until the stack is at rest: nobody owes a message or a paper and no consumer has a message left, in two looks in a row,
 * because a message may move from a service that has not been looked at to one that has. Whoever compares counts waits for it first.
 */
export async function atRest(stack: StackClient, timeoutMs = TIMEOUT_MS): Promise<void> {
  const end = Date.now() + timeoutMs;
  let quiet = 0;
  for (;;) {
    const busy = await underWay(stack);
    quiet = busy.length === 0 ? quiet + 1 : 0;
    if (quiet === LOOKS) return;
    if (Date.now() > end) throw new Error(`The stack does not come to rest: ${busy.join(', ')}`);
    await sleep(PAUSE_MS);
  }
}

/** What is not at rest, in words; a service that does not answer is not. */
async function underWay(stack: StackClient): Promise<string[]> {
  const { replicas } = await stack.state();
  const looks = await Promise.all(
    replicas.map(async (replica) => {
      try {
        return busyIn(await metricsOf(replica)).map((what) => `${replica.name} ${what}`);
      } catch (error) {
        return [`${replica.name}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
  return looks.flat();
}

function busyIn(samples: readonly Sample[]): string[] {
  return [
    ...UNDER_WAY.flatMap((name) => samplesOf(samples, name)),
    ...samples.filter(({ name }) => name === PAPERS_DUE),
  ]
    .filter(({ value }) => value > 0)
    .map(({ name, labels, value }) => `${name} ${labels} ${value}`);
}
