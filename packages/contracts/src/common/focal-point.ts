import { z } from 'zod';

/** Focal points lie on a grid of this many percent, so that a style sheet can name each place without inline styles. */
export const FOCAL_STEP = 5;
const percent = z.number().int().min(0).max(100).multipleOf(FOCAL_STEP);

/** What stays in view when a frame crops a picture, in percent from its left and top edges. */
export const focalPointSchema = z.strictObject({ x: percent, y: percent });
export type FocalPoint = z.infer<typeof focalPointSchema>;

/** Where a picture is cropped to when nobody said otherwise. */
export const CENTRE: FocalPoint = { x: 50, y: 50 };

/** The nearest point of the grid inside the picture. */
export function nearestFocalPoint({ x, y }: FocalPoint): FocalPoint {
  const near = (value: number) =>
    Math.min(100, Math.max(0, Math.round(value / FOCAL_STEP) * FOCAL_STEP));
  return { x: near(x), y: near(y) };
}
