import type { JsMsg } from '@nats-io/jetstream';
import { envelopeSchema, type Envelope } from '@solar/contracts/common/envelope';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Metrics } from '../telemetry/metrics';
import { traceIdOf } from '../telemetry/request-context';
import type { DeadLetters } from './dead-letters';
import type { ConsumerDeclaration } from './handlers';
import { isTransient, retryDelayMs } from './retry-policy';

/** A message that is offered this often without coming to an end takes its process down each time. */
const DELIVERIES_MAX = 1_000;
const TRIES = 5;

/** What consumers share. */
export type DeliveryParts = {
  /** `<service>--<durable>` */
  name: string;
  declaration: ConsumerDeclaration;
  deadLetters: DeadLetters;
  metrics: Metrics;
  logger: Logger;
  /** For the line of each message. */
  lines: Logger;
};

/** How messages of one consumer end: acknowledged, offered again later, or kept as dead letters with the reason. */
export class Deliveries {
  private readonly attempts = new Map<number, number>();

  constructor(private readonly parts: DeliveryParts) {}

  /** The envelope of a message; null when it can never be read, and then it is a dead letter. */
  async open(message: JsMsg): Promise<Envelope | null> {
    const parsed = this.parse(message);
    if (typeof parsed !== 'string') return parsed;
    await this.bury(message, parsed);
    return null;
  }

  /** Acknowledges a handled message, with a line of its own: that of a batch knows one of the traces only. */
  done(message: JsMsg, envelope: Envelope): void {
    const { name, lines, metrics, declaration } = this.parts;
    this.attempts.delete(message.seq);
    message.ack();
    metrics.messages.inc({ consumer: name, outcome: 'done' });
    const { subject } = declaration.contract;
    const { id: messageId, traceparent } = envelope;
    const trace = traceparent ? { traceId: traceIdOf(traceparent) } : {};
    lines.info({ consumer: name, subject, messageId, ...trace }, 'message');
  }

  /** Offers the message again after the delay that is answered; null when it was the last try. */
  async failed(message: JsMsg, envelope: Envelope, error: unknown): Promise<number | null> {
    const { name, metrics, logger, declaration } = this.parts;
    const transient = isTransient(error);
    const before = this.attempts.get(message.seq) ?? 0;
    const attempt = transient ? before : before + 1;
    const last = attempt >= (declaration.options.maxDeliver ?? TRIES);
    logger.warn({ err: error, consumer: name, messageId: envelope.id, attempt }, 'message failed');
    if (last || message.info.deliveryCount >= DELIVERIES_MAX) {
      await this.bury(message, error instanceof Error ? error.message : String(error));
      return null;
    }
    this.attempts.set(message.seq, attempt);
    const delay = retryDelayMs(transient ? message.info.deliveryCount + 1 : attempt);
    message.nak(delay);
    metrics.messages.inc({ consumer: name, outcome: 'retried' });
    return delay;
  }

  private parse(message: JsMsg): Envelope | string {
    const { contract } = this.parts.declaration;
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

  private async bury(message: JsMsg, reason: string): Promise<void> {
    const { name, metrics, logger, deadLetters } = this.parts;
    try {
      await deadLetters.bury(name, message, reason);
    } catch (error) {
      logger.error({ err: error, consumer: name }, 'dead letter was not kept; trying again');
      message.nak(retryDelayMs(TRIES));
      return;
    }
    this.attempts.delete(message.seq);
    logger.error({ consumer: name, subject: message.subject, reason }, 'message is a dead letter');
    // Without its reason: servers before 2.11 do not know that form and would offer the message again.
    message.term();
    metrics.messages.inc({ consumer: name, outcome: 'dead' });
  }
}
