import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processesIn, readPid, untilNoneIn } from '../process-table';
import type { Bundle } from './bundle';
import { OwnerLock } from '../../process/owner-lock';
import { SETTINGS } from './settings';
import { makePrivateDir, type RunAs } from './unprivileged-user';

/** Part of every Debian; it has the system stop the server when the process that started it is killed. */
const SETPRIV = 'setpriv';
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;
const RESTART_PAUSE_MS = 200;

export interface PostgresOptions {
  bundle: Bundle;
  dataDir: string;
  runAs: RunAs;
  log: (line: string) => void;
}

/** One PostgreSQL server on a private Unix socket; it is started again when it dies. */
export class PostgresProcess {
  /** Socket paths are limited to 107 bytes, so the socket does not live in the data directory. */
  readonly socketDir: string;
  readonly socketPath: string;
  private readonly owner: OwnerLock;
  private child: ChildProcess | null = null;
  private stopping = false;

  constructor(private readonly options: PostgresOptions) {
    const identity = createHash('sha256').update(options.dataDir).digest('hex').slice(0, 12);
    this.socketDir = join(tmpdir(), `solar-pg-${identity}`);
    this.socketPath = join(this.socketDir, '.s.PGSQL.5432');
    this.owner = new OwnerLock(join(this.socketDir, 'owner'));
  }

  async start(): Promise<void> {
    await makePrivateDir(this.socketDir, this.options.runAs);
    const isFree = await this.owner.take();
    if (!isFree) throw new Error(`${this.options.dataDir} is in use by another process`);
    try {
      await this.clearRemains();
      await this.launch();
    } catch (error) {
      await this.owner.release();
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, the rest is kept.
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await exited;
      clearTimeout(timer);
    }
    await this.owner.release();
    await rm(this.socketDir, { recursive: true, force: true });
  }

  private async launch(): Promise<void> {
    const { bundle, dataDir, runAs, log } = this.options;
    // The engine connects back to itself where a statement needs a transaction of its own.
    const own = { 'documentdb.localhost_connection_string': `host=${this.socketDir}` };
    const settings = Object.entries({ ...SETTINGS, ...own });
    const args = ['-D', dataDir, '-k', this.socketDir];
    for (const [name, value] of settings) args.push('-c', `${name}=${value}`);
    const child = spawn(SETPRIV, ['--pdeathsig', 'INT', '--', bundle.postgres, ...args], {
      ...runAs,
      cwd: dataDir,
      // Ctrl-C in a terminal reaches the whole process group; only the supervisor may stop the server.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    const tail: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      tail.push(text);
      if (tail.length > 50) tail.shift();
      // While it stops, it reports every connection that it ends.
      if (!this.stopping) log(text.trimEnd());
    });
    child.once('error', (error) => log(`postgres could not be started: ${error.message}`));
    await this.untilReady(child, tail);
    child.once('exit', () => this.onExit(child));
    // It may have died between its first answer and the line above.
    if (child.exitCode !== null || child.signalCode !== null) this.onExit(child);
  }

  private onExit(child: ChildProcess): void {
    if (this.stopping) return;
    this.options.log(`postgres ended (${child.signalCode ?? child.exitCode}), starting it again`);
    void this.restart();
  }

  private async restart(): Promise<void> {
    while (!this.stopping) {
      try {
        await delay(RESTART_PAUSE_MS);
        await this.clearRemains();
        await this.launch();
        return;
      } catch (error) {
        this.options.log(`postgres did not come back: ${(error as Error).message}`);
      }
    }
  }

  private async untilReady(child: ChildProcess, tail: string[]): Promise<void> {
    for (let waited = 0; waited < START_LIMIT_MS; waited += 25) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
        throw new Error(`postgres did not start:\n${tail.join('')}`);
      }
      if (await isReady(this.options.dataDir)) return;
      await delay(25);
    }
    child.kill('SIGKILL');
    throw new Error(`postgres was not ready after ${START_LIMIT_MS / 1000} s:\n${tail.join('')}`);
  }

  /**
   * A killed supervisor leaves the server behind; a killed server leaves its pid file and, for a moment, its
   * children. The files are removed only when nobody works on the data any more: they are its lock.
   */
  private async clearRemains(): Promise<void> {
    const { dataDir, log } = this.options;
    const dir = await realpath(dataDir);
    const pidFile = join(dir, 'postmaster.pid');
    const pid = readPid(pidFile);
    if (pid !== null && processesIn(dir).includes(pid)) {
      log(`stopping the server left by an earlier run (pid ${pid})`);
      process.kill(pid, 'SIGINT');
    }
    await untilNoneIn(dir, STOP_LIMIT_MS);
    for (const file of [pidFile, this.socketPath, `${this.socketPath}.lock`]) {
      await rm(file, { force: true });
    }
  }
}

/** The last line of the pid file says how far the server is; asking it would fill its log with refusals. */
async function isReady(dataDir: string): Promise<boolean> {
  try {
    const lines = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
    return lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}
