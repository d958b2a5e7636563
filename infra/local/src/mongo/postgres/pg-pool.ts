import { PgConnection, type PgRow, type PgTarget } from './pg-connection';
import type { PgParam } from './pg-messages';

interface Waiter {
  resolve: (connection: PgConnection) => void;
  reject: (error: Error) => void;
}

/** A bounded set of connections; who finds none waits in line. */
export class PgPool {
  private readonly idle: PgConnection[] = [];
  private readonly waiters: Waiter[] = [];
  private total = 0;
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

  close(): void {
    this.closed = true;
    for (const connection of this.idle.splice(0)) connection.end();
    for (const waiter of this.waiters.splice(0)) waiter.reject(new Error('the pool is closed'));
  }

  private takeIdle(): PgConnection | undefined {
    for (;;) {
      const connection = this.idle.pop();
      if (!connection?.closed) return connection;
    }
  }

  private async open(): Promise<PgConnection> {
    this.total++;
    try {
      const connection = await PgConnection.connect(this.target);
      connection.onClose = () => this.forgetOne();
      return connection;
    } catch (error) {
      this.forgetOne();
      throw error;
    }
  }

  /** A lost connection makes room, and somebody may be waiting for it. */
  private forgetOne(): void {
    this.total--;
    const waiter = this.closed ? undefined : this.waiters.shift();
    if (waiter) this.open().then(waiter.resolve, waiter.reject);
  }
}
