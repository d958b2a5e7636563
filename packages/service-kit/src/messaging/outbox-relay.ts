import { Inject, Injectable } from '@nestjs/common';
import type { Envelope } from '@solar/contracts/common/envelope';
import { headers } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { Database } from '../mongo/database';
import { LOGGER } from '../telemetry/logger-token';
import { Metrics } from '../telemetry/metrics';
import { Leases, type Holding } from './leases';
import { NatsClient } from './nats-client';
import { OUTBOX_COLLECTION, type OutboxRow } from './outbox-row';
import { OutboxSignal } from './outbox-signal';
import { WakeableSleep } from './wakeable-sleep';

const BATCH = 500;
const POLL_MS = 500;
const SWEEP_MS = 3_600_000;
const RETAIN_MS = 7 * 86_400_000;

/** The message of a row as it travels. */
function envelopeOf(row: OutboxRow): Envelope {
  return {
    id: row._id,
    subject: row.subject,
    time: row.time.toISOString(),
    aggregateId: row.aggregateId,
    version: row.version,
    ...(row.traceparent ? { traceparent: row.traceparent } : {}),
    data: row.data,
  };
}

/** Publishes outbox rows in order, on one replica at a time, and marks them once the stream has them. */
@Injectable()
export class OutboxRelay {
  private readonly sleep = new WakeableSleep();
  private holding: Holding | null = null;
  private sweepAt = 0;

  constructor(
    private readonly database: Database,
    private readonly nats: NatsClient,
    private readonly signal: OutboxSignal,
    private readonly leases: Leases,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    metrics.gauge('outbox_oldest_seconds', 'Age of the oldest unsent message', async (gauge) => {
      const oldest = await this.rows().findOne({ sentAt: null }, { sort: { _id: 1 } });
      gauge.set(oldest ? (Date.now() - oldest.time.getTime()) / 1000 : 0);
    });
  }

  start(): void {
    this.holding = this.leases.hold('outbox-relay', (signal) => this.relay(signal));
  }

  /** Publishes what is there and gives the lease back. */
  async stop(): Promise<void> {
    const held = this.holding;
    this.holding = null;
    this.sleep.wake();
    await held?.release();
  }

  private rows() {
    return this.database.collection<OutboxRow>(OUTBOX_COLLECTION);
  }

  private async relay(signal: AbortSignal): Promise<void> {
    const unlisten = this.signal.listen(() => this.sleep.wake());
    signal.addEventListener('abort', () => this.sleep.wake());
    try {
      while (!signal.aborted) {
        const full = await this.publishBatch().catch((error: unknown) => {
          this.logger.warn({ err: error }, 'outbox batch failed');
          return false;
        });
        if (!full) await this.sleep.for(POLL_MS);
        await this.sweep();
      }
      while (await this.publishBatch());
    } finally {
      unlisten();
    }
  }

  /** Publishes up to a batch in one go; answers whether more may wait. */
  private async publishBatch(): Promise<boolean> {
    const rows = await this.rows()
      .find({ sentAt: null }, { sort: { _id: 1 }, limit: BATCH })
      .toArray();
    if (rows.length === 0) return false;
    const acks = await Promise.allSettled(rows.map((row) => this.publish(row)));
    const sent = rows.filter((_row, i) => acks[i]?.status === 'fulfilled').map((row) => row._id);
    await this.rows().updateMany({ _id: { $in: sent } }, { $set: { sentAt: new Date() } });
    this.metrics.published.inc(sent.length);
    const refused = acks.find((ack) => ack.status === 'rejected');
    if (refused) throw refused.reason;
    return rows.length === BATCH;
  }

  private async publish(row: OutboxRow): Promise<void> {
    const sent = headers();
    if (row.traceparent) sent.set('traceparent', row.traceparent);
    const body = JSON.stringify(envelopeOf(row));
    await this.nats.jetstream.publish(this.nats.subject(row.subject), body, {
      msgID: row._id,
      headers: sent,
    });
  }

  /** Rows are kept a week for replay. */
  private async sweep(): Promise<void> {
    if (Date.now() < this.sweepAt) return;
    this.sweepAt = Date.now() + SWEEP_MS;
    await this.rows()
      .deleteMany({ sentAt: { $lt: new Date(Date.now() - RETAIN_MS) } })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'outbox sweep failed'));
  }
}
