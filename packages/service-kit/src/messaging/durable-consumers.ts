import { AckPolicy, DeliverPolicy, type ConsumerMessages } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { LINE_LOGGER, LOGGER } from '../telemetry/logger-token';
import { Metrics } from '../telemetry/metrics';
import { BatchConsumer, type HandleBatch } from './batch-consumer';
import { DeadLetters } from './dead-letters';
import type { ConsumerDeclaration } from './handlers';
import { NatsClient } from './nats-client';
import { SingleConsumer, type HandleMessage } from './single-consumer';
import { ensureStreams, streamOf } from './streams';
import { untilAnswered } from './until-answered';

/** A declared consumer with what Nest made of its method. */
export type BoundConsumer =
  | { declaration: ConsumerDeclaration & { kind: 'single' }; handle: HandleMessage }
  | { declaration: ConsumerDeclaration & { kind: 'batch' }; handle: HandleBatch };

type Running = {
  consumer: SingleConsumer | BatchConsumer;
  stream: string;
  durable: string;
  name: string;
};

/** What the server says when a durable or its stream is gone, after a loss of its data for example. */
const GONE = new Set(['consumer_deleted', 'consumer_not_found', 'stream_not_found']);
const RESTART_MS = 1_000;
const CONCURRENCY = 16;
const BATCH_SIZE = 100;
const ACK_WAIT_MS = 30_000;

/** Keeps the durable consumers of a service on the server and pulls their messages. */
@Injectable()
export class DurableConsumers {
  private readonly running = new Set<Running>();
  private stopping = false;

  constructor(
    private readonly nats: NatsClient,
    private readonly deadLetters: DeadLetters,
    private readonly metrics: Metrics,
    @Inject(SERVICE) private readonly service: ServiceIdentity,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(LINE_LOGGER) private readonly lines: Logger,
  ) {
    const help = 'Messages that wait for a consumer';
    metrics.gauge({ name: 'consumer_lag', help, labels: ['consumer'] }, async (gauge) => {
      for (const { name, lag } of await this.lags()) gauge.set({ consumer: name }, lag);
    });
  }

  /** Resolves once all of them may receive messages. */
  async start(consumers: readonly BoundConsumer[]): Promise<void> {
    const names = consumers.map(({ declaration }) => declaration.options.durable);
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice !== undefined) throw new Error(`Two consumers are called ${twice}`);
    await Promise.all(consumers.map((consumer) => this.serve(consumer)));
  }

  /** Stops pulling, then waits for what is being handled. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.running].map(({ consumer }) => consumer.stop()));
  }

  /** Messages that each consumer has not yet handled. */
  lags(): Promise<{ name: string; lag: number }[]> {
    return Promise.all(
      [...this.running].map(async ({ stream, durable, name }) => {
        const info = await this.nats.manager.consumers.info(stream, durable);
        return { name, lag: info.num_pending + info.num_ack_pending };
      }),
    );
  }

  private async serve(bound: BoundConsumer): Promise<void> {
    const { contract, options } = bound.declaration;
    const name = `${this.service.name}--${options.durable}`;
    const stream = this.nats.resource(streamOf(contract.subject));
    const durable = this.nats.resource(name);
    const atOnce = messagesAtOnce(bound.declaration);
    await this.ensureDurable(bound.declaration, stream, durable);
    const pull = await untilAnswered(() => this.nats.jetstream.consumers.get(stream, durable));
    const messages = await pull.consume({ max_messages: atOnce * 2 });
    const consumer = this.consumerOf(bound, name, atOnce);
    this.metrics.expectMessages(name);
    const running = { consumer, stream, durable, name };
    this.running.add(running);
    void this.endWhenGone(messages);
    void consumer
      .consume(messages)
      .catch((error: unknown) =>
        this.logger.error({ err: error, consumer: name }, 'consumer ended'),
      )
      .then(() => this.running.delete(running))
      .then(() => this.serveAgain(bound, name));
  }

  private consumerOf(
    bound: BoundConsumer,
    name: string,
    atOnce: number,
  ): SingleConsumer | BatchConsumer {
    const { deadLetters, metrics, logger, lines } = this;
    const parts = { name, declaration: bound.declaration, deadLetters, metrics, logger, lines };
    const { declaration } = bound;
    return declaration.kind === 'batch'
      ? new BatchConsumer(
          parts,
          atOnce,
          declaration.options.everyMs ?? 0,
          bound.handle as HandleBatch,
        )
      : new SingleConsumer(
          parts,
          atOnce,
          declaration.options.everyMs ?? 0,
          bound.handle as HandleMessage,
        );
  }

  private async serveAgain(bound: BoundConsumer, name: string): Promise<void> {
    while (!this.stopping) {
      await new Promise((resolve) => setTimeout(resolve, RESTART_MS).unref());
      if (this.stopping || this.nats.connection.isClosed()) return;
      try {
        await ensureStreams(this.nats);
        return await this.serve(bound);
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

  private async ensureDurable(
    declaration: ConsumerDeclaration,
    stream: string,
    durable: string,
  ): Promise<void> {
    const { contract, options } = declaration;
    const settings = {
      ack_wait: nanos(options.ackWaitMs ?? ACK_WAIT_MS),
      max_ack_pending: messagesAtOnce(declaration) * 8,
      filter_subject: this.nats.subject(contract.subject),
    };
    const { consumers } = this.nats.manager;
    const exists = await untilAnswered(() => consumers.info(stream, durable)).then(
      () => true,
      () => false,
    );
    if (exists) {
      await untilAnswered(() => consumers.update(stream, durable, settings));
      return;
    }
    await untilAnswered(() =>
      consumers.add(stream, {
        ...settings,
        durable_name: durable,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        max_deliver: -1,
      }),
    );
  }
}

function messagesAtOnce(declaration: ConsumerDeclaration): number {
  return declaration.kind === 'batch'
    ? (declaration.options.size ?? BATCH_SIZE)
    : (declaration.options.concurrency ?? CONCURRENCY);
}
