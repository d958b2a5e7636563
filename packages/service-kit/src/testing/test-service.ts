import { randomBytes } from 'node:crypto';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Envelope, MessageContract, RpcContract } from '@solar/contracts/common/envelope';
import type { z } from 'zod';
import { createService } from '../bootstrap/create-service';
import type { ServiceOptions } from '../bootstrap/service-options';
import { NatsClient } from '../messaging/nats-client';
import { DurableConsumers } from '../messaging/durable-consumers';
import { OutboxSweeper } from '../messaging/outbox-sweeper';
import { streamOf } from '../messaging/streams';
import { Database } from '../mongo/database';
import { newId } from '../mongo/new-id';
import { noteAuditedRoutes } from './audited-routes';
import { TestTokens, type TestPrincipal } from './test-tokens';

/** How a service is started for a suite. */
export type TestServiceOptions = ServiceOptions & {
  env?: Readonly<Record<string, string>>;
  /** Same system as another test service: its database and NATS prefix. */
  sameAs?: TestService;
};

/** A request to the service under test. */
export type TestRequest = {
  token?: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | string[]>>;
};

/** Its answer; `body` is parsed when it is JSON. */
export type TestResponse<T = unknown> = {
  status: number;
  body: T;
  text: string;
  bytes: Buffer;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
};

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>;

const WAIT_MS = 30_000;

function serverUrl(name: 'MONGODB_URL' | 'NATS_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error(`Integration tests need ${name}`);
  return url;
}

function queryString(query: NonNullable<TestRequest['query']>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) params.append(key, String(one));
  }
  return params.size === 0 ? '' : `?${params}`;
}

/** A whole service in this process, on the real engine and NATS, with a database and prefix of its own. */
export class TestService {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly env: Readonly<Record<string, string>>,
    private readonly tokens: TestTokens,
    private readonly owner: boolean,
  ) {}

  static async create(options: TestServiceOptions): Promise<TestService> {
    const unique = randomBytes(5).toString('hex');
    const env = {
      NODE_ENV: 'test',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      MONGODB_URL: serverUrl('MONGODB_URL'),
      NATS_URL: serverUrl('NATS_URL'),
      MONGODB_DB: `t_${options.name}_${unique}`,
      MONGODB_POOL: '20',
      // Tests look at what is sent.
      MONGODB_COMMANDS_BY_NAME: 'true',
      NATS_PREFIX: `t${unique}`,
      NATS_STORAGE: 'memory',
      // Tests sweep by themselves: in the background it would hide what the writer does.
      OUTBOX_SWEEP_MS: '600000',
      OUTBOX_SWEEP_AGE_MS: '0',
      ...options.sameAs?.env,
      ...options.env,
    };
    const { app } = await createService(options, env);
    const tokens = options.sameAs?.tokens ?? (await TestTokens.create(app));
    return new TestService(app, env, tokens, options.sameAs === undefined);
  }

  get nats(): NatsClient {
    return this.app.get(NatsClient);
  }

  get db(): Database['db'] {
    return this.app.get(Database).db;
  }

  /** A provider of the service. */
  get<T>(type: Type<T> | string | symbol): T {
    return this.app.get<T>(type, { strict: false });
  }

  async request<T = Record<string, never>>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { token, body, headers, query }: TestRequest = {},
  ): Promise<TestResponse<T>> {
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    const response = await this.app
      .getHttpAdapter()
      .getInstance()
      .inject({
        method,
        url: path + queryString(query ?? {}),
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: raw ? body : JSON.stringify(body) }),
      });
    const json = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
      body: (json ? JSON.parse(response.body) : response.body) as T,
    };
  }

  /** A signed access token that this service accepts. */
  token(principal: TestPrincipal = {}): Promise<string> {
    return this.tokens.sign(principal);
  }

  /** Publishes a message as another service would. */
  async publish<T extends z.ZodType>(
    contract: MessageContract<T>,
    message: { aggregateId: string; version: number; data: z.input<T>; id?: string },
  ): Promise<void> {
    const envelope: Envelope = {
      id: message.id ?? newId('evt'),
      subject: contract.subject,
      time: new Date().toISOString(),
      aggregateId: message.aggregateId,
      version: message.version,
      data: message.data,
    };
    await this.publishRaw(contract.subject, JSON.stringify(envelope));
  }

  /** Publishes any bytes on a contract's subject. */
  async publishRaw(subject: string, body: string): Promise<void> {
    await this.nats.jetstream.publish(this.nats.subject(subject), body);
  }

  /** What the stream holds of a message type, oldest first. */
  async published<T extends z.ZodType>(
    contract: MessageContract<T>,
  ): Promise<Envelope<z.output<T>>[]> {
    const stream = this.nats.resource(streamOf(contract.subject));
    const subject = this.nats.subject(contract.subject);
    const info = await this.nats.manager.streams.info(stream, { subjects_filter: subject });
    const wanted = info.state.subjects?.[subject] ?? 0;
    if (wanted === 0) return [];
    const consumer = await this.nats.jetstream.consumers.get(stream, { filter_subjects: subject });
    const found: Envelope<z.output<T>>[] = [];
    for await (const message of await consumer.fetch({ max_messages: wanted, expires: 2_000 })) {
      found.push(message.json<Envelope<z.output<T>>>());
      if (found.length >= wanted) break;
    }
    return found;
  }

  /** Answers a request/reply read in place of the service that owns it. */
  stubRpc<Q extends z.ZodType, A extends z.ZodType>(
    contract: RpcContract<Q, A>,
    answer: (request: z.output<Q>) => z.input<A> | Promise<z.input<A>>,
  ): { stop(): void } {
    const subscription = this.nats.connection.subscribe(this.nats.subject(contract.subject), {
      callback: (_error, message) => {
        void (async () => {
          const request = contract.request.parse(message.json());
          message.respond(JSON.stringify(await answer(request)));
        })();
      },
    });
    return { stop: () => subscription.unsubscribe() };
  }

  /** Waits until nothing is under way: no document owes a message and no consumer has one left, apart from those in `except`. */
  async atRest(except: readonly string[] = []): Promise<void> {
    await this.waitFor(async () => {
      if ((await this.get(OutboxSweeper).pending()) > 0) return false;
      const lags = await this.get(DurableConsumers).lags();
      return lags.every(({ name, lag }) => lag === 0 || except.includes(name));
    });
  }

  /** Waits until `probe` answers something truthy and gives that back. Throws after thirty seconds. */
  async waitFor<T>(probe: () => Promise<T> | T, ms: number = WAIT_MS): Promise<Truthy<T>> {
    const end = Date.now() + ms;
    for (;;) {
      const found = await probe();
      if (found) return found as Truthy<T>;
      if (Date.now() > end) throw new Error(`Waited ${ms} ms in vain`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Stops the service; the owner of the database and streams removes them. */
  async close(): Promise<void> {
    if (this.owner) {
      // A suite that has cut the broker off has nothing to note.
      await noteAuditedRoutes(this).catch(() => undefined);
      await this.db.dropDatabase();
      await this.removeStreams();
    }
    await this.app.close();
  }

  private async removeStreams(): Promise<void> {
    const own = [this.nats.resource(''), `KV_${this.nats.resource('')}`];
    for (const name of await this.nats.manager.streams.names().next()) {
      if (own.some((prefix) => name.startsWith(prefix))) {
        await this.nats.manager.streams.delete(name).catch(() => false);
      }
    }
  }
}

/** Starts a service for a suite; close it in `afterAll`. */
export function createTestService(options: TestServiceOptions): Promise<TestService> {
  return TestService.create(options);
}
