import { readStored, writeStored } from '@solar/mfe-kit/stores/persisted';
import { newIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { z } from 'zod';
import {
  answered,
  isComplete,
  nextRequest,
  queuedCommandSchema,
  type NewCommand,
  type QueuedCommand,
} from './queued-command';

const listSchema = z.array(queuedCommandSchema);
const parse = (value: unknown) => listSchema.safeParse(value).data;

/** What became of a request: the server has decided, or it did not answer and is asked again. */
export type Outcome =
  | { kind: 'answered'; answer: unknown }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable' };

export type Send = (request: { path: string; body: unknown; key: string }) => Promise<Outcome>;

/**
 * Commands of one person on this device, in storage, so that they outlive a reload. They are sent one after the other. One that the
 * server refuses stays with its reason while the others go on.
 */
export class CommandQueue {
  private readonly listeners = new Set<() => void>();
  private list: readonly QueuedCommand[];
  private sending: Promise<void> | null = null;

  constructor(
    private readonly storageKey: string,
    private readonly send: Send,
  ) {
    this.list = this.stored();
    // Another tab of the same person works on the same list.
    window.addEventListener('storage', (event) => {
      if (event.key === storageKey) this.show(this.stored());
    });
  }

  readonly snapshot = (): readonly QueuedCommand[] => this.list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(command: NewCommand, at = new Date()): void {
    const state = { done: 0, createdId: null, refusal: null };
    const added = { ...command, id: newIdempotencyKey(), at: at.toISOString(), ...state };
    this.change((list) => [...list, added]);
  }

  remove(id: string): void {
    this.change((list) => list.filter((command) => command.id !== id));
  }

  /** Has a refused command sent again, with the same keys. */
  retry(id: string): void {
    this.replace(id, (command) => ({ ...command, refusal: null }));
  }

  /** Sends what waits, until all is answered or the line is dead. Calls at once share one run. */
  flush(): Promise<void> {
    this.sending ??= this.inOneTab(() => this.sendAll()).finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const command = this.stored().find(({ refusal }) => refusal === null);
      if (!command || !(await this.sendNext(command))) return;
    }
  }

  /** Whether the server decided. */
  private async sendNext(command: QueuedCommand): Promise<boolean> {
    const request = nextRequest(command);
    const outcome = request ? await this.send(request) : { kind: 'refused' as const, reason: '' };
    if (outcome.kind === 'unreachable') return false;
    if (outcome.kind === 'refused') {
      this.replace(command.id, (before) => ({ ...before, refusal: outcome.reason }));
      return true;
    }
    const after = answered(command, outcome.answer);
    if (isComplete(after)) this.remove(command.id);
    else this.replace(command.id, () => after);
    return true;
  }

  /** Two tabs would only send the same requests twice, which the keys make harmless; browsers without locks do so. */
  private async inOneTab(run: () => Promise<void>): Promise<void> {
    if (!('locks' in navigator)) return run();
    await navigator.locks.request(this.storageKey, run);
  }

  private replace(id: string, change: (command: QueuedCommand) => QueuedCommand): void {
    this.change((list) => list.map((one) => (one.id === id ? change(one) : one)));
  }

  private change(edit: (list: readonly QueuedCommand[]) => readonly QueuedCommand[]): void {
    const list = edit(this.stored());
    writeStored(this.storageKey, list);
    this.show(list);
  }

  private stored(): readonly QueuedCommand[] {
    return readStored(this.storageKey, parse) ?? [];
  }

  private show(list: readonly QueuedCommand[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}
