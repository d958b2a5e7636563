import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../config/config-token';
import type { ServiceConfig } from '../config/service-config';
import { Database } from '../mongo/database';
import { LOGGER } from '../telemetry/logger-token';
import { Metrics } from '../telemetry/metrics';
import { Leases, type Holding } from './leases';
import { OUTBOX_COLLECTION, OUTBOX_FIELD, type Owed } from './outbox-field';
import { OutboxPublisher, type Debt } from './outbox-publisher';
import { WakeableSleep } from './wakeable-sleep';

const BATCH = 500;
/** Shortest pause between two rounds. */
const SOON_MS = 1_000;
const OWING = { 'outbox.at': { $exists: true } };

type Row = { _id: string; outbox: Owed };

/**
 * Publishes what dead processes left behind, on one replica at a time. Whoever writes publishes by itself, so a debt of some seconds
 * means that the writer is gone. An idle service costs one indexed query for each collection and round.
 */
@Injectable()
export class OutboxSweeper {
  private holding: Holding | null = null;

  constructor(
    private readonly database: Database,
    private readonly publisher: OutboxPublisher,
    private readonly leases: Leases,
    metrics: Metrics,
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const help = 'Documents that owe messages';
    metrics.gauge({ name: 'outbox_pending', help, labels: ['collection'] }, async (gauge) => {
      for (const name of this.collections()) {
        gauge.set({ collection: name }, await this.count(name));
      }
    });
  }

  start(): void {
    this.holding = this.leases.hold('outbox-sweeper', (signal) => this.run(signal));
  }

  async stop(): Promise<void> {
    const held = this.holding;
    this.holding = null;
    await held?.release();
  }

  /** Publishes all debts that are old enough; answers whether younger ones are left. */
  async sweep(signal?: AbortSignal): Promise<boolean> {
    const before = new Date(Date.now() - this.config.OUTBOX_SWEEP_AGE_MS);
    let younger = false;
    for (const name of this.collections()) {
      for (;;) {
        const rows = await this.owing(name);
        const due = rows.filter((row) => row.outbox.at <= before);
        younger ||= due.length < rows.length;
        if (due.length > 0) await this.publisher.publishNow(due.map((row) => debtOf(name, row)));
        if (due.length < BATCH || signal?.aborted) break;
      }
    }
    return younger;
  }

  /** Documents of all collections that owe messages. */
  async pending(): Promise<number> {
    const counts = await Promise.all(this.collections().map((name) => this.count(name)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private async run(signal: AbortSignal): Promise<void> {
    const sleep = new WakeableSleep();
    signal.addEventListener('abort', () => sleep.wake());
    while (!signal.aborted) {
      const soon = await this.sweep(signal).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'outbox sweep failed');
        return true;
      });
      const { OUTBOX_SWEEP_AGE_MS: age, OUTBOX_SWEEP_MS: every } = this.config;
      if (!signal.aborted) await sleep.for(soon ? Math.max(Math.min(age, every), SOON_MS) : every);
    }
  }

  /** Every model that has the field, and the collection of messages without a document. */
  private collections(): string[] {
    const models = Object.values(this.database.connection.models);
    const owing = models.filter(({ schema }) => schema.path(OUTBOX_FIELD) !== undefined);
    return [OUTBOX_COLLECTION, ...owing.map((model) => model.collection.name)];
  }

  private owing(name: string): Promise<Row[]> {
    return this.database
      .collection<Row>(name)
      .find(OWING, { projection: { outbox: 1 }, sort: { 'outbox.at': 1 }, limit: BATCH })
      .toArray();
  }

  private count(name: string): Promise<number> {
    return this.database.collection<Row>(name).countDocuments(OWING);
  }
}

function debtOf(collection: string, { _id: documentId, outbox: owed }: Row): Debt {
  return { collection, documentId, owed };
}
