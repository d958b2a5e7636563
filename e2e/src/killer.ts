import { sleep } from '@solar/infra-local/process/wait';
import type { Replica } from '@solar/infra-local/stack/replicas';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import { owedBefore } from './outboxes';

export interface Kill {
  name: string;
  /** Documents whose messages the process had written and not yet published, or published and not yet cleared. */
  leftBehind: number;
}

/** Living processes clear what they published a second after it; the sweeper takes over after ten. */
const CLEARED_MS = 3_000;
/** On a machine that is ten times slower. */
const START_WITHIN_MS = 120_000;

/**
 * Kills processes of the stack one after another, with `kill -9`; the supervisor starts each again. Moments vary, so that every stage of
 * the work is met some time; the other replica of its service works meanwhile. Resolves when all are back.
 */
export async function killInTurn(
  stack: StackClient,
  victims: readonly Replica[],
  everyMs: number,
): Promise<Kill[]> {
  const looks: Promise<Kill>[] = [];
  for (const { name, service } of victims) {
    await sleep(everyMs * (0.75 + Math.random() / 2));
    const twins = victims.filter((other) => other.service === service && other.name !== name);
    for (const twin of twins) await stack.whenReady(twin.name, START_WITHIN_MS);
    const at = new Date();
    await stack.kill(name);
    looks.push(lookAfter(stack, name, at));
  }
  const kills = await Promise.all(looks);
  for (const { name } of kills) await stack.whenReady(name, START_WITHIN_MS);
  return kills;
}

async function lookAfter(stack: StackClient, name: string, at: Date): Promise<Kill> {
  await sleep(CLEARED_MS);
  return { name, leftBehind: await owedBefore(stack, at) };
}

/** In another order each time. */
export function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(Math.random() * left.length), 1));
}

/** Kills one process after another with `kill -9`, the next only when the one before is back and has caught up. */
export async function killOneAtATime(
  stack: StackClient,
  victims: readonly string[],
  pauseMs: number,
): Promise<void> {
  for (const name of victims) {
    await sleep(pauseMs);
    await stack.kill(name);
    await stack.whenReady(name);
  }
}
