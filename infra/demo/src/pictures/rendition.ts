import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@solar/contracts/common/picture-widths';
import type { Render } from './renders';

export type FileFormat = 'avif' | 'webp' | 'jpg';
const ALL: readonly FileFormat[] = ['avif', 'webp', 'jpg'];

/** A size of a picture, to be written as `<path>.<format>`. */
export interface Rendition {
  path: string;
  width: number;
  formats: readonly FileFormat[];
}

/** A picture that was rendered from a model, and what is written of it. The ground of products is transparent. */
export interface Picture {
  /** Where it is stored in full, without an ending. */
  path: string;
  width: number;
  render: Render;
  renditions: readonly Rendition[];
}

/** One size in every format. */
export const inAllFormats = (path: string, width: number): Rendition => ({
  path,
  width,
  formats: ALL,
});

/** A picture in full, and in every width that the pages offer to browsers. */
export function standardRenditions(path: string, fullWidth: number): Rendition[] {
  const small = PICTURE_WIDTHS.filter((width) => width <= fullWidth).map((width) => ({
    path: `${path}-${width}`,
    width,
    formats: PICTURE_FORMATS,
  }));
  return [inAllFormats(path, fullWidth), ...small];
}
