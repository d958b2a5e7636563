import type { INestApplicationContext } from '@nestjs/common';
import { ProblemException } from '../errors/problem';
import { createService } from './create-service';
import type { ServiceOptions } from './service-options';

/**
 * Runs `command` inside the service with HTTP and consumers off, publishes what it wrote and ends the process: with 1
 * and the reason on standard error when it throws.
 */
export async function runCommand(
  options: ServiceOptions,
  command: (app: INestApplicationContext) => Promise<void>,
): Promise<void> {
  try {
    const { app } = await createService(options, process.env, { takeWork: false });
    await command(app);
    await app.close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${options.name}: ${reasonOf(error)}\n`);
    process.exit(1);
  }
}

/** A refusal is a sentence for people; anything else is a defect and shows where. */
function reasonOf(error: unknown): string {
  if (error instanceof ProblemException) return error.toBody('').detail ?? error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
