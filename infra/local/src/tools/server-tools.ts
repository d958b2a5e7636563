import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpackDebianPackages } from '../debian/debian-packages';
import { findExecutable, isExecutable } from './find-executable';

/** A program and what its dynamic loader needs to know. */
export interface Tool {
  command: string;
  env: Record<string, string>;
  origin: 'path' | 'debian';
}

export interface NginxTool extends Tool {
  /** The brotli module's file; without it, answers are compressed with gzip. */
  brotliModule: string | null;
}

export interface ToolOptions {
  /** Where packages are unpacked, e.g. `.local/tools`. */
  toolsDir: string;
  log: (line: string) => void;
}

const run = promisify(execFile);
const BROTLI_PACKAGE = 'libnginx-mod-http-brotli-static';
const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';
const SYSTEM_MODULE_DIRS = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'];

export async function provideNats(options: ToolOptions): Promise<Tool> {
  const installed = findExecutable('nats-server');
  if (installed) return { command: installed, env: {}, origin: 'path' };
  const root = await unpack(['nats-server'], 'nats', options);
  return unpacked(root, ['usr/sbin/nats-server', 'usr/bin/nats-server']);
}

/** The host's nginx or Debian's; either way with the module that serves files compressed with brotli. */
export async function provideNginx(options: ToolOptions): Promise<NginxTool> {
  const installed = findExecutable('nginx');
  if (installed) {
    const host = { command: installed, env: {}, origin: 'path' } as const;
    return { ...host, brotliModule: await moduleFor(host, options) };
  }
  const root = await unpack(['nginx', BROTLI_PACKAGE], 'nginx', options);
  const tool = await unpacked(root, ['usr/sbin/nginx']);
  const module = join(root, 'usr/lib/nginx/modules', BROTLI_MODULE);
  return { ...tool, brotliModule: existsSync(module) ? module : null };
}

/** A module works only with the build of nginx that it was made for, which nginx itself checks. */
async function moduleFor(nginx: Tool, options: ToolOptions): Promise<string | null> {
  const system = SYSTEM_MODULE_DIRS.map((dir) => join(dir, BROTLI_MODULE)).find(existsSync);
  if (system) return system;
  const into = join(options.toolsDir, 'nginx-module');
  try {
    await unpackDebianPackages({
      names: [BROTLI_PACKAGE],
      into,
      dependencies: 'none',
      log: options.log,
    });
    const module = join(into, 'usr/lib/nginx/modules', BROTLI_MODULE);
    const config = join(into, 'check.conf');
    await writeFile(config, `load_module ${module};\npid ${into}/check.pid;\nevents {}\n`);
    await run(nginx.command, ['-t', '-q', '-e', 'stderr', '-c', config]);
    return module;
  } catch {
    // An nginx that is not Debian's: answers are compressed with gzip.
    return null;
  }
}

async function unpack(names: string[], folder: string, options: ToolOptions): Promise<string> {
  const into = join(options.toolsDir, folder);
  await unpackDebianPackages({ names, into, log: options.log });
  return into;
}

async function unpacked(root: string, candidates: string[]): Promise<Tool> {
  const command = candidates.map((file) => join(root, file)).find(isExecutable);
  if (!command) throw new Error(`The unpacked packages in ${root} hold no ${candidates[0]}`);
  const libraries = await libraryDirs(root);
  return { command, env: { LD_LIBRARY_PATH: libraries.join(':') }, origin: 'debian' };
}

/** Debian's libraries lie in a folder per architecture. */
export async function libraryDirs(root: string): Promise<string[]> {
  const bases = [join(root, 'usr/lib'), join(root, 'lib')].filter((dir) => existsSync(dir));
  const nested = await Promise.all(
    bases.map(async (base) =>
      (await readdir(base, { withFileTypes: true }))
        .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-gnu'))
        .map((entry) => join(base, entry.name)),
    ),
  );
  return [...nested.flat(), ...bases];
}
