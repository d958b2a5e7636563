import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A drawing to be written as `<path>.avif`, `.webp` and `.jpg`. */
export interface Drawing {
  path: string;
  svg: string;
  width: number;
  height: number;
}

/** Raise it when encoder settings change, so that kept pictures are made again. */
const ENCODER_VERSION = 2;
const MANIFEST = 'pictures.json';

type Manifest = Record<string, string>;

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

async function encode(folder: string, { path, svg, width, height }: Drawing): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, height)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  await Promise.all([
    sharp(data, raw).avif({ quality: 58, effort: 1 }).toFile(`${target}.avif`),
    sharp(data, raw).webp({ quality: 80, effort: 3 }).toFile(`${target}.webp`),
    sharp(data, raw).jpeg({ quality: 82, mozjpeg: true }).toFile(`${target}.jpg`),
  ]);
}

/**
 * Writes the drawings that changed since the last run and answers how many were made. `onProgress`
 * hears of each finished drawing.
 */
export async function rasterise(
  folder: string,
  drawings: readonly Drawing[],
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const manifest = await readManifest(folder);
  const pending = drawings
    .map((drawing) => ({
      drawing,
      digest: createHash('sha256')
        .update(`${ENCODER_VERSION}:${drawing.width}:${drawing.svg}`)
        .digest('hex'),
    }))
    .filter(({ drawing, digest }) => manifest[drawing.path] !== digest);
  for (const [index, { drawing, digest }] of pending.entries()) {
    await encode(folder, drawing);
    manifest[drawing.path] = digest;
    onProgress(index + 1, pending.length);
  }
  const temporary = join(folder, `${MANIFEST}.new`);
  await writeFile(temporary, JSON.stringify(manifest));
  await rename(temporary, join(folder, MANIFEST));
  return pending.length;
}
