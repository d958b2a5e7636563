import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The work of a start is over by then, and nobody waits for the first requests any more. */
const AFTER_START_MS = 10_000;

/**
 * Collects once what a start has left behind. V8 does so when a heap grows, which that of a service at rest does not: it would keep
 * some 8 MB of text and trees that nothing needs again.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    setFlagsFromString('--no-expose-gc');
  }, AFTER_START_MS).unref();
}
