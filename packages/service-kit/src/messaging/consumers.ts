import { AckPolicy, DeliverPolicy, type ConsumerMessages } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { LOGGER } from '../telemetry/logger-token';
import { Metrics } from '../telemetry/metrics';
import { Consumer } from './consumer';
import { DeadLetters } from './dead-letters';
import { DeclaredHandlers, type DeclaredHandler } from './declared-handlers';
import { Inbox } from './inbox';
import { NatsClient } from './nats-client';
import { ON_MESSAGE, type ConsumerDeclaration } from './on-message';
import { ensureStreams, streamOf } from './streams';

type Running = { consumer: Consumer; stream: string; durable: string; name: string };
type Handler = DeclaredHandler<ConsumerDeclaration>;

/** What the server says when a durable or its stream is gone, after a loss of its data for example. */
const GONE = new Set(['consumer_deleted', 'consumer_not_found', 'stream_not_found']);
const RESTART_MS = 1_000;

/** Starts and stops the durable consumers that the service's providers declare. */
@Injectable()
export class Consumers {
  private readonly running = new Set<Running>();
  private stopping = false;

  constructor(
    private readonly nats: NatsClient,
    private readonly handlers: DeclaredHandlers,
    private readonly inbox: Inbox,
    private readonly deadLetters: DeadLetters,
    private readonly metrics: Metrics,
    @Inject(SERVICE) private readonly service: ServiceIdentity,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    metrics.gauge('consumer_lag', 'Messages that wait for a consumer', async (gauge) => {
      for (const { stream, durable, name } of this.running) {
        const info = await nats.manager.consumers.info(stream, durable);
        gauge.set({ consumer: name }, info.num_pending + info.num_ack_pending);
      }
    });
  }

  async start(): Promise<void> {
    const declared = this.handlers.find<ConsumerDeclaration>(ON_MESSAGE);
    const names = declared.map(({ declaration }) => declaration.options.durable);
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice !== undefined) throw new Error(`Two consumers are called ${twice}`);
    await Promise.all(declared.map((handler) => this.serve(handler)));
  }

  /** Stops pulling, then waits for what is being handled. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.running].map(({ consumer }) => consumer.stop()));
  }

  /** Consumes until the service stops; resolves once the first messages may come. */
  private async serve(handler: Handler): Promise<void> {
    const name = `${this.service.name}--${handler.declaration.options.durable}`;
    const stream = this.nats.resource(streamOf(handler.declaration.contract.subject));
    const durable = this.nats.resource(name);
    await this.ensureDurable(handler, stream, durable);
    const pull = await this.nats.jetstream.consumers.get(stream, durable);
    const { inbox, deadLetters, metrics, logger } = this;
    const consumer = new Consumer({ name, handler, inbox, deadLetters, metrics, logger });
    const concurrency = concurrencyOf(handler);
    const messages = await pull.consume({ max_messages: concurrency * 2 });
    const running = { consumer, stream, durable, name };
    this.running.add(running);
    void this.endWhenGone(messages);
    void consumer
      .consume(messages)
      .catch((error: unknown) => logger.error({ err: error, consumer: name }, 'consumer ended'))
      .then(() => this.running.delete(running))
      .then(() => this.serveAgain(handler, name));
  }

  private async serveAgain(handler: Handler, name: string): Promise<void> {
    while (!this.stopping) {
      await new Promise((resolve) => setTimeout(resolve, RESTART_MS).unref());
      if (this.stopping || this.nats.connection.isClosed()) return;
      try {
        await ensureStreams(this.nats);
        return await this.serve(handler);
      } catch (error) {
        this.logger.warn({ err: error, consumer: name }, 'consumer cannot be started yet');
      }
    }
  }

  private async endWhenGone(messages: ConsumerMessages): Promise<void> {
    for await (const { type } of messages.status()) {
      if (GONE.has(type)) messages.stop();
    }
  }

  private async ensureDurable(handler: Handler, stream: string, durable: string): Promise<void> {
    const { contract, options } = handler.declaration;
    const settings = {
      ack_wait: nanos(options.ackWaitMs ?? 30_000),
      max_ack_pending: concurrencyOf(handler) * 8,
      filter_subject: this.nats.subject(contract.subject),
    };
    const exists = await this.nats.manager.consumers.info(stream, durable).then(
      () => true,
      () => false,
    );
    if (exists) {
      await this.nats.manager.consumers.update(stream, durable, settings);
      return;
    }
    await this.nats.manager.consumers.add(stream, {
      ...settings,
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      max_deliver: -1,
    });
  }
}

function concurrencyOf(handler: Handler): number {
  return handler.declaration.options.concurrency ?? 16;
}
