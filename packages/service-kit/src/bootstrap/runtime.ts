import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CONFIG } from '../config/config-token';
import type { ServiceConfig } from '../config/service-config';
import { Health } from '../health/health';
import { Consumers } from '../messaging/consumers';
import { Leases } from '../messaging/leases';
import { NatsClient } from '../messaging/nats-client';
import { OutboxRelay } from '../messaging/outbox-relay';
import { RpcServer } from '../messaging/rpc-server';
import { ensureStreams } from '../messaging/streams';
import { Database } from '../mongo/database';
import { migrate, type Migration } from '../mongo/migrations';
import { LOGGER } from '../telemetry/logger-token';
import type { Logger } from 'pino';

/** Starts and stops what runs beside HTTP, in the one order that loses nothing. */
@Injectable()
export class Runtime implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly database: Database,
    private readonly nats: NatsClient,
    private readonly leases: Leases,
    private readonly relay: OutboxRelay,
    private readonly consumers: Consumers,
    private readonly rpc: RpcServer,
    private readonly health: Health,
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Streams, indexes and migrations; before any hook or handler runs. */
  async prepare(migrations: readonly Migration[]): Promise<void> {
    await ensureStreams(this.nats);
    await this.leases.once('migrations', () => migrate(this.database, migrations, this.logger));
  }

  /** Begins to publish, and to consume when the process is to take work. */
  async start(options: { takeWork: boolean }): Promise<void> {
    this.relay.start();
    if (!options.takeWork) return;
    this.rpc.start();
    await this.consumers.start();
    this.health.accept(true);
  }

  /** Unready, then no new messages; requests under way still finish. */
  async beforeApplicationShutdown(): Promise<void> {
    this.health.accept(false);
    await new Promise((resolve) => setTimeout(resolve, this.config.SHUTDOWN_DELAY_MS));
    await this.consumers.stop();
    await this.rpc.stop();
  }

  /** HTTP is closed: publish what was committed, then close the connections. */
  async onApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await this.leases.releaseAll();
    await this.nats.close();
    await this.database.connection.close();
  }
}
