import { setTimeout as delay } from 'node:timers/promises';
import { PgConnection, type PgRow, type PgTarget } from './pg-connection';
import { CONNECTION_FAILURE, PgError, type PgParam } from './pg-messages';

const RECONNECT_PAUSE_MS = 50;
const RECONNECT_LIMIT_MS = 10_000;

interface Waiter {
  resolve: (connection: PgConnection) => void;
  reject: (error: Error) => void;
}

/** A bounded set of connections; who finds none waits in line. */
export class PgPool {
  private readonly idle: PgConnection[] = [];
  private readonly waiters: Waiter[] = [];
  private total = 0;
  private leastIdle = 0;
  private closed = false;

  constructor(
    private readonly target: PgTarget,
    private readonly max: number,
  ) {}

  /** Runs one statement on any connection. */
  async query(sql: string, params: readonly PgParam[]): Promise<PgRow[]> {
    const connection = this.takeIdle() ?? (await this.acquire());
    try {
      return await connection.query(sql, params);
    } finally {
      this.release(connection);
    }
  }

  acquire(): Promise<PgConnection> {
    if (this.closed) return Promise.reject(poolClosed());
    const idle = this.takeIdle();
    if (idle) return Promise.resolve(idle);
    if (this.total < this.max) return this.open();
    return new Promise((resolve, reject) => this.waiters.push({ resolve, reject }));
  }

  release(connection: PgConnection): void {
    if (this.closed) return connection.end();
    if (connection.closed) return;
    const waiter = this.waiters.shift();
    if (waiter) waiter.resolve(connection);
    else this.idle.push(connection);
  }

  /** Closes connections that nobody needed since the last call: each one is a process with its caches. */
  trim(keep: number): void {
    const unused = Math.min(this.leastIdle, this.total - keep);
    // The pool takes from the end, so the ones at the front have rested longest.
    for (const connection of this.idle.splice(0, Math.max(0, unused))) connection.end();
    this.leastIdle = this.idle.length;
  }

  close(): void {
    this.closed = true;
    for (const connection of this.idle.splice(0)) connection.end();
    for (const waiter of this.waiters.splice(0)) waiter.reject(poolClosed());
  }

  private takeIdle(): PgConnection | undefined {
    for (;;) {
      const connection = this.idle.pop();
      this.leastIdle = Math.min(this.leastIdle, this.idle.length);
      if (!connection?.closed) return connection;
    }
  }

  /** Opens connections before anybody needs them: a new one has the engine's catalogs to read first. */
  async warmUp(count: number, sql: string, params: readonly PgParam[]): Promise<void> {
    const connections = await Promise.all(Array.from({ length: count }, () => this.acquire()));
    await Promise.all(connections.map((connection) => connection.query(sql, params)));
    for (const connection of connections) this.release(connection);
  }

  private async open(): Promise<PgConnection> {
    this.total++;
    try {
      const connection = await this.connect();
      connection.onClose = () => this.forgetOne();
      return connection;
    } catch (error) {
      this.forgetOne();
      throw error;
    }
  }

  /** A server that crashed is back within a moment: who needs a connection meanwhile waits for it. */
  private async connect(): Promise<PgConnection> {
    for (let waited = 0; ; waited += RECONNECT_PAUSE_MS) {
      try {
        return await PgConnection.connect(this.target);
      } catch (error) {
        if (this.closed || waited >= RECONNECT_LIMIT_MS) throw error;
        await delay(RECONNECT_PAUSE_MS);
      }
    }
  }

  /** A lost connection makes room, and somebody may be waiting for it. */
  private forgetOne(): void {
    this.total--;
    const waiter = this.closed ? undefined : this.waiters.shift();
    if (waiter) this.open().then(waiter.resolve, waiter.reject);
  }
}

function poolClosed(): PgError {
  return new PgError(CONNECTION_FAILURE, 'the gateway is shutting down');
}
