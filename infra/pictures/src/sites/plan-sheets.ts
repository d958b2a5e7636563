import type { SurfaceName } from '../models/materials';
import type { Model, Point } from '../models/model';

const INK = 0.002;

/** A sheet on a wall; `at` is the middle of its lower edge. */
export function addSheet(
  model: Model,
  [x, y, z]: Point,
  [width, height]: readonly [number, number],
): void {
  model.box('paper', [x, y, z], [width, height, 0.002]);
  for (const side of [-1, 1]) {
    model.cylinder(
      'redPaint',
      [x + side * (width / 2 - 0.015), y + height - 0.015, z + 0.004],
      0.006,
      0.008,
    );
  }
}

/** A single-line diagram: strings to inverters, to a board, a meter and the grid. */
export function addDiagram(model: Model, [x, y, z]: Point): void {
  addSheet(model, [x, y, z], [0.84, 1.12]);
  const front = z + 0.002;
  const line = (from: readonly [number, number], to: readonly [number, number]) => {
    const [width, height] = [Math.abs(to[0] - from[0]) + 0.005, Math.abs(to[1] - from[1]) + 0.005];
    const at = [x + (from[0] + to[0]) / 2, y + Math.min(from[1], to[1]), front] as const;
    model.box('darkPaint', at, [width, height, INK]);
  };
  const symbol = (at: readonly [number, number], surface: SurfaceName, size = 0.075) => {
    model.box('darkPaint', [x + at[0], y + at[1] - size / 2, front], [size, size, INK]);
    model.box(
      surface,
      [x + at[0], y + at[1] - size / 2 + 0.005, front + 0.001],
      [size - 0.01, size - 0.01, INK],
    );
  };
  for (const column of [-0.27, 0, 0.27]) {
    for (const string of [-0.07, 0, 0.07]) {
      line([column + string, 0.98], [column + string, 0.82]);
      for (const up of [0.86, 0.91, 0.96]) symbol([column + string, up], 'bluePaint', 0.036);
    }
    line([column - 0.07, 0.82], [column + 0.07, 0.82]);
    line([column, 0.82], [column, 0.48]);
    symbol([column, 0.68], 'paper', 0.1);
    symbol([column, 0.54], 'orangePaint', 0.03);
  }
  line([-0.32, 0.48], [0.32, 0.48]);
  line([0, 0.48], [0, 0.16]);
  symbol([0, 0.38], 'orangePaint', 0.036);
  symbol([0, 0.28], 'paper', 0.08);
  line([-0.1, 0.16], [0.1, 0.16]);
  model.box('greyPaint', [x + 0.26, y + 0.05, front], [0.22, 0.12, INK]);
  model.box('paper', [x + 0.26, y + 0.055, front + 0.001], [0.21, 0.11, INK]);
}

/** A roof's layout, lying: outline, rows of modules, the way between them, dimensions and the title block; its middle at the origin. */
export function addLayout(model: Model, [width, depth]: readonly [number, number]): void {
  model.box('paper', [0, 0, 0], [width, 0.001, depth]);
  const ink = (
    surface: SurfaceName,
    [x, z]: readonly [number, number],
    size: readonly [number, number],
  ) => model.box(surface, [x, 0.001, z], [size[0], 0.0008, size[1]]);
  frame(ink, [-0.1, -0.02], [0.56, 0.44]);
  frame(ink, [0, 0], [width - 0.03, depth - 0.03]);
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 13; column += 1) {
      if (column === 6) continue;
      const at = [-0.1 + (column - 6) * 0.039, -0.18 + row * 0.08] as const;
      ink('bluePaint', at, [0.034, 0.058]);
    }
  }
  for (const z of [0.24]) ink('redPaint', [-0.1, z], [0.56, 0.002]);
  ink('redPaint', [-0.42 + 0.04, -0.02], [0.002, 0.44]);
  for (let line = 0; line < 7; line += 1)
    ink('greyPaint', [0.3, -0.2 + line * 0.025], [0.13 - (line % 3) * 0.02, 0.005]);
  frame(ink, [0.3, 0.2], [0.17, 0.12]);
  for (const z of [0.17, 0.2, 0.23]) ink('greyPaint', [0.29, z], [0.12, 0.006]);
}

type Ink = (
  surface: SurfaceName,
  at: readonly [number, number],
  size: readonly [number, number],
) => void;

function frame(
  ink: Ink,
  [x, z]: readonly [number, number],
  [width, depth]: readonly [number, number],
): void {
  for (const side of [-1, 1]) {
    ink('darkPaint', [x, z + (side * depth) / 2], [width, 0.003]);
    ink('darkPaint', [x + (side * width) / 2, z], [0.003, depth]);
  }
}
