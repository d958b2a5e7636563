import type { SurfaceName } from '../models/materials';
import type { Model, Point, Size } from '../models/model';

/** A window in a wall that faces +z: a reveal, a frame, and panes; `at` is the middle of its sill on the wall. */
export interface Window {
  at: Point;
  width: number;
  height: number;
  panes: number;
  glass: SurfaceName;
}

const FRAME = 0.07;

/** The wall is not cut: the frame stands out by little and the panes lie behind it, as seen from afar. */
export function addWindow(model: Model, { at, width, height, panes, glass }: Window): void {
  const [x, y, z] = at;
  model.box('darkPaint', [x, y, z], [width, height, 0.04]);
  const pane = (width - FRAME * (panes + 1)) / panes;
  for (let index = 0; index < panes; index += 1) {
    const left = x - width / 2 + FRAME + pane / 2 + index * (pane + FRAME);
    model.box(glass, [left, y + FRAME, z + 0.01], [pane, height - FRAME * 2, 0.04]);
  }
  for (let bar = 0; bar <= panes; bar += 1) {
    const left = x - width / 2 + FRAME / 2 + bar * (pane + FRAME);
    model.box('darkPaint', [left, y, z + 0.03], [FRAME, height, 0.06]);
  }
  for (const sill of [y, y + height - FRAME]) {
    model.box('darkPaint', [x, sill, z + 0.03], [width, FRAME, 0.06]);
  }
}

/** A flat roof's edge: a wall around it with a coping; `at` is the middle of the roof. */
export function addParapet(
  model: Model,
  surface: SurfaceName,
  [x, y, z]: Point,
  [width, height, depth]: Size,
): void {
  const thick = 0.22;
  for (const side of [-1, 1]) {
    const [edgeX, edgeZ] = [x + (side * (width - thick)) / 2, z + (side * (depth - thick)) / 2];
    model.box(surface, [edgeX, y, z], [thick, height, depth]);
    model.box(surface, [x, y, edgeZ], [width, height, thick]);
    model.box('concrete', [edgeX, y + height, z], [thick + 0.08, 0.05, depth + 0.08]);
    model.box('concrete', [x, y + height, edgeZ], [width + 0.08, 0.05, thick + 0.08]);
  }
}

/** A package unit of air conditioning, as stands on roofs. */
export function addCooler(model: Model, [x, y, z]: Point, scale = 1): void {
  const [width, height, depth] = [1.6 * scale, 1.3 * scale, 1.1 * scale];
  model.box('galvanised', [x, y, z], [width * 0.9, 0.15, depth * 0.9]);
  model.box('whitePaint', [x, y + 0.15, z], [width, height, depth]);
  for (let slot = 0; slot < 7; slot += 1) {
    const up = y + 0.3 + (slot * (height - 0.4)) / 7;
    model.box('greyPaint', [x, up, z + depth / 2], [width * 0.86, 0.06, 0.03]);
  }
  for (const side of [-0.25, 0.25]) {
    model.cylinder(
      'blackPlastic',
      [x + side * width, y + height + 0.16, z],
      0.3 * scale,
      0.04,
      'y',
    );
  }
}

/** Upright boards on a wall that faces +z, from `from` to `to`. */
export function addBoards(
  model: Model,
  surface: SurfaceName,
  [from, to]: readonly [number, number],
  [y, height]: readonly [number, number],
  z: number,
): void {
  const board = 0.14;
  for (let x = from + board / 2; x < to; x += board) {
    model.box(surface, [x, y, z], [board - 0.02, height, 0.05]);
  }
}
