import type { Logger } from 'pino';

const NOTE_EVERY_MS = 10_000;

/** Runs one step of a service's start and names it in the log each ten seconds until it ends: a start that hangs leaves no other trace. */
export async function startStep<T>(
  logger: Pick<Logger, 'warn'>,
  step: string,
  work: () => Promise<T>,
): Promise<T> {
  const began = Date.now();
  const note = () => logger.warn({ step, ms: Date.now() - began }, 'start is still under way');
  const timer = setInterval(note, NOTE_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
