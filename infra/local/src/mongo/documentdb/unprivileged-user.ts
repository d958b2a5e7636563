import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { userCacheDir } from '../../debian/debian-packages';

/** Under which account PostgreSQL runs; empty when the caller is an ordinary user already. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so root hands it to `nobody`. */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const match = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(match?.[1] ?? 65534), gid: Number(match?.[2] ?? 65534) };
}

/** Makes a folder that belongs to the account and to nobody else. */
export async function makePrivateDir(dir: string, { uid, gid }: RunAs): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) await chown(dir, uid, gid);
  // In a shared folder such as /tmp somebody else may have made it before.
  const { uid: owner } = await stat(dir);
  if (owner !== (uid ?? process.getuid?.())) throw new Error(`${dir} belongs to another user`);
  await chmod(dir, 0o700);
}

/** True when every folder above lets other accounts pass (`/root` usually does not). */
function isReachableByOthers(path: string): boolean {
  for (let dir = dirname(resolve(path)); ; dir = dirname(dir)) {
    const mode = statSync(dir, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined && (mode & 0o001) === 0) return false;
    if (dir === dirname(dir)) return true;
  }
}

/** The wanted path, or one under /var when the account that runs PostgreSQL could not reach it. */
function reachable(path: string, fallback: string, { uid }: RunAs): string {
  return uid === undefined || isReachableByOthers(path) ? path : fallback;
}

/** Where unpacked programs are kept between runs and clones. */
export function reachableCacheDir(runAs: RunAs): string {
  return reachable(userCacheDir(), '/var/cache/solar', runAs);
}

/** Where the database really lives when `dataDir` is asked for. */
export function reachableDataDir(dataDir: string, runAs: RunAs): string {
  const path = resolve(dataDir);
  const digest = createHash('sha256').update(path).digest('hex').slice(0, 12);
  return reachable(path, join('/var/lib/solar', `${basename(path)}-${digest}`), runAs);
}
