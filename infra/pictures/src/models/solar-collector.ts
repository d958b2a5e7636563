import { METRE, Model, MILLIMETRE } from './model';

/** A flat-plate collector for hot water: width, length and depth in millimetres. */
export const COLLECTOR = { width: 1050, length: 2000, depth: 90 } as const;
const RISERS = 9;

/** The collector: absorber with its risers behind glass, in a frame; it stands as a module does. */
export function collectorModel(): Model {
  const { width, length, depth } = COLLECTOR;
  const model = new Model(MILLIMETRE);
  model.box('galvanised', [0, 0, -depth / 2 + 4], [width - 10, length, 8]);
  model.box('percCell', [0, 20, 14], [width - 44, length - 40, 6]);
  for (let riser = 0; riser < RISERS; riser += 1) {
    const x = ((riser + 0.5) / RISERS - 0.5) * (width - 60);
    model.box('blackAluminium', [x, 24, 19], [11, length - 48, 6]);
  }
  model.ring('aluminium', 0, [width, length, depth], 24);
  for (const y of [60, length - 60]) {
    model.cylinder('tinnedCopper', [0, y, -8], 11, width + 70, 'x', 14);
  }
  return model;
}

/** Of the tank above a pair of collectors, in metres: it keeps some 300 litres. */
const TANK = { radius: 0.29, length: 1.5 } as const;

/** What carries a pair of collectors whose upper edge is at `top`, and the tank behind it, with its pipes; in metres. */
export function tankModel(top: readonly [height: number, depth: number], clearance: number): Model {
  const [height, depth] = top;
  const model = new Model(METRE);
  const tank = [0, height + 0.16, -depth - 0.18] as const;
  const half = TANK.length / 2;
  model.turned(
    'whitePaint',
    [...tank],
    [
      [-half, 0],
      [-half + 0.02, TANK.radius * 0.7],
      [-half + 0.09, TANK.radius],
      [half - 0.09, TANK.radius],
      [half - 0.02, TANK.radius * 0.7],
      [half, 0],
    ],
  );
  for (const x of [-0.4, 0.4]) {
    model.cylinder('aluminium', [x, tank[1], tank[2]], TANK.radius + 0.006, 0.05, 'x', 40);
  }
  const feet = clearance + 0.1;
  for (const x of [-0.95, 0.95]) {
    model.box('galvanised', [x, -0.35, -0.06], [0.05, feet + 0.3, 0.05]);
    model.box('galvanised', [x, -0.35, -depth - 0.02], [0.05, height + 0.35, 0.05]);
    model.box('galvanised', [x, -0.32, -depth / 2], [0.05, 0.05, depth + 0.3]);
  }
  for (const x of [-0.6, 0.6]) {
    model.box('galvanised', [x, -0.35, tank[2] - 0.14], [0.05, height + 0.3, 0.05]);
  }
  model.box('galvanised', [0, height - 0.16, -depth - 0.02], [1.95, 0.05, 0.05]);
  model.box('galvanised', [0, height - 0.16, tank[2] - 0.14], [1.3, 0.05, 0.05]);
  model.cable(
    'blackSheath',
    [
      [1.08, height - 0.05, -depth + 0.06],
      [1.14, height + 0.02, -depth - 0.08],
      [0.98, height + 0.16, tank[2]],
      [half - 0.03, tank[1], tank[2]],
    ],
    0.02,
  );
  model.cable(
    'blackSheath',
    [
      [-1.08, clearance + 0.05, -0.08],
      [-1.16, clearance + 0.1, -depth / 2],
      [-1.1, height - 0.2, -depth - 0.2],
      [-half + 0.1, tank[1] - 0.2, tank[2]],
    ],
    0.02,
  );
  return model;
}
