import type { Point3 } from '../pictures/camera';
import { mix, type Light } from './light';
import type { View } from './view';

export interface Table {
  /** Left end of the low edge. */
  at: Point3;
  width: number;
  /** Depth over ground and rise of the tilted surface, metres. */
  run: number;
  rise: number;
  columns: number;
  rows: number;
  /** Lies on a roof: no posts, no shadow on the ground. */
  onRoof?: boolean;
}

/** Posts of a free-standing table and its shadow on the ground. */
function drawStand(
  view: View,
  light: Light,
  { x, y, z, width, run, rise }: Record<'x' | 'y' | 'z' | 'width' | 'run' | 'rise', number>,
  fade: number,
): void {
  const ground = Math.max(0, y - 1.2);
  view.polygon(
    [
      [x, ground, z + run * 0.4],
      [x + width, ground, z + run * 0.4],
      [x + width, ground, z - run * 0.25],
      [x, ground, z - run * 0.25],
    ],
    '#0a0a14',
    `opacity="${0.3 * (1 - fade)}" filter="url(#soft)"`,
  );
  const count = Math.max(2, Math.round(width / 4));
  const posts = Array.from({ length: count }, (_, i): readonly [Point3, Point3] => {
    const at = x + (width * (i + 0.5)) / count;
    return [
      [at, ground, z + run * 0.5],
      [at, y + rise * 0.5, z + run * 0.5],
    ];
  });
  view.lines(posts, mix(mix(light.distance, '#20222b', 0.6), light.distance, fade), 2.2);
}

/** A tilted table of modules seen from its low side, on posts. */
export function drawTable(
  view: View,
  light: Light,
  { at: [x, y, z], width, run, rise, columns, rows, onRoof = false }: Table,
  fade = 0,
): void {
  const corner = (u: number, v: number): Point3 => [x + width * u, y + rise * v, z + run * v];
  const low = view.project(corner(0, 0));
  const high = view.project(corner(0, 1));
  const tint = (color: string) => mix(color, light.distance, fade);
  const glass = view.gradient(
    [0, high[1]],
    [0, low[1]],
    [
      [0, tint(mix(light.panel[1], light.panel[2], 0.55))],
      [0.35, tint(light.panel[1])],
      [1, tint(light.panel[0])],
    ],
  );
  if (!onRoof) drawStand(view, light, { x, y, z, width, run, rise }, fade);
  view.polygon([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], glass);
  const seams = [
    ...Array.from(
      { length: columns - 1 },
      (_, i) => [corner((i + 1) / columns, 0), corner((i + 1) / columns, 1)] as const,
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, i) => [corner(0, (i + 1) / rows), corner(1, (i + 1) / rows)] as const,
    ),
  ];
  view.lines(seams, tint('#b9c8e4'), fade > 0.4 ? 0.5 : 1, 0.4);
  view.lines(
    [
      [corner(0, 0), corner(1, 0)],
      [corner(0, 1), corner(1, 1)],
    ],
    tint(mix(light.haze, '#ffffff', 0.3)),
    1.4,
    0.75,
  );
}

export interface Block {
  at: Point3;
  width: number;
  height: number;
  depth: number;
}

/** A building: the wall towards us, the visible flank, and the roof when the eye is above it. */
export function drawBlock(
  view: View,
  light: Light,
  { at: [x, y, z], width, height, depth }: Block,
  fade = 0,
): void {
  const tint = (color: string) => mix(color, light.distance, fade);
  const [r, t, b] = [x + width, y + height, z + depth];
  view.polygon(
    [
      [x, t, z],
      [r, t, z],
      [r, t, b],
      [x, t, b],
    ],
    tint(light.wall[2]),
  );
  if (r < 0)
    view.polygon(
      [
        [r, y, z],
        [r, y, b],
        [r, t, b],
        [r, t, z],
      ],
      tint(light.wall[1]),
    );
  if (x > 0)
    view.polygon(
      [
        [x, y, z],
        [x, y, b],
        [x, t, b],
        [x, t, z],
      ],
      tint(light.wall[1]),
    );
  const [lx, ly] = view.project([x, t, z]);
  const [, by] = view.project([x, y, z]);
  const wall = view.gradient(
    [lx, ly],
    [lx, by],
    [
      [0, tint(light.wall[0])],
      [1, tint(mix(light.wall[0], light.wall[1], 0.45))],
    ],
  );
  view.polygon(
    [
      [x, y, z],
      [r, y, z],
      [r, t, z],
      [x, t, z],
    ],
    wall,
  );
}

/** Windows over a block's front: a grid of openings, lit when lamps are on. */
export function drawWindows(
  view: View,
  light: Light,
  { at: [x, y, z], width, height }: Block,
  columns: number,
  rows: number,
  lit: (i: number) => boolean,
): void {
  const [cw, ch] = [width / columns, height / rows];
  for (let i = 0; i < columns * rows; i += 1) {
    const [left, low] = [
      x + cw * ((i % columns) + 0.22),
      y + ch * (Math.floor(i / columns) + 0.24),
    ];
    const glass = light.lamp && lit(i) ? light.lamp : mix(light.panel[0], light.panel[2], 0.25);
    view.polygon(
      [
        [left, low, z - 0.02],
        [left + cw * 0.56, low, z - 0.02],
        [left + cw * 0.56, low + ch * 0.55, z - 0.02],
        [left, low + ch * 0.55, z - 0.02],
      ],
      glass,
      'opacity="0.92"',
    );
  }
}
