import { sleep } from '@solar/infra-local/process/wait';

const POLL_MS = 150;

/** Asks again until the answer is truthy; throws naming what was waited for. */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  timeoutMs = 60_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await sleep(POLL_MS);
  }
}
