import type { MediaCrop } from '@solar/contracts/admin/media-http';

/** A place on a picture, in percent from its left and top edges. */
export interface CropPoint {
  x: number;
  y: number;
}

/** The whole picture. */
export const WHOLE: MediaCrop = { left: 0, top: 0, width: 100, height: 100 };

/** The rectangle between two places, in whole percent within the picture and never empty. */
export function rectangleBetween(one: CropPoint, other: CropPoint): MediaCrop {
  const [left, right] = edges(one.x, other.x);
  const [top, bottom] = edges(one.y, other.y);
  return { left, top, width: right - left, height: bottom - top };
}

function edges(one: number, other: number): [number, number] {
  const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
  const [from, to] = [within(Math.min(one, other)), within(Math.max(one, other))];
  if (from < to) return [from, to];
  return from === 100 ? [99, 100] : [from, from + 1];
}
