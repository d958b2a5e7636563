import type { SurfaceName } from './materials';
import { Model, type Point } from './model';

/** A tower of modules on a base, with the head that has the controls. Lengths in millimetres. */
export interface StackFigures {
  widthMm: number;
  depthMm: number;
  baseMm: number;
  moduleMm: number;
  modules: number;
  headMm: number;
  body: SurfaceName;
  head: SurfaceName;
  radius: number;
  /** The head is on top, or the first module from below has it. */
  light: 'ring' | 'strip';
}

const SEAM = 3;

export const stackHeight = ({ baseMm, moduleMm, modules, headMm }: StackFigures): number =>
  baseMm + moduleMm * modules + headMm;

/** A battery of true modules: each one a housing with its grips, and the seams between them. */
export function stackModel(figures: StackFigures): Model {
  const { widthMm, depthMm, baseMm, moduleMm, modules, headMm, body, head, radius } = figures;
  const model = new Model();
  model.moulded('darkPaint', [0, 0, 0], [widthMm * 0.97, baseMm, depthMm * 0.94], radius * 0.6, 3);
  for (let index = 0; index < modules; index += 1) {
    addModule(model, figures, baseMm + index * moduleMm);
  }
  const top = baseMm + modules * moduleMm;
  model.box('darkPaint', [0, top - 1, 0], [widthMm * 0.985, SEAM + 2, depthMm * 0.97]);
  model.moulded(head, [0, top + SEAM, 0], [widthMm, headMm - SEAM, depthMm], radius, 4);
  addLight(model, figures, top);
  if (body !== head) return model;
  model.box('greyPaint', [0, top + headMm - 1, 0], [widthMm * 0.9, 1.4, depthMm * 0.8]);
  return model;
}

function addModule(model: Model, figures: StackFigures, y: number): void {
  const { widthMm, depthMm, moduleMm, body, radius } = figures;
  model.box('darkPaint', [0, y - 1, 0], [widthMm * 0.985, SEAM + 2, depthMm * 0.97]);
  model.moulded(body, [0, y + SEAM, 0], [widthMm, moduleMm - SEAM, depthMm], radius, 3);
  for (const side of [-1, 1]) {
    const grip: Point = [(side * widthMm) / 2, y + moduleMm * 0.5, 0];
    model.box('darkPaint', grip, [2.4, moduleMm * 0.16, depthMm * 0.42]);
  }
}

function addLight(
  model: Model,
  { widthMm, depthMm, headMm, light }: StackFigures,
  top: number,
): void {
  const front = depthMm / 2;
  const y = top + headMm * 0.55;
  if (light === 'strip') {
    model.moulded('display', [0, y - 9, front], [widthMm * 0.3, 18, 3], 6, 1);
    model.box('greenLight', [0, y - 3, front + 1.4], [widthMm * 0.22, 6, 1]);
    return;
  }
  const radius = Math.min(34, headMm * 0.22);
  model.round(
    'display',
    [0, y, front],
    [
      [0.4, radius],
      [1.6, radius * 0.96],
      [1.8, 0],
    ],
  );
  model.round(
    'greenLight',
    [0, y, front],
    [
      [1.8, radius * 0.84],
      [2.4, radius * 0.82],
      [2.4, radius * 0.7],
      [1.8, radius * 0.68],
    ],
  );
}

export interface CabinetFigures {
  widthMm: number;
  heightMm: number;
  depthMm: number;
  /** A pane of glass over the whole front, instead of painted metal. */
  glassFront: boolean;
}

/** A battery in one smooth cabinet for wall or floor, with a light at its edge. */
export function cabinetModel({ widthMm, heightMm, depthMm, glassFront }: CabinetFigures): Model {
  const model = new Model();
  const radius = glassFront ? 26 : 62;
  model.moulded(
    'greyPaint',
    [0, 6, -depthMm * 0.18],
    [widthMm - 14, heightMm - 12, depthMm * 0.6],
    radius,
    6,
  );
  model.moulded(
    'whitePaint',
    [0, 0, depthMm * 0.1],
    [widthMm, heightMm, depthMm * 0.8],
    radius,
    14,
  );
  if (glassFront) {
    const size = [widthMm - 34, heightMm - 34, 5] as const;
    model.moulded('whiteSheet', [0, 17, depthMm / 2], size, radius * 0.7, 2);
  }
  model.box(
    'greenLight',
    [widthMm / 2 - 0.5, heightMm * 0.62, depthMm * 0.12],
    [2, heightMm * 0.18, 7],
  );
  for (const side of [-1, 1])
    model.box('darkPaint', [side * widthMm * 0.36, -1, 0], [60, 8, depthMm * 0.7]);
  return model;
}

export interface RackFigures {
  widthMm: number;
  heightMm: number;
  depthMm: number;
}

/** A module for a rack of 19 inches: front plate with ears and handles, terminals, breaker and lights of the charge. */
export function rackModel({ widthMm, heightMm, depthMm }: RackFigures): Model {
  const model = new Model();
  const front = depthMm / 2;
  model.box('greyPaint', [0, 2, -6], [widthMm - 10, heightMm - 4, depthMm - 12]);
  model.moulded('whitePaint', [0, 0, front - 3], [widthMm + 40, heightMm, 6], 4, 1);
  for (const side of [-1, 1]) addEar(model, side * (widthMm / 2), heightMm, front);
  const row = heightMm * 0.56;
  for (const [index, ring] of (
    ['redPaint', 'blackPlastic', 'redPaint', 'blackPlastic'] as const
  ).entries()) {
    const x = -widthMm * 0.34 + index * 32;
    model.cylinder('blackPlastic', [x, row, front + 5], 13, 12);
    model.cylinder(ring, [x, row, front + 12], 10.5, 8);
    model.cylinder('tinnedCopper', [x, row, front + 15], 5, 6);
  }
  model.moulded('blackPlastic', [widthMm * 0.04, row - 26, front + 5], [38, 52, 14], 3, 1.5);
  model.box('redPaint', [widthMm * 0.04, row - 2, front + 12], [16, 18, 8]);
  for (let port = 0; port < 3; port += 1) {
    const at: Point = [widthMm * 0.15 + port * 22, row - 8, front + 1];
    model.box('steel', at, [17, 15, 5]);
    model.box('blackPlastic', [at[0], at[1] + 2.5, front + 3], [12, 9, 2]);
  }
  for (let light = 0; light < 6; light += 1) {
    const at: Point = [widthMm * 0.15 + light * 11, row + 22, front + 1];
    model.box('greenLight', at, [6, 3.4, 2]);
  }
  for (let slot = 0; slot < 14; slot += 1) {
    model.box('darkPaint', [-widthMm * 0.36 + slot * 23, heightMm * 0.1, front], [15, 4, 1.6]);
  }
  return model;
}

function addEar(model: Model, x: number, height: number, front: number): void {
  const handle = Math.sign(x) * -26 + x;
  model.cylinder('aluminium', [handle, height / 2, front + 34], 5, height * 0.62, 'y');
  for (const y of [height * 0.22, height * 0.78]) {
    model.cylinder('aluminium', [handle, y, front + 17], 5, 36);
    model.cylinder('blackPlastic', [x + Math.sign(x) * 11, y, front + 1], 4, 3);
  }
}
