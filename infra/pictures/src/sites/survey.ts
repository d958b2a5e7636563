import { METRE, Model, type Point } from '../models/model';
import { pickup } from './cars';
import { land, ridges, ripples, type Height } from './land';
import { ROOF_PANEL } from './panels';
import type { Site } from './site';
import { seeded, type SiteModel } from './site-model';

const soil: Height = (x, z) => ridges(x, z - 40) * 0.6 + ripples(x, z) * 1.6;

/** Where something stands on the sand; a little in it. */
const onSoil = (x: number, z: number): Point => [x, soil(x, z) - 0.01, z];

/** Land on which a plant is to stand: rows staked out, a station that measures sun and wind, and a surveyor's instrument. */
function survey(site: SiteModel): void {
  land(site, 'sand', soil);
  stakeRows(site);
  site.place(weatherStation(), onSoil(2.1, 0.6), { yaw: -12 });
  site.place(ROOF_PANEL.model, [2.16, soil(2.1, 0.6) + 0.72, 0.86], {
    lean: 62,
    yaw: -12,
    scale: 0.36,
  });
  site.place(totalStation(), onSoil(-2, 2.5), { yaw: 20 });
  site.place(pickup('carWhite'), onSoil(0.3, -9.6), { yaw: 26 });
  site.place(planTable(), onSoil(-0.5, -1.4), { yaw: 18 });
  scatterStones(site);
}

/** Stakes with painted heads along rows, joined by cord. */
function stakeRows(site: SiteModel): void {
  const stake = new Model(METRE);
  stake.box('plywood', [0, -0.2, 0], [0.05, 0.95, 0.05]);
  stake.box('orangePaint', [0, 0.66, 0], [0.056, 0.12, 0.056]);
  const length = 14 * 4;
  const cord = new Model(METRE);
  cord.box('paper', [0, 0.6, 0], [length, 0.012, 0.012]);
  const flag = new Model(METRE);
  flag.cylinder('galvanised', [0, 0.9, 0], 0.012, 1.9, 'y', 8);
  flag.flat(
    'redPaint',
    [
      [0.01, 1.84],
      [0.42, 1.72],
      [0.01, 1.58],
    ],
    0,
  );
  for (let row = 0; row < 12; row += 1) {
    const z = -3.2 - row * 6;
    site.place(cord, [0, 0, z]);
    for (let post = 0; post <= 14; post += 1) site.place(stake, onSoil(post * 4 - length / 2, z));
    if (row % 3 === 0)
      for (const x of [-9.9, 10.1]) site.place(flag, [x, 0, z + 0.3], { yaw: row * 9 });
  }
}

/** Heights at which the station measures, in metres. */
const ARM = 2;
const TOP = 3.1;

/** A tripod of 3 m: pyranometers level and tilted, a reference cell, a radiation shield, wind sensors and a logger. */
function weatherStation(): Model {
  const model = new Model(METRE);
  model.cylinder('galvanised', [0, TOP / 2, 0], 0.03, TOP, 'y');
  for (const [x, z] of [
    [0, 0.9],
    [0.78, -0.45],
    [-0.78, -0.45],
  ] as const) {
    model.cable(
      'galvanised',
      [
        [0, 1.25, 0],
        [x, 0.02, z],
      ],
      0.022,
      [1, 10],
    );
    model.cable(
      'galvanised',
      [
        [0, 0.42, 0],
        [x * 0.68, 0.4, z * 0.68],
      ],
      0.012,
      [1, 8],
    );
    model.cylinder('darkPaint', [x, 0.02, z], 0.07, 0.04, 'y');
  }
  model.cylinder('galvanised', [0, ARM, 0], 0.022, 1.9, 'x');
  for (const x of [-0.88, -0.5]) addPyranometer(model, [x, ARM + 0.03, 0]);
  addShield(model, [0.55, ARM - 0.42, 0]);
  model.cylinder('galvanised', [0.9, ARM + 0.16, 0], 0.014, 0.32, 'y');
  addWindSensors(model);
  model.moulded('whitePaint', [0, 1.1, 0.09], [0.4, 0.5, 0.18], 0.03, 0.01);
  model.box('darkPaint', [0.16, 1.32, 0.185], [0.02, 0.08, 0.01]);
  model.box('paper', [-0.02, 1.42, 0.182], [0.16, 0.07, 0.004]);
  model.cable(
    'blackSheath',
    [
      [-0.88, ARM, 0],
      [-0.5, ARM - 0.08, 0.03],
      [-0.1, 1.85, 0.06],
      [-0.08, 1.6, 0.1],
    ],
    0.009,
  );
  model.cable(
    'blackSheath',
    [
      [0.1, 1.1, 0.12],
      [0.14, 0.95, 0.2],
      [0.1, 0.9, 0.34],
    ],
    0.009,
  );
  return model;
}

/** White body with a screen against the sun, below two domes of glass. */
function addPyranometer(model: Model, [x, y, z]: Point): void {
  model.box('aluminium', [x, y - 0.02, z], [0.16, 0.012, 0.16]);
  model.upright(
    'darkPaint',
    [x, y, z],
    [
      [0, 0.05],
      [0.07, 0.05],
    ],
  );
  model.upright(
    'whitePaint',
    [x, y + 0.05, z],
    [
      [0, 0.09],
      [0.02, 0.088],
      [0.03, 0.05],
    ],
  );
  const dome = Array.from({ length: 8 }, (_, step) => {
    const turn = (step / 7) * (Math.PI / 2);
    return [Math.sin(turn) * 0.042, Math.cos(turn) * 0.042] as const;
  });
  model.upright('windowGlass', [x, y + 0.08, z], dome);
}

/** A stack of white plates around a thermometer. */
function addShield(model: Model, [x, y, z]: Point): void {
  for (let plate = 0; plate < 9; plate += 1) {
    model.upright(
      'whitePaint',
      [x, y + plate * 0.032, z],
      [
        [0, 0.085],
        [0.012, 0.06],
        [0.016, 0.02],
      ],
    );
  }
  model.cylinder('galvanised', [x, y + 0.34, z], 0.012, 0.2, 'y');
}

/** Three cups that turn, and a vane that points into the wind. */
function addWindSensors(model: Model): void {
  model.cylinder('galvanised', [0, TOP, 0], 0.016, 0.7, 'x');
  model.cylinder('darkPaint', [-0.34, TOP + 0.12, 0], 0.02, 0.24, 'y');
  for (const turn of [0.3, 2.4, 4.5]) {
    const at = [-0.34 + Math.cos(turn) * 0.12, TOP + 0.25, Math.sin(turn) * 0.12] as const;
    model.cable('darkPaint', [[-0.34, TOP + 0.25, 0], at], 0.006, [1, 6]);
    model.upright(
      'darkPaint',
      [at[0], at[1] - 0.035, at[2]],
      [
        [0, 0],
        [0.015, 0.034],
        [0.05, 0.042],
        [0.07, 0.036],
      ],
    );
  }
  model.cylinder('darkPaint', [0.34, TOP + 0.12, 0], 0.018, 0.24, 'y');
  model.box('darkPaint', [0.34, TOP + 0.24, 0], [0.42, 0.02, 0.02]);
  model.box('darkPaint', [0.5, TOP + 0.17, 0], [0.14, 0.16, 0.01]);
}

/** A surveyor's instrument on its wooden legs, its lens towards the rows. */
function totalStation(): Model {
  const model = new Model(METRE);
  for (const turn of [0.5, 2.6, 4.7]) {
    const [x, z] = [Math.cos(turn) * 0.62, Math.sin(turn) * 0.62];
    for (const side of [-0.045, 0.045]) {
      const [dx, dz] = [-Math.sin(turn) * side, Math.cos(turn) * side];
      const foot = [x + dx * 0.2, 0.3, z + dz * 0.2].map((value, axis) =>
        axis === 1 ? value : value * 0.82,
      );
      model.cable(
        'plywood',
        [
          [x * 0.16 + dx, 1.4, z * 0.16 + dz],
          [foot[0] ?? x, 0.28, foot[2] ?? z],
        ],
        0.018,
        [1, 8],
      );
    }
    model.cable(
      'orangePaint',
      [
        [x * 0.86, 0.32, z * 0.86],
        [x, -0.02, z],
      ],
      0.02,
      [1, 8],
    );
    model.box('orangePaint', [x * 0.18, 1.36, z * 0.18], [0.09, 0.07, 0.09]);
  }
  model.cylinder('aluminium', [0, 1.44, 0], 0.1, 0.035, 'y', 28);
  model.cylinder('darkPaint', [0, 1.5, 0], 0.075, 0.09, 'y', 28);
  model.moulded('whitePaint', [0, 1.545, 0], [0.22, 0.06, 0.15], 0.03, 0.01);
  for (const x of [-0.09, 0.09])
    model.moulded('whitePaint', [x, 1.58, 0], [0.055, 0.24, 0.14], 0.024, 0.008);
  model.moulded('orangePaint', [0, 1.79, 0], [0.16, 0.035, 0.05], 0.015, 0.006);
  model.moulded('greyPaint', [0, 1.62, 0], [0.1, 0.15, 0.18], 0.02, 0.008);
  model.cylinder('darkPaint', [0, 1.7, -0.13], 0.034, 0.1, 'z', 24);
  model.cylinder('windowGlass', [0, 1.7, -0.181], 0.028, 0.004, 'z', 24);
  model.cylinder('darkPaint', [0, 1.7, 0.12], 0.02, 0.08, 'z', 20);
  model.box('lcd', [0, 1.555, 0.078], [0.12, 0.035, 0.004]);
  return model;
}

/** A folding table with a plan, a roll, and a closed case. */
function planTable(): Model {
  const model = new Model(METRE);
  model.box('whitePaint', [0, 0.7, 0], [1.5, 0.035, 0.75]);
  for (const x of [-0.62, 0.62]) {
    for (const z of [-0.3, 0.3])
      model.cable(
        'darkPaint',
        [
          [x * 0.92, 0.7, z],
          [x, 0, z * 1.05],
        ],
        0.016,
        [1, 8],
      );
  }
  model.box('paper', [0.18, 0.736, 0.02], [0.9, 0.003, 0.62]);
  for (let row = 0; row < 5; row += 1)
    model.box('bluePaint', [0.16, 0.739, -0.19 + row * 0.09], [0.6, 0.001, 0.035]);
  model.cylinder('paper', [-0.5, 0.77, 0.05], 0.034, 0.62, 'z', 20);
  model.moulded('orangePaint', [-1.15, 0, 0.2], [0.5, 0.36, 0.3], 0.04, 0.02);
  return model;
}

function scatterStones(site: SiteModel): void {
  const random = seeded(31);
  const stone = new Model(METRE);
  stone.upright(
    'rock',
    [0, -0.06, 0],
    [
      [0, 0],
      [0.02, 0.1],
      [0.09, 0.13],
      [0.15, 0.07],
      [0.17, 0],
    ],
  );
  for (let index = 0; index < 260; index += 1) {
    const z = 5 - random() ** 1.8 * 60;
    const x = (random() - 0.5) * (16 - z * 1.3);
    site.place(stone, onSoil(x, z), { yaw: random() * 360, scale: 0.12 + random() ** 5 * 0.9 });
  }
}

export const SURVEY_SITES: readonly Site[] = [
  {
    name: 'site-survey',
    hour: 'morning',
    azimuth: -52,
    shot: { at: [-0.3, 1.8, 7.4], look: [0, 1.6, -6], lens: 30 },
    build: survey,
  },
];
