import { problem } from '@solar/service-kit/errors/problem';

const TYPES: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
/** A picture of more pixels is refused before it is decoded. */
const PIXELS_MAX = 60_000_000;
const SIDE_MAX = 1_600;
const QUALITY = 80;

/**
 * A photo as it is kept and shown: upright, of a size for screens, as WebP, without the camera's notes such as the place. What it is
 * follows from its content alone. Throws 422 `media.unsupported` for everything but JPEG, PNG, WebP and AVIF.
 */
export async function shownPicture(upload: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const source = sharp(upload, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { format } = await source.metadata().catch(() => ({ format: undefined }));
  if (format === undefined || !TYPES.includes(format)) throw unsupported();
  return source
    .rotate()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw unsupported();
    });
}

function unsupported() {
  return problem.unprocessable('media.unsupported', 'JPEG, PNG, WebP or AVIF only');
}
