import { Model } from './model';

export interface ChargerFigures {
  widthMm: number;
  heightMm: number;
  depthMm: number;
  dark: boolean;
  /** A socket for the driver's own cable; otherwise a cable that is holstered at the side. */
  hasSocket: boolean;
}

/** How high a charger with a cable hangs above the ground that its loops touch. */
const HANG = 210;
const CABLE = 8;

/** A wall box for cars: soft body on a wall plate, ring of light, and a socket or a cable with its plug. */
export function evChargerModel(figures: ChargerFigures): Model {
  const { widthMm, heightMm, depthMm, dark, hasSocket } = figures;
  const model = new Model();
  const foot = hasSocket ? 0 : HANG;
  const body = dark ? 'darkPaint' : 'whitePaint';
  const back = depthMm * 0.28;
  const radius = widthMm * 0.17;
  const wall = [0, foot + 4, (back - depthMm) / 2] as const;
  model.moulded('darkPaint', wall, [widthMm - 10, heightMm - 8, back], radius, 3);
  const cover = depthMm - back + 3;
  model.moulded(body, [0, foot, (depthMm - cover) / 2], [widthMm, heightMm, cover], radius, 9);
  const ring = Math.min(widthMm, heightMm) * 0.25;
  const middle = foot + heightMm * (hasSocket ? 0.72 : heightMm > widthMm * 1.3 ? 0.68 : 0.52);
  addRing(model, [0, middle, depthMm / 2], ring);
  if (hasSocket) addSocket(model, [0, heightMm * 0.31, depthMm / 2], widthMm * 0.2);
  else addCable(model, figures, foot);
  return model;
}

type Place = readonly [x: number, y: number, z: number];

function addRing(model: Model, [x, y, z]: Place, radius: number): void {
  model.round(
    'display',
    [x, y, z],
    [
      [0.2, radius * 1.16],
      [1.6, radius * 1.1],
      [1.8, 0],
    ],
  );
  model.round(
    'greenLight',
    [x, y, z],
    [
      [1.6, radius * 0.98],
      [2.6, radius * 0.96],
      [2.6, radius * 0.88],
      [1.6, radius * 0.86],
    ],
  );
  const bolt: readonly (readonly [number, number])[] = [
    [0.12, 0.56],
    [-0.34, -0.1],
    [-0.04, -0.1],
    [-0.12, -0.56],
    [0.34, 0.1],
    [0.04, 0.1],
  ];
  const outline = bolt.map(([px, py]) => [x + px * radius, y + py * radius] as const);
  model.flat('greenLight', outline, z + 2.2);
}

/** A type 2 inlet: collar with a flat top, face plate and seven contacts. */
function addSocket(model: Model, [x, y, z]: Place, radius: number): void {
  model.round(
    'blackPlastic',
    [x, y, z],
    [
      [0, radius * 1.3],
      [5, radius * 1.24],
      [7, radius * 1.16],
      [7, radius],
      [1, radius],
    ],
  );
  model.round(
    'darkPaint',
    [x, y, z],
    [
      [1.4, radius],
      [1.6, 0],
    ],
  );
  const pins: readonly (readonly [number, number, number])[] = [
    [-0.36, 0.5, 0.13],
    [0.36, 0.5, 0.13],
    [0, 0.02, 0.19],
    [-0.56, 0, 0.19],
    [0.56, 0, 0.19],
    [-0.29, -0.48, 0.19],
    [0.29, -0.48, 0.19],
  ];
  for (const [px, py, size] of pins) {
    const at = [x + px * radius, y + py * radius, z + 1.4] as const;
    model.round('blackPlastic', at, [
      [0, radius * size * 1.25],
      [3.4, radius * size * 1.2],
      [3.4, radius * size * 0.8],
    ]);
    model.round('steel', at, [
      [1, radius * size * 0.62],
      [1.4, 0],
    ]);
  }
}

/** The cable leaves through a gland, hangs in two loops over the hook and ends in the holstered plug. */
function addCable(
  model: Model,
  { widthMm, heightMm, depthMm }: ChargerFigures,
  foot: number,
): void {
  const z = -depthMm * 0.08;
  const gland = -widthMm * 0.2;
  model.cylinder('blackPlastic', [gland, foot - 8, z], 15, 22, 'y');
  model.cylinder('darkPaint', [gland, foot - 24, z], 12, 14, 'y');
  const plugX = widthMm / 2 + 54;
  const plugY = foot + heightMm * 0.5;
  model.cable(
    'blackSheath',
    [
      [gland, foot - 20, z],
      [gland - 6, foot - 90, z + 2],
      [gland + 20, CABLE + 26, z + 10],
      [widthMm * 0.12, CABLE, z + 16],
      [widthMm * 0.42, CABLE + 40, z + 16],
      [plugX + 2, foot - 60, z + 20],
      [plugX, plugY - 62, z + 26],
    ],
    CABLE,
    [44, 10],
  );
  addPlug(model, [plugX, plugY, z + 26]);
  model.box('darkPaint', [widthMm / 2 + 16, plugY + 30, z + 6], [40, 30, 24]);
}

/** A type 2 plug that points upwards into its holster. */
function addPlug(model: Model, [x, y, z]: Place): void {
  model.upright(
    'blackPlastic',
    [x, y, z],
    [
      [-74, 9],
      [-60, 13],
      [-44, 17],
      [0, 21],
      [22, 27],
      [28, 31],
      [30, 31],
    ],
  );
  model.upright(
    'darkPaint',
    [x, y, z],
    [
      [28, 36],
      [30, 39],
      [76, 39],
      [80, 36],
      [80, 0],
    ],
  );
  model.moulded('blueLight', [x, y - 8, z + 20], [9, 16, 3], 4, 0.8);
}
