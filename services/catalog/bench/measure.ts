import { setImmediate } from 'node:timers/promises';

const ROUNDS = 3;

/** Processor time in milliseconds. */
export type Times = { median: number; p95: number; slowest: number };

/** Processor time of each question, without the first round, which is compiled on the way. */
export async function timesOf<T>(
  questions: readonly T[],
  answer: (question: T) => unknown,
): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const question of questions) {
      const took = await processorMs(() => answer(question));
      if (round > 0) times.push(took);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { median: at(0.5) ?? 0, p95: at(0.95) ?? 0, slowest: times.at(-1) ?? 0 };
}

async function processorMs(work: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await work();
  return millisecondsSince(started);
}

/** The longest time for which a piece of work keeps other requests waiting. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let [done, longest] = [false, 0];
  const ended = work().finally(() => (done = true));
  while (!done) {
    const started = process.cpuUsage();
    await setImmediate();
    longest = Math.max(longest, millisecondsSince(started));
  }
  await ended;
  return longest;
}

function millisecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

/** What is made, and the bytes that it keeps. */
export async function weighed<T>(make: () => T | Promise<T>): Promise<{ made: T; bytes: number }> {
  const before = memory();
  const made = await make();
  return { made, bytes: memory() - before };
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
