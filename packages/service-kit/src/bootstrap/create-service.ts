import '../telemetry/auto-start';
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { assertRoutesDeclared } from '../auth/declared-routes';
import type { ServiceIdentity } from '../config/config-token';
import { loadConfig, type ServiceConfig } from '../config/service-config';
import { addRequestHooks } from '../http/request-hooks';
import { createLogger, PinoNestLogger } from '../telemetry/logger';
import { Metrics } from '../telemetry/metrics';
import { serveDocumentation } from './documentation';
import { createHttpAdapter, registerPlugins } from './http-server';
import { KitModule } from './kit.module';
import { Runtime } from './runtime';
import { startStep } from './start-step';
import type { ServiceOptions } from './service-options';

@Module({})
class RootModule {}

/** A service that is ready to listen. */
export type CreatedService = {
  app: NestFastifyApplication;
  config: ServiceConfig;
  logger: Logger;
};

/**
 * Builds a service: connects, migrates, declares its routes and starts its consumers (unless `takeWork` is false, for
 * seeds). It does not listen yet.
 */
export async function createService(
  options: ServiceOptions,
  env: Readonly<Record<string, string | undefined>> = process.env,
  { takeWork = true }: { takeWork?: boolean } = {},
): Promise<CreatedService> {
  const config = loadConfig(options.config, env);
  const service: ServiceIdentity = {
    name: options.name,
    version: env['SERVICE_VERSION'] ?? '0.1.0',
  };
  const logger = createLogger(service, config.LOG_LEVEL);
  const lines = createLogger(service, config.LOG_LEVEL, { redact: false });
  const root = {
    module: RootModule,
    imports: [KitModule.forService(service, config, { logger, lines }), options.module],
  };
  const step = <T>(name: string, work: () => Promise<T>) => startStep(logger, name, work);
  const app = await step('connections', () =>
    NestFactory.create<NestFastifyApplication>(root, createHttpAdapter(options), {
      rawBody: true,
      logger: new PinoNestLogger(logger),
      abortOnError: false,
    }),
  );
  try {
    assertRoutesDeclared(app);
    addRequestHooks(app.getHttpAdapter().getInstance(), lines, app.get(Metrics));
    await registerPlugins(app, options);
    serveDocumentation(app, service);
    const runtime = app.get(Runtime);
    await step('streams and migrations', () => runtime.prepare(options.migrations ?? []));
    await step('modules', () => app.init());
    await step('http server', async () => app.getHttpAdapter().getInstance().ready());
    if (takeWork) await step('consumers', () => runtime.start(app));
  } catch (error) {
    await app.close().catch((closing: unknown) => logger.warn({ err: closing }, 'closing failed'));
    throw error;
  }
  return { app, config, logger };
}
