import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { AuditActor } from '@solar/contracts/common/audit';
import type { Envelope } from '@solar/contracts/common/envelope';
import type { Logger } from 'pino';
import { randomHex } from '../telemetry/random';
import { runMessage, type MessageSpan } from '../telemetry/message-span';
import { traceparentFrom } from '../telemetry/request-context';
import { Deliveries, type DeliveryParts } from './deliveries';
import { Pace } from './pace';

/** Handles several messages; rejects when any of their effects may be missing. */
export type HandleBatch = (batch: readonly Envelope[]) => Promise<void>;

type Opened = { message: JsMsg; envelope: Envelope };

/** Handles what has come since the last batch in one go, in the order of the stream. */
export class BatchConsumer {
  private readonly deliveries: Deliveries;
  private readonly logger: Logger;
  private readonly actor: AuditActor;
  private readonly span: MessageSpan;
  private waiting: JsMsg[] = [];
  private draining: Promise<void> | null = null;
  private messages: ConsumerMessages | null = null;
  private readonly pace: Pace;
  private stopping = false;

  constructor(
    parts: DeliveryParts,
    private readonly size: number,
    everyMs: number,
    private readonly handle: HandleBatch,
  ) {
    this.deliveries = new Deliveries(parts);
    this.pace = new Pace(everyMs);
    this.logger = parts.logger.child({ consumer: parts.name });
    this.actor = { kind: 'job', name: parts.declaration.options.durable };
    this.span = { name: parts.name, subject: parts.declaration.contract.subject };
  }

  /** Handles what comes until `stop`. How many wait here is bounded by the server (`max_ack_pending`). */
  async consume(messages: ConsumerMessages): Promise<void> {
    this.messages = messages;
    for await (const message of messages) {
      this.waiting.push(message);
      if (this.waiting.length >= this.size) this.pace.hurry();
      this.draining ??= this.drain();
    }
  }

  /** Stops pulling and waits for what is being handled. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.pace.hurry();
    await this.messages?.close();
    await this.draining;
  }

  private async drain(): Promise<void> {
    // Messages that arrived together are read from the connection in one turn of the loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      if (!this.stopping && this.waiting.length < this.size) await this.pace.turn();
      const batch = this.waiting.splice(0, this.size);
      await this.settle(batch).catch((error: unknown) =>
        this.logger.error({ err: error }, 'batch could not be settled'),
      );
    }
    this.draining = null;
  }

  private async settle(messages: readonly JsMsg[]): Promise<void> {
    const read: Opened[] = [];
    for (const message of messages) {
      const envelope = await this.deliveries.open(message);
      if (envelope) read.push({ message, envelope });
    }
    if (read.length === 0) return;
    try {
      await this.run(read.map(({ envelope }) => envelope));
      for (const { message, envelope } of read) this.deliveries.done(message, envelope);
    } catch (error) {
      const [only, ...others] = read;
      if (only && others.length === 0) await this.fail(only, error);
      else await this.settleEach(read);
    }
  }

  /** One bad message must not hold up the others. */
  private async settleEach(read: readonly Opened[]): Promise<void> {
    for (const one of read) {
      try {
        await this.run([one.envelope]);
        this.deliveries.done(one.message, one.envelope);
      } catch (error) {
        await this.fail(one, error);
      }
    }
  }

  private async fail({ message, envelope }: Opened, error: unknown): Promise<void> {
    await this.deliveries.failed(message, envelope, error);
  }

  private run(batch: readonly Envelope[]): Promise<void> {
    const context = {
      requestId: batch[0]?.id ?? `req_${randomHex(12)}`,
      traceparent: traceparentFrom(batch[0]?.traceparent),
      actor: this.actor,
    };
    return runMessage(context, this.span, () => this.handle(batch));
  }
}
