import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written by every backup, for Prometheus. */
const FILE = 'solar_backup.prom';
const LINE = /^solar_backup_last_seconds (\d+(?:\.\d+)?)$/m;

/** When the last backup was made, as its folder says; null when there is no folder, or none was made. */
export async function lastBackupIn(folder: string | undefined): Promise<string | null> {
  if (!folder) return null;
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  const seconds = LINE.exec(text)?.[1];
  return seconds ? new Date(Number(seconds) * 1_000).toISOString() : null;
}
