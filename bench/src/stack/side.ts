import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { findFreeBasePort } from '@solar/infra-local/stack/free-ports';
import { SERVICES, type ServiceName } from '@solar/infra-local/stack/parts';
import type { PortName } from '@solar/infra-local/stack/ports';
import { localhost } from '@solar/infra-local/stack/process-specs';
import { StackClient } from '@solar/infra-local/stack/stack-client';
import type { StackState } from '@solar/infra-local/stack/stack-files';
import { pollUntil, sleep } from '@solar/infra-local/process/wait';
import type { Watched } from '../load/measure';
import { pidsUnder } from './process-usage';
import { JetStreamState } from './jet-stream-state';

export interface SideOptions {
  /** What it is called in tables: `before`, `after`. */
  name: string;
  /** The checkout whose built code runs. */
  root: string;
  /** Folder of its data; emptied first. */
  dir: string;
  /** Variables of single services. */
  serviceEnv?: Partial<Record<ServiceName, Record<string, string>>>;
  basePort?: number;
}

/** Below the ports that the system gives to outgoing connections, one of which may be in use at any moment. */
const FIRST_PORT = 27_000;
const API_RATE = 100_000;
/** Limits would be measured in place of the services; the log of every request stays on, as in production. */
const NO_LIMITS = { RATE_LIMIT_FACTOR: '1000000' };
const READY_TIMEOUT_MS = 30_000;
/** After a pause timers that have passed fire at once; connections settle in this time. */
const WAKE_UP_MS = 300;
const REST_TIMEOUT_MS = 60_000;
/** A service gives back ten seconds after its start what that has left behind. */
export const REST_BEFORE_MEMORY_MS = 15_000;

/** A running stack of one checkout. */
export class Side {
  private stopped: Promise<unknown> | null = null;

  private constructor(
    readonly name: string,
    readonly mongo: mongo.MongoClient,
    private readonly host: ChildProcess,
    private readonly stack: StackClient,
    private state: StackState,
  ) {}

  static freeBasePort(from = FIRST_PORT): Promise<number> {
    return findFreeBasePort(from);
  }

  /** Starts the stack with the demo data. */
  static async start({ name, root, dir, serviceEnv, basePort }: SideOptions): Promise<Side> {
    rmSync(dir, { recursive: true, force: true });
    const options = {
      root,
      dir,
      serviceEnv,
      basePort: basePort ?? (await Side.freeBasePort()),
      build: false,
      env: NO_LIMITS,
      apiRate: API_RATE,
      apiBurst: API_RATE,
    };
    console.log(`  …  the stack of '${name}'`);
    const host = fork(join(__dirname, 'stack-host.js'), [JSON.stringify(options)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    const failed = once(host, 'exit').then(() => {
      throw new Error(`The stack of '${name}' did not start.`);
    });
    await Promise.race([once(host, 'message'), failed]);
    failed.catch(() => undefined);
    const stack = StackClient.connect(dir);
    const client = await new mongo.MongoClient(stack.urls.mongodb).connect();
    return new Side(name, client, host, stack, await stack.state());
  }

  url(part: PortName): string {
    return localhost(this.stack.ports[part]);
  }

  get edgeUrl(): string {
    return this.stack.url;
  }

  get mongoUrl(): string {
    return this.stack.urls.mongodb;
  }

  get natsUrl(): string {
    return this.stack.urls.nats;
  }

  get processes(): readonly string[] {
    return Object.keys(this.state.processes);
  }

  pid(name: string): number {
    const pid = this.state.processes[name]?.pid;
    if (!pid) throw new Error(`${name} of '${this.name}' does not run.`);
    return pid;
  }

  /** The five services, the database under them, and what stands for the outside: broker, payments, mail, edge. */
  get watched(): Watched {
    const isService = (name: string) => (SERVICES as readonly string[]).includes(name);
    const others = this.processes.filter((name) => !isService(name) && name !== 'mongodb');
    return {
      services: SERVICES.map((name) => this.pid(name)),
      database: this.processes.includes('mongodb') ? [this.pid('mongodb')] : [],
      others: others.map((name) => this.pid(name)),
    };
  }

  /** Cold starts one after the other, with all the data there; milliseconds until each is ready. */
  async restartServices(): Promise<Record<string, number>> {
    const times: Record<string, number> = {};
    for (const name of SERVICES) {
      await this.stack.stop(name);
      const startedAt = performance.now();
      this.state = await this.stack.start(name);
      times[name] = performance.now() - startedAt;
    }
    return times;
  }

  /** Waits until no message waits or is being handled; answers when the last one was. */
  async rest(): Promise<number> {
    const messages = new JetStreamState(this.url('natsMonitor'));
    const { open, lastBusyAt } = await messages.rest(REST_TIMEOUT_MS);
    if (open.length === 0) return lastBusyAt;
    throw new Error(`'${this.name}' did not come to rest: ${open.join(', ')}.`);
  }

  /** Stops all its processes where they are, so that its polls do not disturb the other side's turn. */
  pause(): void {
    this.signal(this.processes, 'SIGSTOP');
  }

  async resume(): Promise<void> {
    this.signal([...this.processes].reverse(), 'SIGCONT');
    await sleep(WAKE_UP_MS);
    const isReady = async (name: ServiceName): Promise<boolean> =>
      (await fetch(`${this.url(name)}/readyz`)).ok;
    const allReady = async (): Promise<boolean> =>
      (await Promise.all(SERVICES.map(isReady))).every(Boolean);
    if (!(await pollUntil(allReady, READY_TIMEOUT_MS))) {
      throw new Error(`'${this.name}' did not come back from its pause.`);
    }
  }

  stop(): Promise<unknown> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private async end(): Promise<void> {
    this.signal([...this.processes].reverse(), 'SIGCONT');
    await this.mongo.close();
    const gone = once(this.host, 'exit');
    this.host.disconnect();
    await gone;
  }

  private signal(names: readonly string[], signal: NodeJS.Signals): void {
    for (const name of names) {
      const leader = this.state.processes[name]?.pid;
      for (const pid of leader ? pidsUnder([leader]) : []) process.kill(pid, signal);
    }
  }
}
