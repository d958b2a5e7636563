import type { SurfaceName } from './materials';
import { Model, type Point } from './model';

/** What the front of a series has; colours and parts only, no maker's logo. */
export interface InverterLook {
  body: SurfaceName;
  /** The part below this share of the height has a surface of its own, as a connection box has. */
  lower?: { surface: SurfaceName; share: number };
  /** A strip across the front at this share of the height. */
  band?: { surface: SurfaceName; at: number };
  face: 'lights' | 'lcd' | 'screen' | 'ring';
  radius: number;
  /** Feet instead of a wall bracket, for machines that stand on the ground. */
  stands?: boolean;
  /** Slots in the front, as machines with fans inside have. */
  slots?: boolean;
}

export interface InverterFigures {
  widthMm: number;
  heightMm: number;
  depthMm: number;
  look: InverterLook;
  /** Pairs of connectors for strings. */
  strings: number;
  hasBattery: boolean;
  /** Fans under the heat sink. */
  fans: number;
}

/** How far connectors and glands reach below the housing. */
const BELOW = 46;

/** A string or hybrid inverter: housing, heat sink with fins behind, and connectors, glands and switch below. */
export function inverterModel(figures: InverterFigures): Model {
  const { widthMm, heightMm, depthMm, look, fans } = figures;
  const model = new Model();
  const foot = look.stands ? 120 : BELOW;
  const cover = depthMm * 0.62;
  const front = depthMm / 2;
  const at: Point = [0, foot, front - cover / 2];
  model.moulded(look.body, at, [widthMm, heightMm, cover], look.radius, Math.min(9, cover / 6));
  addHeatSink(model, figures, foot, front - cover);
  addFront(model, figures, foot, front);
  addConnections(model, figures, foot, front - cover / 2);
  if (look.stands) addFeet(model, figures, foot);
  else
    model.box(
      'galvanised',
      [0, foot + heightMm * 0.3, 4 - front],
      [widthMm * 0.6, heightMm * 0.5, 6],
    );
  for (let fan = 0; fan < fans; fan += 1) {
    const x = ((fan + 0.5) / fans - 0.5) * widthMm * 0.8;
    const place: Point = [x, foot + 4, front - cover - depthMm * 0.16];
    model.cylinder('blackPlastic', place, depthMm * 0.13, 16, 'y');
  }
  return model;
}

function addHeatSink(
  model: Model,
  { widthMm, heightMm, depthMm }: InverterFigures,
  foot: number,
  back: number,
): void {
  const depth = depthMm * 0.34;
  const fins = Math.min(52, Math.round(widthMm / 17));
  const plate: Point = [0, foot + heightMm * 0.05, back - 4];
  model.box('greyPaint', plate, [widthMm * 0.94, heightMm * 0.9, 12]);
  for (let fin = 0; fin < fins; fin += 1) {
    const x = ((fin + 0.5) / fins - 0.5) * widthMm * 0.92;
    const at: Point = [x, foot + heightMm * 0.06, back - depth / 2 - 6];
    model.box('greyPaint', at, [3.2, heightMm * 0.88, depth]);
  }
}

function addFront(
  model: Model,
  { widthMm, heightMm, look, hasBattery }: InverterFigures,
  foot: number,
  front: number,
): void {
  const { lower, band } = look;
  if (lower) {
    const height = heightMm * lower.share;
    const at: Point = [0, foot + 5, front - 4];
    model.moulded(lower.surface, at, [widthMm - 6, height - 5, 14], look.radius * 0.8, 3);
    model.box('darkPaint', [0, foot + height, front - 2], [widthMm - 4, 2.4, 5]);
  }
  if (band) {
    const y = foot + heightMm * band.at;
    model.box(band.surface, [0, y, front - 2], [widthMm - 10, heightMm * 0.035, 5]);
  }
  if (look.slots) addSlots(model, [0, foot + heightMm * 0.82, front], widthMm, heightMm);
  const middle = foot + heightMm * (lower ? lower.share + (1 - lower.share) * 0.55 : 0.62);
  addFace(model, look, [0, middle, front], Math.min(widthMm, heightMm));
  if (hasBattery) {
    const y = foot + heightMm * 0.08;
    model.flat('orangePaint', triangle([-widthMm * 0.38, y], 22), front + 0.6);
  }
}

const triangle = ([x, y]: readonly [number, number], side: number) =>
  [
    [x, y],
    [x + side, y],
    [x + side / 2, y + side * 0.87],
  ] as const;

function addSlots(model: Model, [x, y, z]: Point, width: number, height: number): void {
  for (let slot = 0; slot < 7; slot += 1) {
    model.box('darkPaint', [x, y + slot * height * 0.018, z - 1], [width * 0.7, height * 0.008, 3]);
  }
}

function addFace(model: Model, { face }: InverterLook, [x, y, z]: Point, size: number): void {
  if (face === 'ring') {
    const radius = size * 0.13;
    model.round(
      'display',
      [x, y, z],
      [
        [0.4, radius],
        [2, radius * 0.96],
        [2.2, 0],
      ],
    );
    model.round(
      'greenLight',
      [x, y, z],
      [
        [2.2, radius * 0.8],
        [2.8, radius * 0.78],
        [2.8, radius * 0.7],
        [2.2, radius * 0.68],
      ],
    );
    return;
  }
  const [width, height] =
    face === 'lights' ? [size * 0.2, size * 0.035] : [size * 0.36, size * 0.2];
  model.moulded('display', [x, y - height / 2, z], [width, height, 4], height * 0.12, 1);
  if (face === 'lcd') {
    model.box('lcd', [x, y - height * 0.32, z + 2], [width * 0.84, height * 0.64, 1.2]);
    for (let key = 0; key < 4; key += 1) {
      const at: Point = [x + (key - 1.5) * size * 0.075, y - height * 0.9, z + 1];
      model.cylinder('greyPaint', at, size * 0.02, 5);
    }
  }
  if (face === 'screen') {
    model.box(
      'blueLight',
      [x - width * 0.18, y - height * 0.1, z + 2],
      [width * 0.4, height * 0.08, 1],
    );
    model.box(
      'blueLight',
      [x - width * 0.1, y + height * 0.14, z + 2],
      [width * 0.56, height * 0.08, 1],
    );
  }
  const row = face === 'lights' ? y - height * 0.2 : y + height * 0.78;
  for (const [index, light] of (['greenLight', 'greenLight', 'blueLight'] as const).entries()) {
    const at: Point = [x + (index - 1) * size * 0.05, row, z + 1.6];
    model.box(light, at, [size * 0.025, size * 0.012, 1.4]);
  }
}

/** From the left: the switch, connectors of the strings in pairs, battery terminals, and glands of grid and signals. */
function addConnections(
  model: Model,
  { widthMm, strings, hasBattery }: InverterFigures,
  foot: number,
  middle: number,
): void {
  const left = -widthMm * 0.42;
  model.cylinder('blackPlastic', [left + 14, foot - 8, middle], 17, 18, 'y', 8);
  model.box('redPaint', [left + 14, foot - 32, middle], [9, 16, 26]);
  const room = widthMm * (hasBattery ? 0.4 : 0.5);
  const pitch = Math.min(24, room / Math.max(1, strings));
  for (let pair = 0; pair < strings; pair += 1) {
    for (const [row, ring] of (['redPaint', 'bluePaint'] as const).entries()) {
      const at = [left + 48 + pair * pitch, middle + (row - 0.5) * 30] as const;
      model.cylinder('blackPlastic', [at[0], foot - 16, at[1]], 8, 34, 'y', 8);
      model.cylinder(ring, [at[0], foot - 5, at[1]], 8.6, 5, 'y', 8);
      model.cylinder('blackPlastic', [at[0], foot - 36, at[1]], 6, 14, 'y', 8);
    }
  }
  const glands = hasBattery ? [22, 22, 15, 11] : [22, 14, 11];
  let x = widthMm * 0.44;
  for (const radius of glands) {
    x -= radius + 4;
    model.cylinder('blackPlastic', [x, foot - 8, middle], radius, 20, 'y', 8);
    model.cylinder('blackPlastic', [x, foot - 26, middle], radius * 0.78, 22, 'y', 8);
    model.cylinder('rubber', [x, foot - 40, middle], radius * 0.5, 12, 'y', 8);
    x -= radius + 6;
  }
}

function addFeet(model: Model, { widthMm, depthMm }: InverterFigures, foot: number): void {
  for (const side of [-1, 1]) {
    const x = side * widthMm * 0.38;
    model.box('greyPaint', [x, 0, 0], [44, foot + 6, 44]);
    model.box('greyPaint', [x, 0, 0], [60, 16, depthMm * 0.96]);
  }
}

/** A microinverter: a flat potted housing with its bracket, the two leads of its module and the plug of the trunk cable. */
export function microinverterModel({
  widthMm,
  heightMm,
  depthMm,
}: Pick<InverterFigures, 'widthMm' | 'heightMm' | 'depthMm'>): Model {
  const model = new Model();
  model.moulded('greyPaint', [0, 0, 0], [widthMm, heightMm, depthMm], 16, 5);
  model.moulded(
    'darkPaint',
    [0, heightMm * 0.12, depthMm / 2],
    [widthMm * 0.8, heightMm * 0.62, 5],
    12,
    2,
  );
  model.box('greenLight', [widthMm * 0.3, heightMm * 0.84, depthMm / 2], [9, 5, 2]);
  model.box('steel', [0, heightMm - 4, -depthMm / 2 + 2], [widthMm * 0.5, 34, 3]);
  for (const side of [-1, 1]) {
    const x = side * widthMm * 0.26;
    model.cylinder('blackPlastic', [x, heightMm + 8, 4], 9, 18, 'y');
    const lead = [
      [x, heightMm + 14, 4],
      [x + side * 8, heightMm + 50, 10],
      [x + side * 46, heightMm + 46, 20],
      [x + side * 74, heightMm - 8, 24],
      [x + side * 80, heightMm - 60, 24],
    ] as const;
    model.cable('blackSheath', lead, 3.4, [28, 8]);
    model.cylinder('blackPlastic', [x + side * 80, heightMm - 82, 24], 8, 44, 'y');
  }
  model.moulded('blackPlastic', [0, heightMm - 6, 4], [52, 30, 22], 8, 3);
  return model;
}
