import { Injectable } from '@nestjs/common';
import { NatsClient } from '../messaging/nats-client';
import { Database } from '../mongo/database';

/** State of one thing that the service needs. */
export type Check = 'up' | 'down';

/** What the service needs, and whether it takes work. */
export type HealthReport = { ready: boolean; checks: { mongo: Check; nats: Check } };

const PING_MS = 1_000;

/** Knows whether this process should be given work. */
@Injectable()
export class Health {
  private accepting = false;

  constructor(
    private readonly database: Database,
    private readonly nats: NatsClient,
  ) {}

  /** Says whether the process takes work: true once started, false from the first moment of shutdown. */
  accept(accepting: boolean): void {
    this.accepting = accepting;
  }

  async report(): Promise<HealthReport> {
    const [mongo, nats] = await Promise.all([this.mongo(), this.natsUp()]);
    return { ready: this.accepting && mongo === 'up' && nats === 'up', checks: { mongo, nats } };
  }

  private async mongo(): Promise<Check> {
    try {
      await this.database.db.command({ ping: 1 }, { timeoutMS: PING_MS });
      return 'up';
    } catch {
      return 'down';
    }
  }

  private async natsUp(): Promise<Check> {
    const { connection } = this.nats;
    if (connection.isClosed()) return 'down';
    const late = new Promise<Check>((resolve) =>
      setTimeout(() => resolve('down'), PING_MS).unref(),
    );
    const flushed = connection.flush().then(
      (): Check => 'up',
      (): Check => 'down',
    );
    return Promise.race([flushed, late]);
  }
}
