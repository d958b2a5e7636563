import { DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import type {
  DeadLetter,
  DeadLetterKind,
  DeadLetterList,
  DeadLetterQuery,
} from '@solar/contracts/admin/site-http';
import { problem } from '../errors/problem';
import { NatsClient } from './nats-client';
import { STREAMS } from './streams';

const HEADER = {
  consumer: 'Solar-Consumer',
  subject: 'Solar-Subject',
  reason: 'Solar-Reason',
  deliveries: 'Solar-Deliveries',
} as const;
/** Durable of every consumer that sends mails. */
export const MAIL_DURABLE = 'send-mail';
const REASON_MAX = 500;
const FETCH_MS = 2_000;

/** Keeps, lists and replays messages that no try could handle. */
@Injectable()
export class DeadLetters {
  constructor(private readonly nats: NatsClient) {}

  /** Stores a message with its reason; resolves when the stream has it. */
  async bury(consumer: string, message: JsMsg, reason: string): Promise<void> {
    const sent = headers();
    sent.set(HEADER.consumer, consumer);
    sent.set(HEADER.subject, this.nats.contractSubject(message.subject));
    sent.set(HEADER.reason, reason.replace(/[\r\n]+/g, ' ').slice(0, REASON_MAX));
    sent.set(HEADER.deliveries, String(message.info.deliveryCount));
    await this.nats.jetstream.publish(
      this.nats.subject(`dlq.${kindOf(consumer)}.${consumer}`),
      message.data,
      {
        headers: sent,
        msgID: `${consumer}:${message.seq}:${message.info.deliveryCount}`,
      },
    );
  }

  /** How many there are, of all services. */
  async count(): Promise<number> {
    const stream = this.nats.resource(STREAMS.dlq.name);
    return (await this.nats.manager.streams.info(stream)).state.messages;
  }

  /** Dead letters of all services, oldest first, from sequence `from`. */
  async list({ kind, pageSize, from = 1 }: DeadLetterQuery): Promise<DeadLetterList> {
    const stream = this.nats.resource(STREAMS.dlq.name);
    const subjects = this.nats.subject(kind === undefined ? 'dlq.>' : `dlq.${kind}.>`);
    const { state } = await this.nats.manager.streams.info(stream, { subjects_filter: subjects });
    const total = Object.values(state.subjects ?? {}).reduce((sum, count) => sum + count, 0);
    if (total === 0) return { items: [], total };
    const consumer = await this.nats.jetstream.consumers.get(stream, {
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: Math.max(from, state.first_seq),
      filter_subjects: subjects,
    });
    const { num_pending: pending } = await consumer.info();
    const wanted = Math.min(pageSize, pending);
    if (wanted === 0) return { items: [], total };
    const items: DeadLetter[] = [];
    const messages = await consumer.fetch({ max_messages: wanted, expires: FETCH_MS });
    for await (const message of messages) {
      items.push(this.present(message));
      if (items.length >= wanted) break;
    }
    return { items, total };
  }

  /** Sends a dead letter to its subject again; consumers that handled it before do nothing. */
  async replay(sequence: number): Promise<void> {
    const stream = this.nats.resource(STREAMS.dlq.name);
    const stored = await this.nats.manager.streams
      .getMessage(stream, { seq: sequence })
      .catch(() => null);
    const subject = stored?.header.get(HEADER.subject);
    if (!stored || !subject) throw problem.notFound('Dead letter');
    await this.nats.jetstream.publish(this.nats.subject(subject), stored.data, {
      msgID: `replay:${sequence}`,
    });
    await this.discard(sequence);
  }

  /** Forgets a dead letter. */
  async discard(sequence: number): Promise<void> {
    const stream = this.nats.resource(STREAMS.dlq.name);
    const done = await this.nats.manager.streams.deleteMessage(stream, sequence).catch(() => false);
    if (!done) throw problem.notFound('Dead letter');
  }

  private present(message: JsMsg): DeadLetter {
    const header = (name: string) => message.headers?.get(name) ?? '';
    return {
      sequence: message.seq,
      consumer: header(HEADER.consumer),
      subject: header(HEADER.subject),
      reason: header(HEADER.reason),
      deliveries: Number(header(HEADER.deliveries)),
      failedAt: message.time.toISOString(),
      body: message.string(),
    };
  }
}

/** By the consumer that gave up, `<service>--<durable>`. */
function kindOf(consumer: string): DeadLetterKind {
  return consumer.endsWith(`--${MAIL_DURABLE}`) ? 'mail' : 'other';
}
