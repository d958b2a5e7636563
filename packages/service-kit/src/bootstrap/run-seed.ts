import type { INestApplicationContext } from '@nestjs/common';
import { createService } from './create-service';
import type { ServiceOptions } from './service-options';

/**
 * Runs `seed` inside the service with HTTP and consumers off, publishes what it wrote and ends the process. Refuses
 * to load demo data in production.
 */
export async function runSeed(
  options: ServiceOptions,
  seed: (app: INestApplicationContext) => Promise<void>,
): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    process.stderr.write('Demo data is not loaded into production\n');
    process.exit(1);
  }
  try {
    const { app } = await createService(options, process.env, { takeWork: false });
    await seed(app);
    await app.close();
    process.exit(0);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${options.name} could not be seeded: ${reason}\n`);
    process.exit(1);
  }
}
