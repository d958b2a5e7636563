import type { SurfaceName } from './materials';
import { Model, type Point } from './model';

export interface OptimizerFigures {
  widthMm: number;
  heightMm: number;
  depthMm: number;
  body: SurfaceName;
  plate: SurfaceName;
}

/** A device that is clipped to a module's frame: flat housing, clip, two leads in and two out. */
export function optimizerModel({
  widthMm,
  heightMm,
  depthMm,
  body,
  plate,
}: OptimizerFigures): Model {
  const model = new Model();
  model.moulded(body, [0, 0, 0], [widthMm, heightMm, depthMm], 12, 4);
  const size = [widthMm * 0.7, heightMm * 0.46, 3] as const;
  model.moulded(plate, [0, heightMm * 0.2, depthMm / 2], size, 7, 1);
  for (let line = 0; line < 4; line += 1) {
    const at: Point = [-widthMm * 0.06, heightMm * (0.28 + line * 0.08), depthMm / 2 + 1.5];
    model.box('lcd', at, [widthMm * (0.46 - line * 0.06), 1.6, 0.3]);
  }
  model.box('steel', [0, heightMm - 6, -depthMm / 2 - 1], [widthMm * 0.34, 26, 2]);
  model.box('steel', [0, heightMm + 18, -depthMm / 2 + 7], [widthMm * 0.34, 2, 18]);
  for (const side of [-1, 1]) {
    addLead(model, [side * widthMm * 0.36, heightMm, 0], side, 66);
    addLead(model, [side * widthMm * 0.16, heightMm, 0], side, 34);
  }
  return model;
}

function addLead(model: Model, [x, y, z]: Point, side: number, reach: number): void {
  model.cylinder('blackPlastic', [x, y + 6, z], 7, 14, 'y', 12);
  const points: Point[] = [
    [x, y + 10, z],
    [x + side * 6, y + 36, z + 6],
    [x + side * reach * 0.7, y + 34, z + 16],
    [x + side * reach, y - 12, z + 24],
    [x + side * (reach + 4), y - 52, z + 24],
  ];
  model.cable('blackSheath', points, 2.9, [24, 8]);
  model.cylinder('blackPlastic', [x + side * (reach + 4), y - 68, z + 24], 7.4, 34, 'y', 12);
}

/** A stick with its own antenna that is screwed into an inverter's port. */
export function dongleModel(): Model {
  const model = new Model();
  model.upright(
    'blackPlastic',
    [0, 0, 0],
    [
      [0, 9],
      [3, 10],
      [16, 10],
      [17, 17],
      [34, 17],
      [35, 15],
    ],
  );
  for (let rib = 0; rib < 16; rib += 1) {
    const angle = (rib / 16) * Math.PI * 2;
    model.box('blackPlastic', [Math.cos(angle) * 17, 18, Math.sin(angle) * 17], [2, 14, 2]);
  }
  model.moulded('whitePaint', [0, 35, 0], [48, 92, 30], 13, 4);
  model.moulded('greyPaint', [0, 52, 15], [30, 46, 3], 6, 1);
  model.box('greenLight', [0, 106, 15.4], [14, 4, 1.6]);
  model.box('blackPlastic', [0, 126, 0], [20, 3, 12]);
  return model;
}

/** Plug-in arresters side by side on a piece of rail, each with its window. */
export function arresterModel(poles: number): Model {
  const model = new Model();
  const [width, height, depth] = [18, 90, 66];
  const across = poles * width;
  model.box('steel', [0, 27, -depth / 2 - 4], [across + 44, 35, 1.4]);
  for (const y of [27, 58]) model.box('steel', [0, y, -depth / 2 - 1], [across + 44, 4, 6]);
  for (let pole = 0; pole < poles; pole += 1) {
    const x = (pole - (poles - 1) / 2) * width;
    model.moulded('whitePaint', [x, 0, -depth * 0.15], [width - 0.5, height, depth * 0.7], 2, 1);
    model.moulded('whitePaint', [x, 22, depth * 0.28], [width - 0.5, 46, depth * 0.34], 2, 1);
    model.moulded('greenPaint', [x, 30, depth * 0.45], [width - 4, 30, 3], 2, 0.8);
    model.box('greenLight', [x, 50, depth * 0.45 + 1.4], [7, 5, 1]);
    for (const y of [8, 80]) {
      model.cylinder('darkPaint', [x, y, depth * 0.2], 4.6, 2);
      model.cylinder('steel', [x, y, depth * 0.2 + 0.4], 3.4, 2);
      model.box('blackPlastic', [x, y - 0.5, depth * 0.2 + 1.2], [5, 1, 1]);
    }
  }
  return model;
}

/** A box for one string with its door open: rail with switch, arresters and fuse holders, terminals and glands. */
export function stringBoxModel(): Model {
  const model = new Model();
  const [width, height, depth, wall] = [280, 330, 140, 5];
  const foot = 22;
  model.box('greyPaint', [0, foot, -depth / 2], [width, height, wall]);
  for (const side of [-1, 1]) {
    model.box('greyPaint', [(side * (width - wall)) / 2, foot, 0], [wall, height, depth]);
  }
  for (const y of [foot, foot + height - wall])
    model.box('greyPaint', [0, y, 0], [width, wall, depth]);
  model.box('steel', [0, foot + 190, -depth / 2 + 20], [width - 40, 35, 2]);
  model.box('steel', [0, foot + 70, -depth / 2 + 20], [width - 40, 35, 2]);
  addInside(model, foot, -depth / 2 + 20);
  for (let gland = 0; gland < 5; gland += 1) {
    const x = -90 + gland * 45;
    model.cylinder('blackPlastic', [x, foot - 6, 10], 13, 14, 'y');
    model.cylinder('blackPlastic', [x, foot - 15, 10], 9, 14, 'y');
  }
  // The door hangs open on the left, seen from outside.
  const door = new Model();
  door.moulded('greyPaint', [width / 2, foot, 0], [width, height, 18], 8, 3);
  door.moulded(
    'display',
    [width / 2, foot + height * 0.34, 9],
    [width * 0.7, height * 0.42, 4],
    8,
    1,
  );
  for (const { surface, geometry } of door.parts) {
    const opened = geometry.scale(1000, 1000, 1000).rotateY((-118 * Math.PI) / 180);
    model.add(surface, opened, [-width / 2, 0, depth / 2]);
  }
  return model;
}

function addInside(model: Model, foot: number, z: number): void {
  model.moulded('whitePaint', [-78, foot + 165, z + 34], [70, 86, 62], 3, 1);
  model.box('redPaint', [-78, foot + 200, z + 66], [18, 26, 10]);
  for (let pole = 0; pole < 3; pole += 1) {
    const x = -10 + pole * 19;
    model.moulded('whitePaint', [x, foot + 165, z + 30], [18, 86, 54], 2, 1);
    model.box('greenPaint', [x, foot + 190, z + 57], [14, 34, 3]);
  }
  for (let holder = 0; holder < 2; holder += 1) {
    const x = 72 + holder * 20;
    model.moulded('greyPaint', [x, foot + 165, z + 30], [18, 86, 54], 2, 1);
    model.box('blackPlastic', [x, foot + 196, z + 58], [12, 26, 6]);
  }
  for (let clamp = 0; clamp < 14; clamp += 1) {
    const surface = clamp === 13 ? 'greenPaint' : clamp % 2 === 0 ? 'greyPaint' : 'bluePaint';
    model.box(surface, [-104 + clamp * 13, foot + 58, z + 22], [11.6, 60, 40]);
    model.cylinder('steel', [-104 + clamp * 13, foot + 104, z + 42], 3, 2, 'z', 8);
  }
  for (let wire = 0; wire < 6; wire += 1) {
    const x = -84 + wire * 32;
    const points: Point[] = [
      [x, foot + 118, z + 34],
      [x + 6, foot + 134, z + 52],
      [x + 2, foot + 152, z + 44],
      [x, foot + 166, z + 34],
    ];
    model.cable(wire % 2 === 0 ? 'redSheath' : 'blackSheath', points, 3, [9, 6]);
  }
}
