import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
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

const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';
const SYSTEM_MODULE_DIRS = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'];

export async function provideNats(options: ToolOptions): Promise<Tool> {
  const installed = findExecutable('nats-server');
  if (installed) return { command: installed, env: {}, origin: 'path' };
  const root = await unpack(['nats-server'], 'nats', options);
  return unpacked(root, ['usr/sbin/nats-server', 'usr/bin/nats-server']);
}

/** An nginx of the host counts only together with its brotli module: the two must be of one build. */
export async function provideNginx(options: ToolOptions): Promise<NginxTool> {
  const installed = findExecutable('nginx');
  const module = SYSTEM_MODULE_DIRS.map((dir) => join(dir, BROTLI_MODULE)).find(existsSync);
  if (installed && module) {
    return { command: installed, env: {}, origin: 'path', brotliModule: module };
  }
  const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
  const root = await unpack(packages, 'nginx', options);
  const tool = await unpacked(root, ['usr/sbin/nginx']);
  const unpackedModule = join(root, 'usr/lib/nginx/modules', BROTLI_MODULE);
  return { ...tool, brotliModule: existsSync(unpackedModule) ? unpackedModule : null };
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
