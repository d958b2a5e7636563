/** Widths, in pixels, in which a stored picture exists as AVIF and WebP beside its full size: `<stem>-<width>.avif`. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960] as const;

/** Formats of the smaller sizes, the best one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Address of one size of a picture; `stem` is its address without an ending. */
export function pictureUrl(stem: string, width: number, format: PictureFormat): string {
  return `${stem}-${width}.${format}`;
}

/** A `<source>` of a picture. */
export interface PictureSource {
  type: `image/${PictureFormat}`;
  srcSet: string;
  sizes: string;
}

/**
 * The sources of a stored picture in every format and size, from which the browser takes the smallest that is sharp.
 * `sizes` says how wide it is shown, as in HTML.
 */
export function pictureSources(stem: string, fullWidth: number, sizes: string): PictureSource[] {
  return PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: [
      ...PICTURE_WIDTHS.map((width) => `${pictureUrl(stem, width, format)} ${width}w`),
      `${stem}.${format} ${fullWidth}w`,
    ].join(', '),
    sizes,
  }));
}
