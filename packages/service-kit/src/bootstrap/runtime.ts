import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type INestApplication,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { CustomStrategy } from '@nestjs/microservices';
import { AuditTrail } from '../audit/audit-trail';
import { CONFIG } from '../config/config-token';
import type { ServiceConfig } from '../config/service-config';
import { Health } from '../health/health';
import { LastValues } from '../messaging/last-values';
import { Leases } from '../messaging/leases';
import { NatsClient } from '../messaging/nats-client';
import { NatsStrategy } from '../messaging/nats-strategy';
import { OutboxPublisher } from '../messaging/outbox-publisher';
import { OutboxSweeper } from '../messaging/outbox-sweeper';
import { ensureStreams } from '../messaging/streams';
import { countCommands } from '../mongo/command-metrics';
import { Database } from '../mongo/database';
import { migrate, type Migration } from '../mongo/migrations';
import { Metrics } from '../telemetry/metrics';
import { KIT_INDEXES } from './kit-indexes';
import { KIT_MIGRATIONS } from './kit-migrations';
import { LOGGER } from '../telemetry/logger-token';
import type { Logger } from 'pino';

/** Starts and stops what runs beside HTTP, in the one order that loses nothing. */
@Injectable()
export class Runtime implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly database: Database,
    private readonly nats: NatsClient,
    private readonly leases: Leases,
    private readonly values: LastValues,
    private readonly publisher: OutboxPublisher,
    private readonly sweeper: OutboxSweeper,
    private readonly strategy: NatsStrategy,
    private readonly health: Health,
    private readonly metrics: Metrics,
    private readonly audit: AuditTrail,
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Streams, indexes and migrations; before any hook or handler runs. */
  async prepare(migrations: readonly Migration[]): Promise<void> {
    countCommands(this.database.client, this.metrics);
    await ensureStreams(this.nats);
    this.audit.watch();
    const all = [...KIT_MIGRATIONS, ...migrations];
    await this.leases.once('migrations', () =>
      migrate(this.database, all, KIT_INDEXES, this.logger),
    );
  }

  /** Takes messages and requests in, and sweeps what others left behind, when the process is to take work. */
  async start(app: INestApplication): Promise<void> {
    app.connectMicroservice<CustomStrategy>({ strategy: this.strategy });
    await app.startAllMicroservices();
    this.sweeper.start();
    this.health.accept(true);
  }

  /** Unready, then no new messages; requests under way still finish. */
  async beforeApplicationShutdown(): Promise<void> {
    this.health.accept(false);
    await new Promise((resolve) => setTimeout(resolve, this.config.SHUTDOWN_DELAY_MS));
    await this.strategy.close();
  }

  /** HTTP is closed: publish what was committed, then close the connections. */
  async onApplicationShutdown(): Promise<void> {
    this.values.stop();
    await this.sweeper.stop();
    await this.publisher.stop();
    await this.leases.releaseAll();
    await this.nats.close();
    await this.database.connection.close();
  }
}
