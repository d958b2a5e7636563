import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { FileFormat, Picture } from './rendition';

/** Raise it when encoder settings change, so that kept pictures are made again. */
const ENCODER_VERSION = 5;
const MANIFEST = 'pictures.json';

type Manifest = Record<string, string>;

type Encoders = Readonly<Record<FileFormat, (picture: Sharp) => Sharp>>;

/** How much work goes into a picture: as much as for people, or as little as for tests, which look at none closely. */
export type Care = 'full' | 'quick';

// JPEG knows no transparency.
const onWhite = (picture: Sharp) => picture.flatten({ background: '#ffffff' });

const ENCODERS: Readonly<Record<Care, Encoders>> = {
  full: {
    avif: (picture) => picture.avif({ quality: 58, effort: 1 }),
    // What takes WebP takes AVIF nearly always, so it is encoded fast.
    webp: (picture) => picture.webp({ quality: 80, effort: 1 }),
    jpg: (picture) => onWhite(picture).jpeg({ quality: 82, mozjpeg: true }),
  },
  quick: {
    avif: (picture) => picture.avif({ quality: 30, effort: 0, chromaSubsampling: '4:2:0' }),
    webp: (picture) => picture.webp({ quality: 30, effort: 0, alphaQuality: 30 }),
    jpg: (picture) => onWhite(picture).jpeg({ quality: 60 }),
  },
};

/** Writes the files of pictures. What was made of a render once, for another product or for a larger size than its own, is copied. */
class PictureFiles {
  /** By render, width in pixels and format. */
  private readonly made = new Map<string, Promise<string>>();

  constructor(
    private readonly folder: string,
    private readonly encoders: Encoders,
  ) {}

  async write({ render, renditions }: Picture): Promise<void> {
    const sizes = new SizesOf(await sharp(render.file).metadata(), () => decoded(render.file));
    const files = renditions.flatMap(({ path, width, formats }) =>
      formats.map((format) => ({ target: join(this.folder, path), width, format })),
    );
    await Promise.all(
      files.map(async ({ target, width, format }) => {
        const file = `${target}.${format}`;
        await mkdir(dirname(file), { recursive: true });
        const pixels = sizes.widthFor(width);
        const key = `${render.digest} ${pixels} ${format}`;
        const before = this.made.get(key);
        if (before) return copyFile(await before, file);
        const writing = sizes.of(pixels).then(async (sized) => {
          await this.encoders[format](sized.clone()).toFile(file);
          return file;
        });
        this.made.set(key, writing);
        await writing;
      }),
    );
  }
}

/** A render in the sizes that are asked for, each made once for all formats: that costs as much as a format. */
class SizesOf {
  private whole: Promise<Sharp> | undefined;
  private readonly sized = new Map<number, Promise<Sharp>>();

  constructor(
    private readonly own: { width: number },
    private readonly decode: () => Promise<Sharp>,
  ) {}

  /** A browser enlarges a picture as well, and takes fewer bytes for it. */
  widthFor(width: number): number {
    return Math.min(width, this.own.width);
  }

  of(width: number): Promise<Sharp> {
    const before = this.sized.get(width);
    if (before) return before;
    const sizing = (this.whole ??= this.decode()).then((picture) =>
      width === this.own.width ? picture : pixelsOf(picture.clone().resize(width)),
    );
    this.sized.set(width, sizing);
    return sizing;
  }
}

const decoded = (file: string): Promise<Sharp> => pixelsOf(sharp(file));

async function pixelsOf(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** What a picture's files were made from and into. */
function recipeOf(picture: Picture, care: Care): string {
  const sizes = picture.renditions.map(({ path }) => path).join(',');
  const version = care === 'full' ? ENCODER_VERSION : `${care}-${ENCODER_VERSION}`;
  return `${version}:${picture.render.digest}:${sizes}`;
}

/**
 * Writes the pictures that changed since the last run and answers how many were made. `onProgress` hears of each one that is
 * done.
 */
export async function writePictures(
  folder: string,
  pictures: readonly Picture[],
  onProgress: (done: number, total: number) => void,
  care: Care = 'full',
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const manifest = await readManifest(folder);
  const pending = pictures.filter((picture) => manifest[picture.path] !== recipeOf(picture, care));
  const files = new PictureFiles(folder, ENCODERS[care]);
  for (const [index, picture] of pending.entries()) {
    await files.write(picture);
    manifest[picture.path] = recipeOf(picture, care);
    onProgress(index + 1, pending.length);
  }
  const temporary = join(folder, `${MANIFEST}.new`);
  await writeFile(temporary, JSON.stringify(manifest));
  await rename(temporary, join(folder, MANIFEST));
  return pending.length;
}
