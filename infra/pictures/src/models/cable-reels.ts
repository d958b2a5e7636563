import type { SurfaceName } from './materials';
import { Model } from './model';

export interface CableFigures {
  conductorMm2: number;
}

const FLANGE = 118;
const BARREL = 86;
const WIDTH = 96;
const BOARD = 8;
const APART = 62;
/** Outer diameters of EN 50618 cables, by cross-section. */
const DIAMETERS: Readonly<Record<number, number>> = { 4: 5.5, 6: 6.1, 10: 7.3 };

/** Outer diameter of a cable; in between by its cross-section. */
export function cableDiameter(conductorMm2: number): number {
  return DIAMETERS[conductorMm2] ?? 3.1 + Math.sqrt(conductorMm2) * 1.33;
}

/** Two plywood reels, one of each polarity, with their ends stripped. */
export function cableReelsModel({ conductorMm2 }: CableFigures): Model {
  const model = new Model();
  const diameter = cableDiameter(conductorMm2);
  addReel(model, -APART, 'blackSheath', diameter);
  addReel(model, APART, 'redSheath', diameter);
  addEnd(model, -APART - 12, 'blackSheath', diameter, conductorMm2);
  addEnd(model, APART - 12, 'redSheath', diameter, conductorMm2);
  return model;
}

function addReel(model: Model, x: number, sheath: SurfaceName, diameter: number): void {
  for (const side of [-1, 1]) {
    const [near, far] = [-BOARD / 2, BOARD / 2];
    model.turned(
      'plywood',
      [x + (side * (WIDTH + BOARD)) / 2, FLANGE, 0],
      [
        [near, 18],
        [near, FLANGE - 1.5],
        [near + 1.5, FLANGE],
        [far - 1.5, FLANGE],
        [far, FLANGE - 1.5],
        [far, 18],
        [near, 18],
      ],
      40,
    );
    model.turned(
      'steel',
      [x + (side * (WIDTH + BOARD)) / 2, FLANGE, 0],
      [
        [near - 1, 17],
        [near - 1, 24],
        [far + 1, 24],
        [far + 1, 17],
      ],
    );
  }
  const turns = Math.floor(WIDTH / diameter);
  model.turned(sheath, [x, FLANGE, 0], windings(turns, WIDTH / turns), 26);
}

/** The outer layer of turns in section. */
function windings(turns: number, pitch: number): [number, number][] {
  const steps = 3;
  return Array.from({ length: turns * steps + 1 }, (_, index) => {
    const angle = ((index % steps) / steps) * Math.PI;
    const along = -WIDTH / 2 + Math.floor(index / steps) * pitch;
    return [along + ((1 - Math.cos(angle)) * pitch) / 2, BARREL + (Math.sin(angle) * pitch) / 2];
  });
}

/** The loose end comes off the top, lies before the reel and shows its tinned strands. */
function addEnd(
  model: Model,
  x: number,
  sheath: SurfaceName,
  diameter: number,
  conductorMm2: number,
): void {
  const radius = diameter / 2;
  const top = FLANGE + BARREL + diameter / 2;
  model.cable(
    sheath,
    [
      [x, top, 0],
      [x + 2, top - 26, 64],
      [x + 6, FLANGE * 0.72, 116],
      [x + 14, 30, 132],
      [x + 28, radius, 152],
      [x + 40, radius, 176],
    ],
    radius,
    [30, 8],
  );
  const strands = Math.sqrt(conductorMm2 / Math.PI);
  const tip: (readonly [number, number, number])[] = [
    [x + 40, radius, 176],
    [x + 44, radius, 184],
    [x + 48, radius, 192],
  ];
  model.cable('tinnedCopper', tip, strands, [2, 8]);
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2;
    const [across, up] = [Math.cos(angle) * strands * 0.8, Math.sin(angle) * strands * 0.8];
    const points = tip.map(
      ([px, py, pz]) => [px + across * 0.9, py + up, pz - across * 0.4] as const,
    );
    model.cable('tinnedCopper', points, strands * 0.34, [2, 5]);
  }
}
