import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { SharePictureContent } from './draw-share-picture';

/** What a picture is drawn from: everything but the bytes, which are read when it is drawn. */
export type SharePictureSource = Omit<SharePictureContent, 'picture'> & {
  /** File of the picture that it shows. */
  pictureFile: string | null;
};

export interface SharePicture {
  bytes: Buffer;
  etag: string;
}

/** Another number after a change of the drawing. */
const DESIGN = 1;
const FILES_MAX = 4_000;
/** How many go when there are too many, so that this does not happen at every picture. */
const FILES_DROPPED = 400;

/** Pictures of link previews, each drawn once for what it shows and kept in a folder. */
export class SharePictures {
  private readonly drawing = new Map<string, Promise<Buffer>>();
  /** Drawing takes a processor; who only reads does not wait for it. */
  private readonly one = pLimit(1);

  constructor(private readonly folder: string) {}

  /** The picture of a thing; `id` names it and its language, and may stand in a file's name. */
  async get(id: string, source: SharePictureSource): Promise<SharePicture> {
    const file = await readable(source.pictureFile);
    const digest = createHash('sha1')
      .update(JSON.stringify([DESIGN, { ...source, pictureFile: file }]))
      .digest('hex');
    const name = `${id}.${digest}.jpg`;
    const etag = `"${digest}"`;
    const kept = await readFile(join(this.folder, name)).catch(() => null);
    if (kept) return { bytes: kept, etag };
    const known = this.drawing.get(name);
    const bytes = known ?? this.one(() => this.draw(id, name, source, file !== null));
    if (!known) {
      this.drawing.set(name, bytes);
      void bytes.catch(() => undefined).then(() => this.drawing.delete(name));
    }
    return { bytes: await bytes, etag };
  }

  private async draw(
    id: string,
    name: string,
    { pictureFile, ...content }: SharePictureSource,
    hasPicture: boolean,
  ): Promise<Buffer> {
    const { drawSharePicture } = await import('./draw-share-picture');
    const picture = hasPicture && pictureFile ? await readFile(pictureFile) : null;
    const bytes = await drawSharePicture({ ...content, picture });
    await this.keep(id, name, bytes);
    return bytes;
  }

  private async keep(id: string, name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const outdated = (await readdir(this.folder)).filter((one) => one.startsWith(`${id}.`));
    const next = join(this.folder, `.${name}.${process.pid}`);
    await writeFile(next, bytes);
    await rename(next, join(this.folder, name));
    await this.remove(outdated.filter((one) => one !== name));
    await this.dropOldest();
  }

  private async dropOldest(): Promise<void> {
    const names = await readdir(this.folder);
    if (names.length <= FILES_MAX) return;
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: await changedAt(join(this.folder, name)) })),
    );
    const eldest = aged.sort((a, b) => a.at - b.at).slice(0, FILES_DROPPED);
    await this.remove(eldest.map(({ name }) => name));
  }

  private async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(join(this.folder, name), { force: true })));
  }
}

/** The file and when it was written; null where there is none. */
async function readable(file: string | null): Promise<[string, number] | null> {
  const found = file === null ? null : await stat(file).catch(() => null);
  return found?.isFile() && file !== null ? [file, found.mtimeMs] : null;
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.mtimeMs ?? 0;
}
