import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastBackupIn } from './last-backup';

it('says when the last backup was made, and nothing where it can’t know', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  expect(await lastBackupIn(undefined)).toBeNull();
  expect(await lastBackupIn(folder)).toBeNull();
  writeFileSync(join(folder, 'solar_backup.prom'), 'solar_backup_last_seconds 1767319445.5\n');
  expect(await lastBackupIn(folder)).toBe('2026-01-02T02:04:05.500Z');
  writeFileSync(join(folder, 'solar_backup.prom'), 'broken');
  expect(await lastBackupIn(folder)).toBeNull();
  rmSync(folder, { recursive: true });
});
