import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { AuditTrail } from '../audit/audit-trail';
import { auditedNamesAnswerOf } from '../audit/audited-names-answer';
import { AccessGuard } from '../auth/guard';
import { KeyStore } from '../auth/key-store';
import { SessionVersions } from '../auth/session-versions';
import { TokenVerifier } from '../auth/token-verifier';
import { CONFIG, SERVICE, type ServiceIdentity } from '../config/config-token';
import type { ServiceConfig } from '../config/service-config';
import { ProblemFilter } from '../errors/problem.filter';
import { Health } from '../health/health';
import { healthControllerOf } from '../health/health.controller';
import { statusAnswerOf } from '../health/status-answer';
import { ZodPipe } from '../http/zod.pipe';
import { IdempotencyStore } from '../idempotency/idempotency-store';
import { mailConsumerOf } from '../mail/mail-consumer';
import { mailPreviewControllerOf } from '../mail/mail-preview.controller';
import { Mailer } from '../mail/mailer';
import { DeadLetters } from '../messaging/dead-letters';
import { DurableConsumers } from '../messaging/durable-consumers';
import { LastValues } from '../messaging/last-values';
import { NatsClientProxy } from '../messaging/nats-client-proxy';
import { NatsStrategy } from '../messaging/nats-strategy';
import { OutboxPublisher } from '../messaging/outbox-publisher';
import { OutboxSweeper } from '../messaging/outbox-sweeper';
import { RequestServer } from '../messaging/request-server';
import { Leases } from '../messaging/leases';
import { NatsClient } from '../messaging/nats-client';
import { Outbox } from '../messaging/outbox';
import { RpcClient } from '../messaging/rpc-client';
import { connectMongo, writesTogether } from '../mongo/connect';
import { Database } from '../mongo/database';
import { Transactions } from '../mongo/transactions';
import { RateLimiter } from '../rate-limit/rate-limiter';
import { LINE_LOGGER, LOGGER } from '../telemetry/logger-token';
import { Metrics } from '../telemetry/metrics';
import { Runtime } from './runtime';

/** What every slice may inject. */
const SHARED = [
  Metrics,
  Transactions,
  KeyStore,
  SessionVersions,
  TokenVerifier,
  Health,
  IdempotencyStore,
  RateLimiter,
  Mailer,
  Outbox,
  AuditTrail,
  Leases,
  DeadLetters,
  LastValues,
  RpcClient,
];

/** What only the kit itself uses. */
const INTERNAL = [
  DurableConsumers,
  NatsClientProxy,
  NatsStrategy,
  OutboxPublisher,
  OutboxSweeper,
  RequestServer,
  Runtime,
];

/** The global module behind every service. */
@Module({})
export class KitModule {
  static forService(
    service: ServiceIdentity,
    config: ServiceConfig,
    { logger, lines }: { logger: Logger; lines: Logger },
  ): DynamicModule {
    const values = [
      { provide: CONFIG, useValue: config },
      { provide: SERVICE, useValue: service },
      { provide: LOGGER, useValue: logger },
      { provide: LINE_LOGGER, useValue: lines },
      { provide: getConnectionToken(), useFactory: () => connectMongo(config, service.name) },
      { provide: NatsClient, useFactory: () => NatsClient.connect(config, service.name) },
      {
        provide: Database,
        useFactory: async (connection: Connection) =>
          new Database(connection, await writesTogether(connection)),
        inject: [getConnectionToken()],
      },
    ];
    return {
      module: KitModule,
      global: true,
      imports: [DiscoveryModule],
      controllers: [
        healthControllerOf(service.name),
        statusAnswerOf(service.name),
        auditedNamesAnswerOf(service.name),
        mailConsumerOf(service.name),
        mailPreviewControllerOf(service.name),
      ],
      providers: [
        ...values,
        ...SHARED,
        ...INTERNAL,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: ZodPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [...values.map(({ provide }) => provide), ...SHARED, Runtime],
    };
  }
}
