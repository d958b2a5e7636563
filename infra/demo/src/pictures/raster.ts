import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { FileFormat, Picture, Rendition } from './rendition';

/** Raise it when encoder settings change, so that kept pictures are made again. */
const ENCODER_VERSION = 4;
const MANIFEST = 'pictures.json';

type Manifest = Record<string, string>;

const ENCODERS: Readonly<Record<FileFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 58, effort: 1 }),
  // What takes WebP takes AVIF nearly always, so it is encoded fast.
  webp: (picture) => picture.webp({ quality: 80, effort: 1 }),
  // JPEG knows no transparency.
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
};

async function encode(folder: string, { render, renditions }: Picture): Promise<void> {
  const { data, info } = await sharp(render.file).raw().toBuffer({ resolveWithObject: true });
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
  await Promise.all(
    renditions.map((rendition) => write(folder, rendition, sharp(data, pixels), info.width)),
  );
}

async function write(
  folder: string,
  { path, width, formats }: Rendition,
  picture: Sharp,
  fullWidth: number,
): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const sized = width === fullWidth ? picture : picture.resize(width);
  await Promise.all(
    formats.map((format) => ENCODERS[format](sized.clone()).toFile(`${target}.${format}`)),
  );
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** What a picture's files were made from and into. */
function recipeOf(picture: Picture): string {
  const sizes = picture.renditions.map(({ path }) => path).join(',');
  return `${ENCODER_VERSION}:${picture.render.digest}:${sizes}`;
}

/**
 * Writes the pictures that changed since the last run and answers how many were made. `onProgress` hears of each one that is
 * done.
 */
export async function writePictures(
  folder: string,
  pictures: readonly Picture[],
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const manifest = await readManifest(folder);
  const pending = pictures.filter((picture) => manifest[picture.path] !== recipeOf(picture));
  for (const [index, picture] of pending.entries()) {
    await encode(folder, picture);
    manifest[picture.path] = recipeOf(picture);
    onProgress(index + 1, pending.length);
  }
  const temporary = join(folder, `${MANIFEST}.new`);
  await writeFile(temporary, JSON.stringify(manifest));
  await rename(temporary, join(folder, MANIFEST));
  return pending.length;
}
