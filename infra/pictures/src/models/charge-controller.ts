import { Model } from './model';

export interface ControllerFigures {
  widthMm: number;
  heightMm: number;
  depthMm: number;
  /** Screw terminals: two each of the array, the battery and, on small devices, the load. */
  terminals: number;
}

const PLATE = 4;
const FIN = 2.2;

/** A wall-mounted controller: heat sink behind, moulded cover, and a row of screw terminals at its foot. */
export function chargeControllerModel(figures: ControllerFigures): Model {
  const { widthMm, heightMm, depthMm } = figures;
  const model = new Model();
  const sink = depthMm * 0.42;
  addHeatSink(model, figures, sink);
  const coverDepth = depthMm - sink;
  const foot = footOf(figures);
  const z = depthMm / 2 - coverDepth / 2;
  const cover = widthMm * 0.95;
  model.moulded('deepBluePaint', [0, foot, z], [cover, heightMm - foot - 2, coverDepth], 9, 4);
  // The shoulder on which the cover sits.
  model.box('darkPaint', [0, foot - 1.6, z - 1], [cover - 3, 2.4, coverDepth - 4]);
  addFace(model, figures, foot);
  addTerminals(model, figures, foot, coverDepth);
  return model;
}

/** The height of the terminal block. */
export function footOf({ heightMm }: ControllerFigures): number {
  return Math.min(heightMm * 0.26, 46);
}

/** A plate with upright fins, wider than the cover so that its ears take the screws. */
function addHeatSink(
  model: Model,
  { widthMm, heightMm, depthMm }: ControllerFigures,
  sink: number,
) {
  const front = -depthMm / 2 + sink;
  model.box('darkPaint', [0, 0, front - PLATE / 2], [widthMm, heightMm, PLATE]);
  const count = Math.round(widthMm / 9);
  for (let index = 0; index <= count; index += 1) {
    const x = (widthMm - FIN) * (index / count - 0.5);
    model.box(
      'darkPaint',
      [x, 2, -depthMm / 2 + (sink - PLATE) / 2],
      [FIN, heightMm - 4, sink - PLATE],
    );
  }
  for (const x of [-1, 1]) {
    for (const y of [heightMm * 0.06, heightMm * 0.94]) {
      model.cylinder('steel', [x * widthMm * 0.487, y, front + 0.6], widthMm * 0.009, 1.4);
    }
  }
}

/** Inset label and the lights of the state of charge. */
function addFace(model: Model, { widthMm, heightMm, depthMm }: ControllerFigures, foot: number) {
  const z = depthMm / 2;
  const label = (heightMm - foot) * 0.5;
  const y = foot + (heightMm - foot) * 0.27;
  model.moulded('blackPlastic', [-widthMm * 0.1, y, z], [widthMm * 0.6, label, 1.2], 4, 0.4);
  model.box('steel', [-widthMm * 0.1, y + label * 0.16, z + 0.5], [widthMm * 0.5, 1.2, 0.4]);
  for (const [index, light] of (['blueLight', 'greenLight', 'yellowLight'] as const).entries()) {
    const at = [widthMm * 0.33, y + label * (0.8 - index * 0.3), z] as const;
    model.cylinder('darkPaint', at, 4.2, 1.4);
    model.cylinder(light, at, 2.6, 2.2);
  }
}

function addTerminals(model: Model, figures: ControllerFigures, foot: number, coverDepth: number) {
  const { widthMm, depthMm, terminals } = figures;
  const z = depthMm / 2 - coverDepth / 2;
  const depth = coverDepth - 5;
  model.moulded('blackPlastic', [0, 0, z - 2], [widthMm * 0.95, foot - 1, depth], 5, 1.5);
  const pitch = (widthMm * 0.84) / (terminals + 0.6);
  const front = z - 2 + depth / 2;
  const screw = Math.min(pitch, foot * 0.72);
  for (let index = 0; index < terminals; index += 1) {
    // A wider gap stands between the array's and the battery's pairs.
    const gap = Math.floor(index / 2) * pitch * (0.6 / Math.max(1, terminals / 2 - 1));
    const x = -widthMm * 0.42 + pitch * (index + 0.5) + gap;
    const surface = index % 2 === 0 ? 'redPaint' : 'greyPaint';
    model.box('darkPaint', [x, foot * 0.1, front], [pitch * 0.86, foot * 0.74, 4]);
    model.cylinder('blackPlastic', [x, foot * 0.58, front + 1.6], screw * 0.33, 2.4);
    model.cylinder('steel', [x, foot * 0.58, front + 2], screw * 0.27, 2.6);
    model.box('blackPlastic', [x, foot * 0.58 - 0.7, front + 3.2], [screw * 0.44, 1.4, 0.4]);
    model.box(
      'blackPlastic',
      [x, foot * 0.58 - screw * 0.22, front + 3.2],
      [1.4, screw * 0.44, 0.4],
    );
    model.box('blackPlastic', [x, foot * 0.13, front + 2], [pitch * 0.56, foot * 0.15, 0.6]);
    model.box(surface, [x, foot * 0.87, front], [pitch * 0.6, foot * 0.07, 1]);
  }
}
