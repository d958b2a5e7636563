import { join } from 'node:path';
import type { Guardian } from '../process/guardian';
import { runOrThrow } from '../process/run-command';
import { SEED_ORDER, serviceDir, type ServiceName } from './parts';
import { serviceEnvironment, type StackContext } from './process-specs';
import { readJson, stackPaths, writeJson } from './stack-files';

/** Which services have their demo data, and in which database. */
interface SeedMarker {
  mongodbUrl: string;
  services: ServiceName[];
}

/** Loads the demo data of the services that lack it; a run that was cut short goes on where it stopped. */
export async function loadDemoData(context: StackContext, guardian: Guardian): Promise<void> {
  const paths = stackPaths(context.options.dir);
  const kept = readJson<SeedMarker>(paths.seeded);
  const done = kept?.mongodbUrl === context.mongodbUrl ? kept.services : [];
  const missing = SEED_ORDER.filter((name) => !done.includes(name));
  if (missing.length === 0) return;

  await context.options.reporter.step('demo data', async (note) => {
    for (const name of missing) {
      await runOrThrow(
        {
          name: `The demo data of ${name}`,
          command: process.execPath,
          args: ['--enable-source-maps', 'dist/seed.js'],
          cwd: serviceDir(context.options.root, name),
          env: serviceEnvironment(context, name),
          logFile: join(paths.logs, `seed-${name}.log`),
        },
        guardian,
      );
      done.push(name);
      writeJson(paths.seeded, { mongodbUrl: context.mongodbUrl, services: done });
    }
    note(missing.join(', '));
  });
}
