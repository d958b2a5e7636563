import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@solar/contracts/common/picture-widths';
import {
  PRODUCT_IMAGE_FORMATS,
  PRODUCT_IMAGE_SIZES,
  type ProductImageFormat,
} from '@solar/contracts/catalog/product-images';
import type { Sharp } from 'sharp';

/** A picture of more pixels is not decoded. */
const PIXELS_MAX = 60_000_000;
const PAPER = '#ffffff';

/** One file of a product picture. */
export type PictureSize = { name: string; width: number; format: ProductImageFormat };

const FULL = PRODUCT_IMAGE_SIZES.main.width;

/** The files that the shop shows of a product picture, the full size last: who finds that one finds all. */
export const PICTURE_SIZES: readonly PictureSize[] = [
  ...PRODUCT_IMAGE_FORMATS.map((format) => ({
    name: `card.${format}`,
    width: PRODUCT_IMAGE_SIZES.card.width,
    format,
  })),
  ...PICTURE_FORMATS.flatMap((format) =>
    PICTURE_WIDTHS.map((width) => ({ name: `main-${width}.${format}`, width, format })),
  ),
  ...PRODUCT_IMAGE_FORMATS.map((format) => ({ name: `main.${format}`, width: FULL, format })),
];

/** Makes one size after the other: square and upright, the whole picture on white. */
export async function* pictureSizes(
  source: Buffer,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(source, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize({ width: FULL, height: FULL, fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const size of PICTURE_SIZES) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize(
      size.width,
      size.width,
    );
    yield { name: size.name, bytes: await encoded(picture, size.format).toBuffer() };
  }
}

function encoded(picture: Sharp, format: ProductImageFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 3 });
    case 'webp':
      return picture.webp({ quality: 80 });
    case 'jpg':
      return picture.jpeg({ quality: 82, mozjpeg: true });
  }
}
