import type { StackClient } from '@solar/infra-local/stack/stack-client';
import { owedBefore } from './outboxes';

export interface Kill {
  name: string;
  /** Documents whose messages the process had written and not yet published, or published and not yet cleared. */
  leftBehind: number;
}

/** Living processes clear what they published a second after it; the sweeper takes over after ten. */
const CLEARED_MS = 3_000;

/** Kills processes of the stack one after another, with `kill -9`; the supervisor starts each again. */
export class Killer {
  private readonly looks: Promise<Kill>[] = [];
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly stack: StackClient,
    private readonly everyMs: number,
  ) {}

  /** Begins with the first victim after a pause. Moments vary, so that every stage of the work is met some time. */
  start(victims: readonly string[]): void {
    this.running = this.killAll(victims);
  }

  /** Kills nobody else; resolves when all victims of so far are back. */
  async stop(): Promise<Kill[]> {
    this.stopping = true;
    await this.running;
    const kills = await Promise.all(this.looks);
    for (const { name } of kills) await this.stack.whenReady(name);
    return kills;
  }

  private async killAll(victims: readonly string[]): Promise<void> {
    for (const name of victims) {
      await pause(this.everyMs * (0.75 + Math.random() / 2));
      if (this.stopping) return;
      const at = new Date();
      await this.stack.kill(name);
      this.looks.push(this.lookAfter(name, at));
    }
  }

  private async lookAfter(name: string, at: Date): Promise<Kill> {
    await pause(CLEARED_MS);
    return { name, leftBehind: await owedBefore(this.stack, at) };
  }
}

/** In another order each time. */
export function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(Math.random() * left.length), 1));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
