import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guardian } from '../process/guardian';
import { runOrThrow } from '../process/run-command';

/** Builds every workspace whose sources changed since turbo last saw them. */
export async function buildWorkspaces(
  root: string,
  logDir: string,
  guardian?: Guardian,
  note: (detail: string) => void = () => {},
): Promise<void> {
  const logFile = join(logDir, 'build.log');
  const turbo = join(root, 'node_modules/.bin/turbo');
  await runOrThrow(
    {
      name: 'The build',
      command: turbo,
      args: ['run', 'build', '--output-logs=errors-only', '--ui=stream', '--no-color'],
      cwd: root,
      env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NODE_ENV: 'production' },
      logFile,
    },
    guardian,
  );
  note(summaryOf(readFileSync(logFile, 'utf8')));
}

/** Turbo's own count: `Cached: 12 cached, 14 total`. */
function summaryOf(log: string): string {
  const match = /Cached:\s+(\d+) cached, (\d+) total/.exec(log);
  return match ? `${Number(match[2]) - Number(match[1])} of ${match[2]} built` : 'built';
}
