import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** The pid in the first line of a pid file, if there is one. */
export function readPid(pidFile: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** Pids of the processes whose working directory is `dir`; PostgreSQL's processes all work in their data directory. */
export function processesIn(dir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(Number(name), dir))
    .map(Number);
}

function worksIn(pid: number, dir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dir;
  } catch {
    // Gone meanwhile, or another account's.
    return false;
  }
}

/** Waits until no process works in `dir`; those that stay longer than the limit are killed. */
export async function untilNoneIn(dir: string, limitMs: number): Promise<void> {
  for (let waited = 0; waited < limitMs; waited += 25) {
    if (processesIn(dir).length === 0) return;
    await delay(25);
  }
  for (const pid of processesIn(dir)) process.kill(pid, 'SIGKILL');
  await delay(100);
}
