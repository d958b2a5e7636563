import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Drawing } from './rendition';

/** Every picture in full, as AVIF. They are kept in the repository, since drawing them all takes minutes. */
const FOLDER = resolve(__dirname, '../../masters');
const LIST = join(FOLDER, 'masters.json');

/** Digests of what was drawn, by path: a drawing that changed since has no master. */
type Digests = Record<string, string>;

/** Says which drawing a picture was made from. */
export function digestOf({ svg, width }: Pick<Drawing, 'svg' | 'width'>): string {
  return createHash('sha256').update(`${width}:${svg}`).digest('hex').slice(0, 16);
}

/** The kept pictures of drawings that are as they were. */
export class Masters {
  private constructor(private readonly digests: Digests) {}

  static async read(): Promise<Masters> {
    if (!existsSync(LIST)) return new Masters({});
    return new Masters(JSON.parse(await readFile(LIST, 'utf8')) as Digests);
  }

  /** The file of a drawing; none if it has to be drawn. */
  fileOf(drawing: Drawing): string | undefined {
    return this.digests[drawing.path] === digestOf(drawing) ? fileOf(drawing.path) : undefined;
  }

  /** Keeps the pictures of these drawings and no others. `draw` makes the file of one that is new or has changed. */
  static async keep(
    drawings: readonly Drawing[],
    draw: (drawing: Drawing) => Promise<Buffer>,
  ): Promise<number> {
    const before = await Masters.read();
    const changed = drawings.filter((drawing) => !before.fileOf(drawing));
    for (const drawing of changed) {
      const file = fileOf(drawing.path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await draw(drawing));
    }
    const digests = Object.fromEntries(
      drawings.map((drawing) => [drawing.path, digestOf(drawing)] as const).sort(),
    );
    for (const path of Object.keys(before.digests)) if (!digests[path]) await rm(fileOf(path));
    await writeFile(LIST, `${JSON.stringify(digests, null, 2)}\n`);
    return changed.length;
  }
}

const fileOf = (path: string) => join(FOLDER, `${path}.avif`);
