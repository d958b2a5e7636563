import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Guardian } from './guardian';
import { ProcessStartError } from './managed-process';

export interface CommandSpec {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string | undefined>>;
  /** Where the output goes; the terminal when absent. */
  logFile?: string;
}

/** Runs a command to its end and gives its exit code; a guardian ends it when this process dies. */
export async function runToEnd(spec: CommandSpec, guardian?: Guardian): Promise<number> {
  const log = spec.logFile ? openLog(spec.logFile) : null;
  const output = log ?? 'inherit';
  const child = spawn(spec.command, spec.args, {
    cwd: spec.cwd,
    env: { ...process.env, ...spec.env },
    detached: guardian !== undefined,
    stdio: ['ignore', output, output],
  });
  if (child.pid) guardian?.watch(child.pid);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)));
    });
  } finally {
    if (child.pid) guardian?.release(child.pid);
    if (log !== null) closeSync(log);
  }
}

/** As `runToEnd`, but a failure is an error that shows the end of the log. */
export async function runOrThrow(
  spec: CommandSpec & { logFile: string },
  guardian?: Guardian,
): Promise<void> {
  const code = await runToEnd(spec, guardian);
  if (code !== 0) throw new ProcessStartError(spec.name, `failed with code ${code}`, spec.logFile);
}

function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'w');
}
