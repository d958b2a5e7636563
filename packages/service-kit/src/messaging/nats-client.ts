import {
  jetstream,
  jetstreamManager,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import { connect, headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import type { ServiceConfig } from '../config/service-config';
import { currentContext, currentTraceparent } from '../telemetry/request-context';
import { untilAnswered } from './until-answered';

/** The service's one NATS connection, with the name prefix that separates systems on a shared server. */
export class NatsClient {
  readonly jetstream: JetStreamClient;
  private readonly buckets = new Map<string, Promise<KV>>();

  private constructor(
    readonly connection: NatsConnection,
    readonly manager: JetStreamManager,
    private readonly config: Pick<ServiceConfig, 'NATS_PREFIX' | 'NATS_STORAGE' | 'NATS_REPLICAS'>,
  ) {
    this.jetstream = jetstream(connection);
  }

  /** Connects and keeps reconnecting for ever; rejects only when no server answers at start. */
  static async connect(config: ServiceConfig, name: string): Promise<NatsClient> {
    const connection = await connect({
      servers: config.NATS_URL.split(','),
      ...(config.NATS_USER ? { user: config.NATS_USER, pass: config.NATS_PASSWORD } : {}),
      ...(config.NATS_CA_FILE ? { tls: { caFile: config.NATS_CA_FILE } } : {}),
      name: `solar-${name}`,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      // Else every request and every publication captures a stack for an error that hardly ever comes.
      noAsyncTraces: true,
    });
    const manager = await untilAnswered(() => jetstreamManager(connection));
    return new NatsClient(connection, manager, config);
  }

  get storage(): ServiceConfig['NATS_STORAGE'] {
    return this.config.NATS_STORAGE;
  }

  get replicas(): number {
    return this.config.NATS_REPLICAS;
  }

  /** A subject as it is on the wire. */
  subject(name: string): string {
    return this.config.NATS_PREFIX === '' ? name : `${this.config.NATS_PREFIX}.${name}`;
  }

  /** A subject as contracts name it. */
  contractSubject(wire: string): string {
    const { NATS_PREFIX: prefix } = this.config;
    return prefix !== '' && wire.startsWith(`${prefix}.`) ? wire.slice(prefix.length + 1) : wire;
  }

  /** The name of a stream, bucket or durable on the server. */
  resource(name: string): string {
    return this.config.NATS_PREFIX === '' ? name : `${this.config.NATS_PREFIX}_${name}`;
  }

  /** A key-value bucket, made when it does not exist. */
  kv(bucket: string, options: { ttlMs?: number } = {}): Promise<KV> {
    const name = this.resource(bucket);
    const known = this.buckets.get(name);
    if (known) return known;
    const made = untilAnswered(() =>
      new Kvm(this.connection).create(name, {
        ttl: options.ttlMs ?? 0,
        history: 1,
        replicas: this.replicas,
        storage: this.storage,
      }),
    );
    this.buckets.set(name, made);
    made.catch(() => this.buckets.delete(name));
    return made;
  }

  /** Headers that carry the trace and the request on. */
  contextHeaders(): MsgHdrs {
    const made = headers();
    const traceparent = currentTraceparent();
    const requestId = currentContext()?.requestId;
    if (traceparent) made.set('traceparent', traceparent);
    if (requestId) made.set('x-request-id', requestId);
    return made;
  }

  /** Finishes what is under way and closes. */
  async close(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.drain();
  }
}
