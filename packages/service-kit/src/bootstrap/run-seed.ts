import type { INestApplicationContext } from '@nestjs/common';
import { runCommand } from './run-command';
import type { ServiceOptions } from './service-options';

/** Runs `seed` as a command of the service. Refuses to load demo data in production. */
export async function runSeed(
  options: ServiceOptions,
  seed: (app: INestApplicationContext) => Promise<void>,
): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    process.stderr.write('Demo data is not loaded into production\n');
    process.exit(1);
  }
  await runCommand(options, seed);
}
