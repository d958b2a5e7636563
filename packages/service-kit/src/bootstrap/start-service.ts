import { createService } from './create-service';
import { releaseStartMemory } from './release-start-memory';
import type { ServiceOptions } from './service-options';

/** Runs a service until SIGTERM or SIGINT; ends the process when it cannot start. */
export async function startService(options: ServiceOptions): Promise<void> {
  const began = Date.now();
  try {
    const { app, config, logger } = await createService(options);
    await app.listen(config.PORT, config.HOST);
    logger.info({ address: await app.getUrl(), ms: Date.now() - began }, 'listening');
    releaseStartMemory();
    const stop = (signal: NodeJS.Signals) => {
      logger.info({ signal }, 'stopping');
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.fatal({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    process.stderr.write(`${options.name} could not start: ${describe(error)}\n`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
