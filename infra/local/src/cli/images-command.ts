import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatDuration } from '../console/step-reporter';
import { proveImage } from '../containers/image-proof';
import { REMOTES, SERVICES } from '../stack/parts';

/** Folders that hold a Dockerfile. */
const IMAGES = [
  ...SERVICES.map((name) => `services/${name}`),
  'shell',
  ...REMOTES.map((name) => `mfe-${name}`),
  'infra/nginx',
  'infra/payments',
  'infra/demo',
];

/** `solar.mjs images [folder…]`: runs the build of each image, or of the named ones, as plain commands. */
export async function imagesCommand(root: string, names: readonly string[]): Promise<number> {
  const chosen = names.length > 0 ? names : IMAGES;
  const failed: string[] = [];
  for (const folder of chosen) {
    const startedAt = performance.now();
    const workDir = join(root, '.local', 'images', folder.replace('/', '-'));
    console.log(`\n== ${folder}`);
    try {
      const log = (line: string): void => console.log(`  ${line}`);
      proveImage({ root, dockerfile: `${folder}/Dockerfile`, workDir, log });
      console.log(`== ${folder}: ok (${formatDuration(performance.now() - startedAt)})`);
    } catch (error) {
      failed.push(folder);
      console.log(`== ${folder}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      rmSync(workDir, { recursive: true, force: true });
    }
  }
  console.log(`\n${chosen.length - failed.length} images can be built, ${failed.length} can not`);
  return failed.length === 0 ? 0 : 1;
}
