import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { AuditActor } from '@solar/contracts/common/audit';
import type { Envelope } from '@solar/contracts/common/envelope';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Logger } from 'pino';
import { runMessage, type MessageSpan } from '../telemetry/message-span';
import { traceparentFrom } from '../telemetry/request-context';
import { AggregateQueue } from './aggregate-queue';
import { Deliveries, type DeliveryParts } from './deliveries';
import { OpenWork } from './open-work';
import { Pace } from './pace';

/** Handles one message; rejects when the effect did not happen. */
export type HandleMessage = (envelope: Envelope) => Promise<void>;

/** Handles messages one by one: several aggregates at a time, each aggregate in its order. */
export class SingleConsumer {
  private readonly queue = new AggregateQueue();
  private readonly limit: LimitFunction;
  private readonly pace: Pace;
  private readonly work = new OpenWork();
  private readonly deliveries: Deliveries;
  private readonly logger: Logger;
  private readonly actor: AuditActor;
  private readonly span: MessageSpan;
  private messages: ConsumerMessages | null = null;

  constructor(
    parts: DeliveryParts,
    concurrency: number,
    everyMs: number,
    private readonly handle: HandleMessage,
  ) {
    this.deliveries = new Deliveries(parts);
    this.logger = parts.logger.child({ consumer: parts.name });
    this.actor = { kind: 'job', name: parts.declaration.options.durable };
    this.span = { name: parts.name, subject: parts.declaration.contract.subject };
    this.limit = pLimit(concurrency);
    this.pace = new Pace(everyMs);
  }

  /** Handles what comes until `stop`. How many wait here is bounded by the server (`max_ack_pending`). */
  async consume(messages: ConsumerMessages): Promise<void> {
    this.messages = messages;
    for await (const message of messages) this.work.track(this.limit(() => this.receive(message)));
  }

  /** Stops pulling and waits for what is being handled. */
  async stop(): Promise<void> {
    this.pace.hurry();
    await this.messages?.close();
    await this.work.settled();
  }

  private async receive(message: JsMsg): Promise<void> {
    try {
      await this.pace.turn();
      const envelope = await this.deliveries.open(message);
      if (!envelope) return;
      const context = {
        requestId: envelope.id,
        traceparent: traceparentFrom(envelope.traceparent),
        actor: this.actor,
      };
      await runMessage(context, this.span, () =>
        this.queue.run(envelope.aggregateId, () => this.settle(message, envelope)),
      );
    } catch (error) {
      this.logger.error({ err: error }, 'message could not be settled');
    }
  }

  private async settle(message: JsMsg, envelope: Envelope): Promise<void> {
    const wait = this.queue.waitFor(envelope.aggregateId, message.seq);
    if (wait > 0) return message.nak(wait);
    try {
      await this.handle(envelope);
      this.deliveries.done(message, envelope);
    } catch (error) {
      const delay = await this.deliveries.failed(message, envelope, error);
      if (delay !== null) return this.queue.block(envelope.aggregateId, message.seq, delay);
    }
    this.queue.unblock(envelope.aggregateId, message.seq);
  }
}
