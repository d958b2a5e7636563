import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { userCacheDir } from '../debian/debian-packages';
import type { Guardian } from '../process/guardian';
import { exclusively } from '../process/owner-lock';
import { runOrThrow } from '../process/run-command';
import { replaceFolder } from './replace-folder';
import type { ResolvedOptions } from './stack-options';
import { stackPaths } from './stack-files';

/** The list of what was drawn from which drawing; it is written last. */
const MANIFEST = 'pictures.json';

/**
 * Puts the demo pictures into the stack's media folder. Writing every size takes half a minute, so they are kept per clone and
 * in the user's cache; only pictures that changed are made again.
 */
export async function provideDemoPictures(
  options: ResolvedOptions,
  guardian: Guardian,
  cacheDir = userCacheDir('pictures'),
): Promise<void> {
  const kept = join(options.root, '.local', 'pictures');
  const { media } = stackPaths(options.dir);
  mkdirSync(dirname(cacheDir), { recursive: true });
  // Stacks that start together write them once.
  await exclusively(`${cacheDir}.lock`, () => writePictures(kept, options, guardian, cacheDir));
  mkdirSync(media, { recursive: true });
  cpSync(kept, media, { recursive: true, preserveTimestamps: true });
}

async function writePictures(
  kept: string,
  { root, dir }: ResolvedOptions,
  guardian: Guardian,
  cacheDir: string,
): Promise<void> {
  if (!existsSync(join(kept, MANIFEST)) && existsSync(join(cacheDir, MANIFEST))) {
    replaceFolder(cacheDir, kept);
  }
  const before = manifestOf(kept);
  await runOrThrow(
    {
      name: 'The writing of the demo pictures',
      command: process.execPath,
      args: [join(root, 'infra/demo/dist/main.js'), '--out', kept],
      cwd: root,
      logFile: join(stackPaths(dir).logs, 'pictures.log'),
    },
    guardian,
  );
  if (manifestOf(kept) !== before) replaceFolder(kept, cacheDir);
}

function manifestOf(folder: string): string {
  const path = join(folder, MANIFEST);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
