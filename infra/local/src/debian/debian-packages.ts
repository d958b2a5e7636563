import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exclusively } from '../process/owner-lock';
import { readDebianHost } from './apt-sources';

const run = promisify(execFile);

/** What to unpack, and where. */
export interface UnpackRequest {
  /** Package names, e.g. `['nginx', 'libnginx-mod-http-brotli-static']`. */
  names: string[];
  /** Folder that becomes the root of the unpacked files (`<into>/usr/sbin/nginx`). */
  into: string;
  /** Debian suite; the host's own when absent. */
  suite?: string;
  /**
   * Which dependencies come along: `missing` (default) those that the host has not installed,
   * `full` all of them down to libc (a tree that runs on its own loader), `none` only the named packages.
   */
  dependencies?: 'missing' | 'full' | 'none';
  /** Packages of the closure that are downloaded but not wanted in the tree. */
  skip?: (name: string) => boolean;
  /** Where downloads and pins are kept between runs and clones. */
  cacheDir?: string;
  log?: (line: string) => void;
}

/** One resolved package: the pin under which it is fetched again. */
export interface PinnedPackage {
  name: string;
  version: string;
  file: string;
  sha256: string;
}

const MARKER = '.debian-packages.json';

/** The user's cache folder of this project; it is shared by all clones. */
export function userCacheDir(...parts: string[]): string {
  const base = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  return join(base, 'solar', ...parts);
}

/**
 * Fetches Debian packages and unpacks them without installing: needs no root and touches nothing of the host.
 * Signatures are checked by apt. What was resolved is pinned in the cache, so later runs need no network.
 */
export async function unpackDebianPackages(request: UnpackRequest): Promise<PinnedPackage[]> {
  const cacheDir = request.cacheDir ?? userCacheDir('debian');
  const archives = join(cacheDir, 'archives');
  await mkdir(archives, { recursive: true });
  // Two stacks of one clone that start together unpack into the same folder.
  return exclusively(join(cacheDir, 'unpack.lock'), () => provide(request, cacheDir, archives));
}

async function provide(
  request: UnpackRequest,
  cacheDir: string,
  archives: string,
): Promise<PinnedPackage[]> {
  const pinFile = join(cacheDir, `${requestKey(request)}.pins.json`);
  const pinned = await readPins(pinFile, archives);
  const packages = pinned ?? (await download(request, cacheDir, archives));
  if (!pinned) await writeFile(pinFile, JSON.stringify(packages, null, 2));
  await unpack(packages, archives, request);
  return packages;
}

function requestKey({ names, suite, dependencies = 'missing' }: UnpackRequest): string {
  const identity = JSON.stringify([[...names].sort(), suite ?? 'host', dependencies, process.arch]);
  return `${names[0]}-${createHash('sha256').update(identity).digest('hex').slice(0, 10)}`;
}

async function readPins(pinFile: string, archives: string): Promise<PinnedPackage[] | null> {
  if (!existsSync(pinFile)) return null;
  const packages = JSON.parse(await readFile(pinFile, 'utf8')) as PinnedPackage[];
  for (const { file, sha256 } of packages) {
    const path = join(archives, file);
    if (!existsSync(path) || (await sha256Of(path)) !== sha256) return null;
  }
  return packages;
}

async function download(
  request: UnpackRequest,
  cacheDir: string,
  archives: string,
): Promise<PinnedPackage[]> {
  const { names, log = () => {} } = request;
  // A private folder per download: two clones that start together cannot spoil each other's files.
  const work = await mkdtemp(join(cacheDir, 'apt-'));
  try {
    const config = await writeAptConfig(work, request);
    log(`reading package lists`);
    await aptGet(config, ['-qq', 'update']);
    log(`downloading ${names.join(', ')}`);
    await aptGet(config, downloadArguments(request), join(work, 'archives'));
    return await moveIntoCache(join(work, 'archives'), archives);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function downloadArguments({ names, dependencies }: UnpackRequest): string[] {
  if (dependencies === 'none') return ['-qq', 'download', ...names];
  return ['-qq', '-y', '--download-only', '--reinstall', 'install', ...names];
}

async function aptGet(config: string, args: string[], cwd?: string): Promise<void> {
  try {
    const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['-c', config, ...args], { cwd, env, maxBuffer: 16 << 20 });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`apt-get ${args.join(' ')} failed:\n${stderr?.trim() || message}`);
  }
}

async function writeAptConfig(work: string, request: UnpackRequest): Promise<string> {
  const host = readDebianHost();
  for (const dir of ['lists/partial', 'archives/partial']) {
    await mkdir(join(work, dir), { recursive: true });
  }
  const sources = join(work, 'sources.list');
  const suite = request.suite ?? host.suite;
  await writeFile(sources, `deb [signed-by=${archiveKeyring()}] ${host.mirror} ${suite} main\n`);
  const status = join(work, 'status');
  // What the host has matters only where it decides what comes along: it may have a newer version than the archive.
  const fromHost = (request.dependencies ?? 'missing') === 'missing';
  await writeFile(status, fromHost ? hostPackageStatus() : '');
  const config = join(work, 'apt.conf');
  await writeFile(config, aptConfig(work, sources, status));
  return config;
}

function aptConfig(work: string, sources: string, status: string): string {
  const options: Record<string, string> = {
    'Dir::State': work,
    'Dir::State::lists': join(work, 'lists'),
    'Dir::State::status': status,
    'Dir::Cache': work,
    'Dir::Cache::archives': join(work, 'archives'),
    'Dir::Etc::sourcelist': sources,
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::Etc::preferences': '/dev/null',
    'Dir::Etc::preferencesparts': '/dev/null',
    'APT::Install-Recommends': 'false',
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
    // A mirror may be a dated snapshot; its signature still has to be right.
    'Acquire::Check-Valid-Until': 'false',
    'Acquire::Retries': '3',
    'Debug::NoLocking': 'true',
    'pkgCacheGen::Essential': 'none',
  };
  // Hooks of the host's own apt would act on the host's folders.
  const cleared = ['APT::Update::Post-Invoke', 'APT::Update::Post-Invoke-Success'];
  return [
    ...[...cleared, 'DPkg::Post-Invoke', 'DPkg::Pre-Install-Pkgs'].map((name) => `#clear ${name};`),
    ...Object.entries(options).map(([name, value]) => `${name} "${value}";`),
  ].join('\n');
}

function archiveKeyring(): string {
  const candidates = ['gpg', 'pgp'].map((s) => `/usr/share/keyrings/debian-archive-keyring.${s}`);
  const keyring = candidates.find((file) => existsSync(file));
  if (!keyring) throw new Error('The package debian-archive-keyring is not installed');
  return keyring;
}

function hostPackageStatus(): string {
  const file = '/var/lib/dpkg/status';
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function moveIntoCache(from: string, archives: string): Promise<PinnedPackage[]> {
  const files = (await readdir(from)).filter((file) => file.endsWith('.deb')).sort();
  const packages: PinnedPackage[] = [];
  for (const file of files) {
    const [name = '', version = ''] = decodeURIComponent(file).split('_');
    packages.push({ name, version, file, sha256: await sha256Of(join(from, file)) });
    await rename(join(from, file), join(archives, file));
  }
  return packages;
}

async function unpack(
  packages: PinnedPackage[],
  archives: string,
  { into, skip = () => false, log = () => {} }: UnpackRequest,
): Promise<void> {
  const wanted = packages.filter(({ name }) => !skip(name));
  const marker = join(into, MARKER);
  const content = JSON.stringify(wanted);
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === content) return;
  log(`unpacking ${wanted.length} packages`);
  await mkdir(into, { recursive: true });
  for (const { file } of wanted) await run('dpkg-deb', ['-x', join(archives, file), into]);
  await writeFile(marker, content);
}

async function sha256Of(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}
