import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { frontEndDist, type RemoteName } from '@solar/infra-local/stack/parts';
import { ROOT } from './stack-address';

const run = promisify(execFile);
const SOURCES = ['src', 'package.json', 'webpack.config.mjs'];
const WORK_DIR = join(ROOT, '.local/rebuilt');

/** Where the build that the stack serves from the start lies. */
export const firstBuildOf = (name: RemoteName): string => frontEndDist(ROOT, name);

/** The same build at another place: to the edge it is one more release. */
export function firstBuildAgain(name: RemoteName): string {
  const link = join(WORK_DIR, `mfe-${name}-again`);
  rmSync(link, { force: true });
  symlinkSync(firstBuildOf(name), link);
  return link;
}

/**
 * Builds a remote as its team would after a change of its English texts, from a copy of its sources, and answers the
 * folder of the new build.
 */
export async function buildWithTexts(
  name: RemoteName,
  change: (texts: string) => string,
): Promise<string> {
  const sources = join(ROOT, `mfe-${name}`);
  const copy = join(WORK_DIR, `mfe-${name}`);
  rmSync(copy, { recursive: true, force: true });
  for (const part of SOURCES) cpSync(join(sources, part), join(copy, part), { recursive: true });
  const modules = join(sources, 'node_modules');
  if (existsSync(modules)) symlinkSync(modules, join(copy, 'node_modules'));
  const file = join(copy, 'src/locales/en.json');
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing was changed in ${file}.`);
  writeFileSync(file, after);
  await run(join(ROOT, 'node_modules/.bin/webpack'), ['--mode', 'production'], { cwd: copy });
  return join(copy, 'dist');
}
