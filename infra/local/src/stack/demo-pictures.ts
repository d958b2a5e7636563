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
 * Puts the demo pictures into the stack's media folder. Writing every size takes a minute or two, so they are kept per clone and
 * in the user's cache; only pictures that changed are made again. Quick ones, for tests, are kept apart.
 */
export async function provideDemoPictures(
  options: ResolvedOptions,
  guardian: Guardian,
  cacheDir = userCacheDir(folderOf(options)),
): Promise<void> {
  const kept = join(options.root, '.local', folderOf(options));
  const { media } = stackPaths(options.dir);
  mkdirSync(dirname(cacheDir), { recursive: true });
  // Stacks that start together write them once.
  await exclusively(`${cacheDir}.lock`, () => writePictures(kept, options, guardian, cacheDir));
  mkdirSync(media, { recursive: true });
  cpSync(kept, media, { recursive: true, preserveTimestamps: true });
}

const folderOf = ({ quickPictures }: ResolvedOptions) =>
  quickPictures ? 'pictures-quick' : 'pictures';

async function writePictures(
  kept: string,
  { root, dir, quickPictures }: ResolvedOptions,
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
      args: [
        join(root, 'infra/demo/dist/main.js'),
        ...['--out', kept],
        ...(quickPictures ? ['--quick'] : []),
      ],
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
