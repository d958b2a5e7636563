import type { SurfaceName } from './materials';
import { Model } from './model';

export interface DinFigures {
  kind: 'meter' | 'logger';
  widthMm: number;
  heightMm: number;
  depthMm: number;
  surface: SurfaceName;
  /** Split-core current transformers that come with a meter. */
  transformers: number;
  antennas: number;
}

const RAIL_HEIGHT = 35;
const RAIL_DEPTH = 7.5;

/** A device on a piece of DIN rail: shoulders with screw terminals, and a raised face. */
export function dinDeviceModel(figures: DinFigures): Model {
  const { widthMm, heightMm, depthMm, surface } = figures;
  const model = new Model();
  const back = -depthMm / 2;
  addRail(model, figures);
  const shoulder = depthMm * 0.62;
  model.moulded(surface, [0, 0, back + shoulder / 2], [widthMm, heightMm, shoulder], 3, 1.5);
  const face = depthMm - shoulder + 4;
  const faceHeight = heightMm * 0.56;
  const y = heightMm * 0.22;
  model.moulded(surface, [0, y, depthMm / 2 - face / 2], [widthMm, faceHeight, face], 3, 1.5);
  for (const height of [heightMm * 0.11, heightMm * 0.89]) {
    addTerminals(model, figures, height, back + shoulder);
  }
  if (figures.kind === 'meter') addMeterFace(model, figures, y, faceHeight);
  else addLoggerFace(model, figures, y, faceHeight);
  for (let index = 0; index < figures.antennas; index += 1) addAntenna(model, figures, index);
  for (let index = 0; index < figures.transformers; index += 1) {
    addTransformer(model, [widthMm / 2 + 44 + index * 58, 0, 20 + index * 4]);
  }
  return model;
}

function addRail(model: Model, { widthMm, heightMm, depthMm }: DinFigures): void {
  const z = -depthMm / 2 - RAIL_DEPTH / 2;
  const [length, middle] = [widthMm + 44, (heightMm - RAIL_HEIGHT) / 2];
  model.box('steel', [0, middle + 5, z - 2], [length, RAIL_HEIGHT - 10, 1]);
  for (const side of [0, RAIL_HEIGHT - 5]) {
    model.box('steel', [0, middle + side, z + 2], [length, 5, 1]);
    model.box('steel', [0, middle + (side === 0 ? 5 : side - 1), z], [length, 1, 5]);
  }
}

function addTerminals(model: Model, { widthMm }: DinFigures, y: number, z: number): void {
  const count = Math.min(14, Math.floor((widthMm - 6) / 9));
  const pitch = (widthMm - 6) / count;
  for (let index = 0; index < count; index += 1) {
    const x = pitch * (index + 0.5) - (widthMm - 6) / 2;
    model.box('darkPaint', [x, y - 6, z - 0.6], [pitch * 0.84, 12, 1.4]);
    model.round(
      'steel',
      [x, y + 1, z],
      [
        [0.4, 2.9],
        [1.4, 2.9],
        [1.4, 0],
      ],
    );
    model.box('blackPlastic', [x, y + 0.6, z + 1], [4.4, 0.8, 0.8]);
  }
}

/** Display with its frame, three keys and the light that counts energy. */
function addMeterFace(model: Model, figures: DinFigures, y: number, height: number): void {
  const { widthMm, depthMm } = figures;
  const z = depthMm / 2;
  model.box('darkPaint', [0, y + height * 0.42, z], [widthMm * 0.8, height * 0.46, 1.2]);
  model.box('lcd', [0, y + height * 0.47, z + 0.5], [widthMm * 0.7, height * 0.36, 1]);
  for (const [index, digit] of [-0.24, -0.12, 0, 0.12, 0.24].entries()) {
    const at = [digit * widthMm, y + height * 0.53, z + 1] as const;
    addDigit(model, at, height * 0.22, index);
  }
  for (const share of [-0.26, 0, 0.26]) {
    model.moulded('greyPaint', [share * widthMm, y + height * 0.16, z], [12, 6, 3], 2, 0.6);
  }
  model.cylinder('redPaint', [widthMm * 0.4, y + height * 0.2, z], 1.8, 2);
}

const SEGMENTS = ['abcdef', 'bc', 'abdeg', 'abcdg', 'bcfg', 'acdfg'];

/** A figure of seven segments. */
function addDigit(
  model: Model,
  [x, y, z]: readonly [number, number, number],
  size: number,
  value: number,
) {
  const lit = SEGMENTS[value % SEGMENTS.length] ?? '';
  const half = size / 2;
  const bars: Record<string, readonly [number, number, number, number]> = {
    a: [0, size, half, 1.5],
    g: [0, half, half, 1.5],
    d: [0, 0, half, 1.5],
    b: [half / 2, half, 1.5, half],
    f: [-half / 2, half, 1.5, half],
    c: [half / 2, 0, 1.5, half],
    e: [-half / 2, 0, 1.5, half],
  };
  for (const name of lit) {
    const [dx, dy, width, height] = bars[name] ?? [0, 0, 0, 0];
    model.box('blackPlastic', [x + dx, y + dy, z], [width, height, 0.2]);
  }
}

/** Lights of the state, network sockets and a service cover. */
function addLoggerFace(model: Model, figures: DinFigures, y: number, height: number): void {
  const { widthMm, depthMm } = figures;
  const z = depthMm / 2;
  for (let index = 0; index < 5; index += 1) {
    const light = index < 3 ? 'greenLight' : index === 3 ? 'yellowLight' : 'blueLight';
    const x = widthMm * (-0.41 + index * 0.055);
    model.box('blackPlastic', [x, y + height * 0.72, z], [5.4, 5.4, 0.8]);
    model.box(light, [x, y + height * 0.72 + 1.2, z + 0.3], [3, 3, 0.8]);
  }
  for (let index = 0; index < 3; index += 1) {
    const x = widthMm * -0.37 + index * 20;
    model.box('steel', [x, y + height * 0.18, z], [16.4, 14.4, 1.6]);
    model.box('blackPlastic', [x, y + height * 0.18 + 2, z + 0.6], [12.4, 9, 0.8]);
    model.box('blackPlastic', [x, y + height * 0.18 + 10, z + 0.6], [5, 3, 0.8]);
  }
  const cover = widthMm * 0.4;
  model.moulded(
    'darkPaint',
    [widthMm * 0.24, y + height * 0.14, z],
    [cover, height * 0.7, 2],
    4,
    0.7,
  );
  model.box('blackPlastic', [widthMm * 0.24, y + height * 0.2, z + 0.9], [cover * 0.24, 3, 0.4]);
}

function addAntenna(model: Model, { widthMm, heightMm, depthMm }: DinFigures, index: number): void {
  const at = [widthMm * (0.38 - index * 0.2), heightMm, -depthMm * 0.18] as const;
  model.upright('steel', at, [
    [0, 4.5],
    [9, 4.5],
    [9, 3],
  ]);
  model.upright('blackPlastic', at, [
    [9, 5],
    [24, 5],
    [92, 3.6],
    [96, 2.6],
    [96, 0],
  ]);
}

/** A split core that closes around a conductor, with its pair of wires. */
function addTransformer(model: Model, [x, y, z]: readonly [number, number, number]): void {
  const outline = [
    [-13, 15],
    [-13, 25],
    [-11, 27],
    [11, 27],
    [13, 25],
    [13, 15],
    [-13, 15],
  ] as const;
  model.round('blackPlastic', [x, y + 32, z], outline);
  model.box('blackPlastic', [x, y, z], [40, 12, 24]);
  model.box('darkPaint', [x - 27, y + 29, z], [5, 6, 27]);
  model.box('darkPaint', [x + 27, y + 29, z], [5, 6, 27]);
  model.cable(
    'blackSheath',
    [
      [x, y + 6, z + 10],
      [x - 4, y + 3, z + 34],
      [x - 28, y + 2.4, z + 44],
    ],
    2.2,
    [14, 7],
  );
}
