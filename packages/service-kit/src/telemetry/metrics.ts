import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The delay of the event loop is sampled by a timer, which would wake an idle process a hundred times a second by default. */
const LOOP_SAMPLE_MS = 100;

/** Prometheus metrics of one service; each instance has its own registry, so tests do not collide. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly httpDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [this.registry],
  });

  readonly messages = new Counter({
    name: 'messages_handled_total',
    help: 'Messages by consumer and outcome (done, retried, dead)',
    labelNames: ['consumer', 'outcome'] as const,
    registers: [this.registry],
  });

  readonly published = new Counter({
    name: 'outbox_published_total',
    help: 'Messages of outboxes that the server has taken',
    registers: [this.registry],
  });

  readonly commands = new Counter({
    name: 'mongodb_commands_total',
    help: 'Database commands; by name and collection with MONGODB_COMMANDS_BY_NAME',
    labelNames: ['command', 'collection'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({
      register: this.registry,
      eventLoopMonitoringPrecision: LOOP_SAMPLE_MS,
    });
  }

  /** Lets a counter of a consumer begin at nought: an increase from nothing can't be seen. */
  expectMessages(consumer: string): void {
    for (const outcome of ['done', 'retried', 'dead']) this.messages.inc({ consumer, outcome }, 0);
  }

  /** A counter of a service's own. */
  counter<Label extends string = never>({
    name,
    help,
    labels = [],
  }: {
    name: string;
    help: string;
    labels?: readonly Label[];
  }): Counter<Label> {
    return new Counter({ name, help, labelNames: labels, registers: [this.registry] });
  }

  /** A gauge whose value is asked for when metrics are scraped. */
  gauge<Label extends string = never>(
    { name, help, labels = [] }: { name: string; help: string; labels?: readonly Label[] },
    read: (gauge: Gauge<Label>) => Promise<void>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      async collect() {
        await read(this);
      },
    });
  }
}
