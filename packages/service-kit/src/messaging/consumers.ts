import { AckPolicy, DeliverPolicy } from '@nats-io/jetstream';
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
import { streamOf } from './streams';

type Running = { consumer: Consumer; stream: string; durable: string; name: string };

/** Starts and stops the durable consumers that the service's providers declare. */
@Injectable()
export class Consumers {
  private readonly running: Running[] = [];

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
    await Promise.all(declared.map((handler) => this.startOne(handler)));
  }

  /** Stops pulling, then waits for what is being handled. */
  async stop(): Promise<void> {
    await Promise.all(this.running.splice(0).map(({ consumer }) => consumer.stop()));
  }

  private async startOne(handler: DeclaredHandler<ConsumerDeclaration>): Promise<void> {
    const { contract, options } = handler.declaration;
    const name = `${this.service.name}--${options.durable}`;
    const stream = this.nats.resource(streamOf(contract.subject));
    const durable = this.nats.resource(name);
    const concurrency = options.concurrency ?? 16;
    const settings = {
      ack_wait: nanos(options.ackWaitMs ?? 30_000),
      max_ack_pending: concurrency * 8,
      filter_subject: this.nats.subject(contract.subject),
    };
    const exists = await this.nats.manager.consumers.info(stream, durable).then(
      () => true,
      () => false,
    );
    if (exists) await this.nats.manager.consumers.update(stream, durable, settings);
    else {
      await this.nats.manager.consumers.add(stream, {
        ...settings,
        durable_name: durable,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        max_deliver: -1,
      });
    }
    const pull = await this.nats.jetstream.consumers.get(stream, durable);
    const { inbox, deadLetters, metrics, logger } = this;
    const consumer = new Consumer({ name, handler, inbox, deadLetters, metrics, logger });
    const messages = await pull.consume({ max_messages: concurrency * 2 });
    consumer
      .consume(messages)
      .catch((error: unknown) => logger.fatal({ err: error, consumer: name }, 'consumer ended'));
    this.running.push({ consumer, stream, durable, name });
  }
}
