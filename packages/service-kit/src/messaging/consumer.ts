import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { envelopeSchema, type Envelope } from '@solar/contracts/common/envelope';
import type { Logger } from 'pino';
import { z } from 'zod';
import { runInContext, traceparentFrom } from '../telemetry/request-context';
import type { Metrics } from '../telemetry/metrics';
import { AggregateQueue } from './aggregate-queue';
import type { DeadLetters } from './dead-letters';
import type { DeclaredHandler } from './declared-handlers';
import type { Inbox } from './inbox';
import type { ConsumerDeclaration } from './on-message';
import { isSurroundings, retryDelayMs } from './retry-policy';
import { Slots } from './slots';

/** A message that is offered this often without coming to an end takes its process down each time. */
const DELIVERIES_MAX = 1_000;

export type ConsumerParts = {
  name: string;
  handler: DeclaredHandler<ConsumerDeclaration>;
  inbox: Inbox;
  deadLetters: DeadLetters;
  metrics: Metrics;
  logger: Logger;
};

/** One durable consumer: parses, handles once, retries with growing delay, gives up into the dead letters. */
export class Consumer {
  private readonly queue = new AggregateQueue();
  private readonly slots: Slots;
  private readonly attempts = new Map<number, number>();
  private messages: ConsumerMessages | null = null;

  constructor(private readonly parts: ConsumerParts) {
    this.slots = new Slots(parts.handler.declaration.options.concurrency ?? 16);
  }

  /** Handles what comes until `stop`. */
  async consume(messages: ConsumerMessages): Promise<void> {
    this.messages = messages;
    for await (const message of messages) {
      await this.slots.take();
      void this.receive(message).finally(() => this.slots.give());
    }
  }

  /** Stops pulling and waits for what is being handled. */
  async stop(): Promise<void> {
    await this.messages?.close();
    await this.slots.allFree();
  }

  private async receive(message: JsMsg): Promise<void> {
    const { name, logger } = this.parts;
    try {
      const envelope = this.parse(message);
      if (typeof envelope === 'string') return await this.bury(message, envelope);
      const context = {
        requestId: envelope.id,
        traceparent: traceparentFrom(envelope.traceparent),
      };
      await runInContext(context, () =>
        this.queue.run(envelope.aggregateId, () => this.handle(message, envelope)),
      );
    } catch (error) {
      logger.error({ err: error, consumer: name }, 'message could not be settled');
    }
  }

  /** The envelope, or why it can never be handled. */
  private parse(message: JsMsg): Envelope | string {
    const { contract } = this.parts.handler.declaration;
    let body: unknown;
    try {
      body = message.json();
    } catch {
      return 'not JSON';
    }
    const envelope = envelopeSchema.safeParse(body);
    if (!envelope.success) return `bad envelope: ${z.prettifyError(envelope.error)}`;
    const data = contract.data.safeParse(envelope.data.data);
    if (!data.success) return `bad data: ${z.prettifyError(data.error)}`;
    return { ...envelope.data, data: data.data };
  }

  private async handle(message: JsMsg, envelope: Envelope): Promise<void> {
    const { name, metrics } = this.parts;
    const wait = this.queue.waitFor(envelope.aggregateId, message.seq);
    if (wait > 0) return message.nak(wait);
    try {
      const ran = await this.effect(envelope);
      this.settle(message, envelope);
      message.ack();
      metrics.messages.inc({ consumer: name, outcome: ran ? 'done' : 'duplicate' });
    } catch (error) {
      await this.retry(message, envelope, error);
    }
  }

  private async effect(envelope: Envelope): Promise<boolean> {
    const { handler, inbox, name } = this.parts;
    const { options } = handler.declaration;
    if (!options.inbox) {
      await handler.handle(envelope.data, envelope);
      return true;
    }
    const once = options.latestOnly ? inbox.latest.bind(inbox) : inbox.once.bind(inbox);
    return once(name, envelope, async (session) => {
      await handler.handle(envelope.data, envelope, session);
    });
  }

  private async retry(message: JsMsg, envelope: Envelope, error: unknown): Promise<void> {
    const { name, metrics, logger, handler } = this.parts;
    const surroundings = isSurroundings(error);
    const before = this.attempts.get(message.seq) ?? 0;
    const attempt = surroundings ? before : before + 1;
    const last = attempt >= (handler.declaration.options.maxDeliver ?? 5);
    logger.warn({ err: error, consumer: name, messageId: envelope.id, attempt }, 'message failed');
    if (last || message.info.deliveryCount >= DELIVERIES_MAX) {
      await this.bury(message, error instanceof Error ? error.message : String(error));
      this.settle(message, envelope);
      return;
    }
    this.attempts.set(message.seq, attempt);
    const delay = retryDelayMs(surroundings ? message.info.deliveryCount + 1 : attempt);
    this.queue.block(envelope.aggregateId, message.seq, delay);
    message.nak(delay);
    metrics.messages.inc({ consumer: name, outcome: 'retried' });
  }

  private async bury(message: JsMsg, reason: string): Promise<void> {
    const { name, metrics, logger, deadLetters } = this.parts;
    try {
      await deadLetters.bury(name, message, reason);
    } catch (error) {
      logger.error({ err: error, consumer: name }, 'dead letter was not kept; trying again');
      return message.nak(retryDelayMs(5));
    }
    logger.error({ consumer: name, subject: message.subject, reason }, 'message is a dead letter');
    message.term(reason.slice(0, 200));
    metrics.messages.inc({ consumer: name, outcome: 'dead' });
  }

  private settle(message: JsMsg, envelope: Envelope): void {
    this.attempts.delete(message.seq);
    this.queue.unblock(envelope.aggregateId, message.seq);
  }
}
