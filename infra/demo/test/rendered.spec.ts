import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writePictures, type Care } from '../src/pictures/raster';
import { standardRenditions, type Picture } from '../src/pictures/rendition';

const SIDE = 16;

describe('rendered pictures', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rendered-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function pictureOf(product: string, digest: string, alpha = 0): Promise<Picture> {
    const file = join(folder, `${product}.avif`);
    const background = { r: 0, g: 0, b: 0, alpha };
    await sharp({ create: { width: SIDE, height: SIDE, channels: 4, background } })
      .avif()
      .toFile(file);
    const path = `products/${product}/main`;
    return {
      path,
      width: SIDE,
      render: { file, digest },
      renditions: [
        { path, width: SIDE, formats: ['avif', 'webp', 'jpg'] },
        { path: `${path}-8`, width: 8, formats: ['webp'] },
      ],
    };
  }

  const writeAll = (pictures: Picture[], care?: Care) =>
    writePictures(join(folder, 'media'), pictures, () => undefined, care);
  const write = async (digest: string, care?: Care) =>
    writeAll([await pictureOf('panel', digest)], care);

  const pixel = async (name: string, product = 'panel') => {
    const file = join(folder, 'media/products', product, name);
    return [...(await sharp(file).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
  };

  it('keep their transparent ground, and are white where a format has no transparency', async () => {
    await write('first');
    for (const name of ['main.avif', 'main.webp', 'main-8.webp']) {
      expect((await pixel(name))[3]).toBe(0);
    }
    expect(await pixel('main.jpg')).toEqual([255, 255, 255, 255]);
  });

  it('are written again only when they were rendered again', async () => {
    expect(await write('first')).toBe(1);
    expect(await write('first')).toBe(0);
    expect(await write('second')).toBe(1);
  });

  it('are written again with care where they were written quickly', async () => {
    expect(await write('first', 'quick')).toBe(1);
    expect((await pixel('main-8.webp'))[3]).toBe(0);
    expect(await write('first', 'quick')).toBe(0);
    expect(await write('first')).toBe(1);
  });

  it('are made once of a render that products share', async () => {
    const pictures = [await pictureOf('panel', 'shared'), await pictureOf('twin', 'shared', 1)];
    expect(await writeAll(pictures)).toBe(2);
    for (const name of ['main.avif', 'main.webp', 'main-8.webp']) {
      expect((await pixel(name, 'twin'))[3]).toBe(0);
    }
  });

  it('are not enlarged: a size beyond their own is the same file', async () => {
    const picture = await pictureOf('panel', 'small');
    const large = { path: `${picture.path}-32`, width: 2 * SIDE, formats: ['avif'] as const };
    await writeAll([{ ...picture, renditions: [...picture.renditions, large] }]);
    const { width } = await sharp(join(folder, 'media', `${large.path}.avif`)).metadata();
    expect(width).toBe(SIDE);
  });

  it('are offered in every width up to their own, in both formats', () => {
    const files = (width: number) =>
      standardRenditions('products/panel/main', width).flatMap(({ path, formats }) =>
        formats.map((format) => `${path}.${format}`),
      );
    expect(files(1200)).toContain('products/panel/main.jpg');
    expect(files(1200)).toContain('products/panel/main-160.avif');
    expect(files(1200)).toContain('products/panel/main-960.webp');
    expect(files(1200)).toHaveLength(13);
    expect(files(900)).not.toContain('products/panel/main-960.webp');
  });
});
