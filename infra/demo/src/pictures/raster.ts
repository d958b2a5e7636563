import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { FileFormat, Picture } from './rendition';

/** Raise it when encoder settings change, so that kept pictures are made again. */
const ENCODER_VERSION = 4;
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

/** Writes the files of pictures. Several products share a render: what was made of it once is copied for the others. */
class PictureFiles {
  /** By render and size. */
  private readonly made = new Map<string, Promise<readonly string[]>>();

  constructor(
    private readonly folder: string,
    private readonly encoders: Encoders,
  ) {}

  async write({ render, renditions }: Picture): Promise<void> {
    let whole: Promise<Sharp> | undefined;
    const decode = () => (whole ??= decoded(render.file));
    await Promise.all(
      renditions.map(async ({ path, width, formats }) => {
        const target = join(this.folder, path);
        await mkdir(dirname(target), { recursive: true });
        const key = `${render.digest} ${width} ${formats.join()}`;
        const before = this.made.get(key);
        if (before) return copyAs(target, await before);
        const writing = decode().then((picture) => this.encode(picture, target, width, formats));
        this.made.set(key, writing);
        await writing;
      }),
    );
  }

  /** Answers the files. A picture is brought to its size once for all formats, which costs as much as a format. */
  private async encode(
    picture: Sharp,
    target: string,
    width: number,
    formats: readonly FileFormat[],
  ): Promise<readonly string[]> {
    const sized = await pixelsOf(picture.clone().resize(width));
    const write = async (format: FileFormat) => {
      const file = `${target}.${format}`;
      await this.encoders[format](sized.clone()).toFile(file);
      return file;
    };
    return Promise.all(formats.map(write));
  }
}

async function copyAs(target: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => copyFile(file, `${target}${extname(file)}`)));
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
