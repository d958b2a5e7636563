import type { MediaCrop } from '@solar/contracts/admin/media-http';

/** The part of a picture, upright, in its own format. The library is loaded with the first crop. */
export async function croppedPicture(bytes: Buffer, crop: MediaCrop): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes, { limitInputPixels: 60_000_000 })
    .rotate()
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({
      ...span('left', 'width', crop.left, crop.width, info.width),
      ...span('top', 'height', crop.top, crop.height, info.height),
    })
    .toBuffer();
}

/** `roof.jpg` as `roof (crop).jpg`. */
export function croppedName(filename: string): string {
  return filename.replace(/(\.\w+)?$/, (ending) => ` (crop)${ending}`);
}

/** Percent as pixels within the picture, one at least. */
function span<Start extends string, Size extends string>(
  start: Start,
  size: Size,
  from: number,
  share: number,
  pixels: number,
) {
  const first = Math.min(pixels - 1, Math.floor((from / 100) * pixels));
  const end = Math.min(pixels, Math.max(first + 1, Math.round(((from + share) / 100) * pixels)));
  return { [start]: first, [size]: end - first } as Record<Start | Size, number>;
}
