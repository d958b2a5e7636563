import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Guardian } from '../process/guardian';
import { runOrThrow, runToEnd } from '../process/run-command';

export interface BuildOptions {
  root: string;
  logDir: string;
  guardian?: Guardian;
  /** Builds what can be built and reports what could not, instead of failing. */
  keepGoing?: boolean;
  note?: (detail: string) => void;
}

/** Builds every workspace whose sources changed since turbo last saw them. */
export async function buildWorkspaces(options: BuildOptions): Promise<void> {
  const { root, logDir, guardian, keepGoing = false, note = () => {} } = options;
  const logFile = join(logDir, 'build.log');
  const output = ['--output-logs=errors-only', '--ui=stream', '--no-color'];
  // Webpack fills a core by itself; more of them at once only slow each other down.
  const args = ['run', 'build', `--concurrency=${availableParallelism()}`, ...output];
  const command = {
    name: 'The build',
    command: join(root, 'node_modules/.bin/turbo'),
    args: keepGoing ? [...args, '--continue=dependencies-successful'] : args,
    cwd: root,
    env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NODE_ENV: 'production' },
    logFile,
  };
  if (keepGoing) await runToEnd(command, guardian);
  else await runOrThrow(command, guardian);
  note(summaryOf(readFileSync(logFile, 'utf8')));
}

/** Turbo's own count, `Cached: 12 cached, 14 total`, and the names of what failed. */
function summaryOf(log: string): string {
  const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(log) ?? [];
  const failed = /^Failed:\s+(.+)$/m.exec(log)?.[1];
  const built = `${Number(total) - Number(cached)} of ${total} built`;
  return failed ? `${built}; failed: ${failed}` : built;
}
