import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RestartBackoff } from './backoff';
import type { Guardian } from './guardian';
import { tailOf } from './log-tail';
import { signalGroup } from './process-group';
import { pollUntil, sleep } from './wait';

export interface ProcessSpec {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  logFile: string;
  /** Whether it does its work now; asked until it says yes. */
  isReady: () => Promise<boolean>;
  readyTimeoutMs?: number;
  stopSignal?: NodeJS.Signals;
  stopTimeoutMs?: number;
}

export type ProcessState = 'stopped' | 'starting' | 'ready' | 'restarting';

/** A process that could not be started; the message says where to look. */
export class ProcessStartError extends Error {
  constructor(
    readonly processName: string,
    reason: string,
    readonly logFile: string,
  ) {
    const tail = tailOf(logFile);
    super(
      `${processName} ${reason}. Its log is ${logFile}${tail ? `, which ends with:\n${tail}` : ''}`,
    );
  }
}

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const LOG_KEEP_BYTES = 20 * 1024 * 1024;

/** One supervised process: started, watched, restarted when it dies, stopped with all its children. */
export class ManagedProcess {
  private child: ChildProcess | null = null;
  private exit: Promise<void> = Promise.resolve();
  private wanted = false;
  private current: ProcessState = 'stopped';
  private readonly backoff = new RestartBackoff();
  private restartCount = 0;

  constructor(
    readonly spec: ProcessSpec,
    private readonly guardian: Guardian,
    private readonly onChange: (process: ManagedProcess) => void = () => {},
  ) {}

  get name(): string {
    return this.spec.name;
  }

  get state(): ProcessState {
    return this.current;
  }

  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** How often it was started again after dying by itself. */
  get restarts(): number {
    return this.restartCount;
  }

  /** Resolves when the process is ready; rejects when it dies first or takes too long. */
  async start(): Promise<void> {
    if (this.wanted) return;
    this.wanted = true;
    try {
      await this.launch();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.wanted = false;
    const { child, exit } = this;
    if (child?.pid) {
      signalGroup(child.pid, this.spec.stopSignal ?? 'SIGTERM');
      const timeout = delay(this.spec.stopTimeoutMs ?? STOP_TIMEOUT_MS, 'late', { ref: false });
      if ((await Promise.race([exit, timeout])) === 'late') signalGroup(child.pid, 'SIGKILL');
      await exit;
    }
    this.change('stopped');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Ends the process from outside, as a crash would; it comes back by itself. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child, exit } = this;
    if (!child?.pid) return;
    signalGroup(child.pid, signal);
    await exit;
  }

  /** Sends a signal to the process alone, such as the one by which it reads its configuration again. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Waits for a process that is being restarted. */
  whenReady(timeoutMs = READY_TIMEOUT_MS): Promise<boolean> {
    return pollUntil(() => this.current === 'ready', timeoutMs, 20);
  }

  private async launch(): Promise<void> {
    const { spec } = this;
    this.change('starting');
    const startedAt = performance.now();
    const child = this.spawnChild();
    const group = child.pid;
    let gone: string | null = null;
    this.child = child;
    this.exit = new Promise((resolve) => {
      const ended = (reason: string): void => {
        if (gone !== null) return;
        gone = reason;
        if (group) {
          // What the process left behind in its group would hold its ports.
          signalGroup(group, 'SIGKILL');
          this.guardian.release(group);
        }
        this.child = null;
        resolve();
        this.afterExit(performance.now() - startedAt);
      };
      child.once('error', (error) => ended(`could not be run (${error.message})`));
      child.once('exit', (code, signal) => ended(`ended with ${signal ?? `code ${code}`}`));
    });
    if (group) this.guardian.watch(group);

    const timeoutMs = spec.readyTimeoutMs ?? READY_TIMEOUT_MS;
    const answered = await pollUntil(
      async () => gone !== null || (await spec.isReady()),
      timeoutMs,
    );
    if (gone !== null) throw new ProcessStartError(spec.name, gone, spec.logFile);
    if (!answered) {
      throw new ProcessStartError(
        spec.name,
        `was not ready after ${timeoutMs / 1000} s`,
        spec.logFile,
      );
    }
    this.change('ready');
  }

  private spawnChild(): ChildProcess {
    const { command, args, cwd, env, logFile } = this.spec;
    mkdirSync(dirname(logFile), { recursive: true });
    keepSmall(logFile);
    const log = openSync(logFile, 'a');
    try {
      // A group of its own: Ctrl-C reaches only the supervisor, which stops things in order.
      return spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
    } finally {
      closeSync(log);
    }
  }

  private afterExit(livedMs: number): void {
    // A first start that fails is the caller's to report; only what was up once is brought back.
    const wasUp = this.current === 'ready' || this.current === 'restarting';
    if (!this.wanted || !wasUp) return;
    this.change('restarting');
    void this.bringBack(livedMs);
  }

  private async bringBack(livedMs: number): Promise<void> {
    let lived = livedMs;
    while (this.wanted) {
      await sleep(this.backoff.next(lived));
      if (!this.wanted) return;
      this.restartCount += 1;
      const startedAt = performance.now();
      try {
        await this.launch();
        return;
      } catch {
        lived = performance.now() - startedAt;
        if (this.child?.pid) signalGroup(this.child.pid, 'SIGKILL');
        await this.exit;
        if (this.wanted) this.change('restarting');
      }
    }
  }

  private change(state: ProcessState): void {
    if (this.current === state) return;
    this.current = state;
    this.onChange(this);
  }
}

function keepSmall(logFile: string): void {
  try {
    if (statSync(logFile).size > LOG_KEEP_BYTES) renameSync(logFile, `${logFile}.1`);
  } catch {
    // There is no log yet.
  }
}
