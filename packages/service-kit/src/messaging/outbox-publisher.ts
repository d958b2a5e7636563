import { Inject, Injectable } from '@nestjs/common';
import { headers } from '@nats-io/transport-node';
import type { Envelope } from '@solar/contracts/common/envelope';
import { LRUCache } from 'lru-cache';
import type { mongo } from 'mongoose';
import type { Logger } from 'pino';
import { Database } from '../mongo/database';
import { LOGGER } from '../telemetry/logger-token';
import { Metrics } from '../telemetry/metrics';
import { LastValues } from './last-values';
import { NatsClient } from './nats-client';
import { OpenWork } from './open-work';
import { OUTBOX_COLLECTION, type Owed, type StoredMessage } from './outbox-field';
import { retryDelayMs } from './retry-policy';

/** A document of a collection and what it owes. */
export type Debt = { collection: string; documentId: string; owed: Owed };

type Row = { _id: string; outbox?: Owed };

/** How long published documents wait for others, so that one command clears all of them. */
const CLEAR_AFTER_MS = 1_000;
const CLEAR_MAX = 500;
const TRIES = 4;
/** Ids of published messages that are remembered, so that a document that still carries them does not send them again. */
const REMEMBERED = 10_000;

/** Publishes what documents owe and clears it, in batches. */
@Injectable()
export class OutboxPublisher {
  private readonly published = new LRUCache<string, true>({ max: REMEMBERED });
  private readonly work = new OpenWork();
  /** The newest debt of each document, from its publication on until the field is taken away. */
  private readonly open = new Map<string, Debt>();
  private due: Debt[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly nats: NatsClient,
    private readonly values: LastValues,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never rejects; answers whether the server has the messages, or false once this process has given up. */
  async publish(debt: Debt): Promise<boolean> {
    this.open.set(keyOf(debt), debt);
    const publishing = this.publishWithRetries(debt);
    this.work.track(publishing);
    const published = await publishing;
    if (!published) this.close(debt);
    else if (this.isOpen(debt)) this.clearLater(debt);
    return published;
  }

  /** A write of the document's own has taken the field away. */
  cleared(collection: string, documentId: string): void {
    this.open.delete(keyOf({ collection, documentId }));
  }

  /** For the sweeper: one try, and cleared before it returns. Rejects when the server does not take them. */
  async publishNow(debts: readonly Debt[]): Promise<void> {
    await Promise.all(debts.map((debt) => this.send(debt.owed)));
    await this.clear(debts);
  }

  /** Publishes and clears what is under way. */
  async stop(): Promise<void> {
    await this.work.settled();
    await this.flush();
  }

  private async publishWithRetries({ owed, collection, documentId }: Debt): Promise<boolean> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        await this.send(owed);
        return true;
      } catch (error) {
        const left = { err: error, collection, documentId, attempt };
        this.logger.warn(left, 'messages were not published');
        if (this.nats.connection.isClosed()) return false;
        if (attempt < TRIES) {
          await new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempt)));
        }
      }
    }
    return false;
  }

  /** All at once in their order: the server stores them in the order in which they are written to the connection. */
  private async send(owed: Owed): Promise<void> {
    const due = owed.messages.filter(({ id }) => !this.published.has(id));
    await Promise.all(due.map((message) => this.sendOne(message)));
    for (const { id } of due) this.published.set(id, true);
    this.metrics.published.inc(due.length);
  }

  private async sendOne(message: StoredMessage): Promise<void> {
    const { to, aggregateId: key, version, data } = message;
    if ('bucket' in to) return this.values.putInto(to.bucket, { key, version, data });
    const sent = headers();
    if (message.traceparent) sent.set('traceparent', message.traceparent);
    const body = JSON.stringify(envelopeOf(message, to.subject));
    await this.nats.jetstream.publish(this.nats.subject(to.subject), body, {
      msgID: message.id,
      headers: sent,
    });
  }

  private clearLater(debt: Debt): void {
    this.due.push(debt);
    if (this.due.length >= CLEAR_MAX) this.work.track(this.flush());
    this.timer ??= setTimeout(() => this.work.track(this.flush()), CLEAR_AFTER_MS).unref();
  }

  private async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const debts = this.due.filter((debt) => this.isOpen(debt));
    this.due = [];
    for (const debt of debts) this.close(debt);
    await this.clear(debts).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'published messages were not cleared'),
    );
  }

  private isOpen(debt: Debt): boolean {
    return this.open.get(keyOf(debt)) === debt;
  }

  private close(debt: Debt): void {
    if (this.isOpen(debt)) this.open.delete(keyOf(debt));
  }

  /** A document that owes something newer by now keeps all of it: its last message is another one. */
  private async clear(debts: readonly Debt[]): Promise<void> {
    for (const [name, ofName] of groupByCollection(debts)) {
      const rows = this.database.collection<Row>(name);
      if (name === OUTBOX_COLLECTION) {
        await rows.deleteMany({ _id: { $in: ofName.map(({ documentId }) => documentId) } });
      } else {
        await rows.bulkWrite(ofName.map(clearing), { ordered: false });
      }
    }
  }
}

function keyOf({ collection, documentId }: Pick<Debt, 'collection' | 'documentId'>): string {
  return `${collection} ${documentId}`;
}

function groupByCollection(debts: readonly Debt[]): Map<string, Debt[]> {
  const groups = new Map<string, Debt[]>();
  for (const debt of debts) {
    groups.set(debt.collection, [...(groups.get(debt.collection) ?? []), debt]);
  }
  return groups;
}

function clearing({ documentId, owed }: Debt): mongo.AnyBulkWriteOperation<Row> {
  return {
    updateOne: {
      filter: { _id: documentId, 'outbox.last': owed.last },
      update: { $unset: { outbox: 1 } },
    },
  };
}

function envelopeOf(message: StoredMessage, subject: string): Envelope {
  const { id, time, aggregateId, version, traceparent, data } = message;
  return {
    id,
    subject,
    time: new Date(time).toISOString(),
    aggregateId,
    version,
    ...(traceparent ? { traceparent } : {}),
    data,
  };
}
