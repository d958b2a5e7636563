import { inverterModel } from '../models/inverter';
import { METRE, Model } from '../models/model';
import { ROOF_PANEL } from './panels';
import { datePalm } from './plants';
import type { Site } from './site';
import { SiteModel } from './site-model';
import { addDiagram, addLayout, addSheet } from './plan-sheets';
import { garden, house, MODULES } from './villa';

const TABLE = { width: 2.5, depth: 1.25, height: 0.76 } as const;
/** The model on the table is one fortieth of the villa. */
const SCALE = 0.025;

/** A designer's table: the model of a villa with its modules, the layout and the single-line diagram, in a room open to the morning. */
function studio(site: SiteModel): void {
  site.place(room(), [0, 0, 0]);
  site.place(table(), [0, 0, 0]);
  const villa = new SiteModel();
  villa.place(withoutStreet(garden()), [0, 0, 0]);
  villa.place(house(), [0, 0, 0]);
  MODULES.own(villa);
  const palm = datePalm(6.4, 3);
  for (const [x, z] of [
    [-14, 9],
    [-13.6, -2],
    [14.6, 6],
    [13.4, 12.8],
    [-1.6, 13],
  ] as const) {
    villa.place(palm, [x, 0, z], { yaw: x * 31 });
  }
  site.placeSite(villa, [-0.46, TABLE.height + 0.036, -0.02], { yaw: 26, scale: SCALE });
  site.place(base(), [-0.46, TABLE.height, -0.02], { yaw: 26 });
  site.place(layoutSheet(), [0.72, TABLE.height + 0.002, 0.2], { yaw: -9 });
  site.place(tools(), [0, TABLE.height, 0]);
  site.place(ROOF_PANEL.model, [1.95, 0.02, -1.86], { lean: 9 });
  const inverter = inverterModel({
    ...{ widthMm: 480, heightMm: 420, depthMm: 190, strings: 4, hasBattery: true, fans: 0 },
    look: { body: 'whitePaint', band: { surface: 'darkPaint', at: 0.3 }, face: 'ring', radius: 24 },
  });
  site.place(inverter, [3, 1.1, -2.06]);
}

/** The plot alone: the street would lie across the table. */
function withoutStreet(plot: Model): Model {
  const model = new Model(METRE);
  for (const { surface, geometry } of plot.parts) {
    if (surface !== 'asphalt') model.add(surface, geometry, [0, 0, 0]);
  }
  return model;
}

/** What the model stands on. */
function base(): Model {
  const model = new Model(METRE);
  model.box('plywood', [0, 0, 0.02], [0.94, 0.03, 0.9]);
  return model;
}

/** Walls and floor; the front and the left are open, and the posts of their windows throw shadows. */
function room(): Model {
  const model = new Model(METRE);
  model.box('timber', [0, -0.1, 0], [14, 0.1, 9]);
  for (let board = 0; board < 44; board += 1) {
    model.box('bark', [board * 0.24 - 5.2, 0, 0], [0.006, 0.002, 9]);
  }
  model.box('concrete', [0, -0.4, 0], [60, 0.3, 60]);
  model.box('whitePlaster', [0, 0, -2.3], [14, 3.3, 0.2]);
  model.box('whitePlaster', [4, 0, 0], [0.2, 3.3, 9]);
  model.box('whitePaint', [0, 0, -2.19], [14, 0.1, 0.02]);
  for (let post = 0; post < 9; post += 1) {
    model.box('darkPaint', [post * 1.5 - 8, 0, 5.2], [0.08, 3.4, 0.08]);
  }
  for (const y of [0, 3.3]) model.box('darkPaint', [-2, y, 5.2], [14, 0.08, 0.08]);
  model.box('timber', [-0.35, 0.9, -2.18], [2.5, 1.1, 0.02]);
  addDiagram(model, [-1.15, 0.96, -2.165]);
  addSheet(model, [-0.3, 0.98, -2.165], [0.594, 0.42]);
  for (let line = 0; line < 12; line += 1) {
    model.box(
      'greyPaint',
      [-0.37, 1.04 + line * 0.026, -2.162],
      [0.36 - (line % 3) * 0.05, 0.006, 0.002],
    );
  }
  addSheet(model, [0.4, 1, -2.165], [0.594, 0.42]);
  for (let bar = 0; bar < 12; bar += 1) {
    const height = 0.09 + Math.sin(((bar + 0.5) / 12) * Math.PI) * 0.22;
    model.box('bluePaint', [0.19 + bar * 0.038, 1.05, -2.162], [0.026, height, 0.002]);
  }
  return model;
}

function table(): Model {
  const { width, depth, height } = TABLE;
  const model = new Model(METRE);
  model.box('oak', [0, height - 0.04, 0], [width, 0.04, depth]);
  for (const x of [-1, 1]) {
    for (const z of [-0.5, 0.5])
      model.box('darkPaint', [x * 1.1, 0, z], [0.06, height - 0.04, 0.06]);
    model.box('darkPaint', [x * 1.1, height - 0.1, 0], [0.06, 0.06, 1]);
  }
  return model;
}

/** The layout of the roof, A1, held by the ruler. */
function layoutSheet(): Model {
  const model = new Model(METRE);
  addLayout(model, [0.841, 0.594]);
  return model;
}

/** Ruler, pencils, rolled plans, a cup, and a computer with the yield by month. */
function tools(): Model {
  const model = new Model(METRE);
  model.box('aluminium', [0.45, 0.004, 0.52], [0.6, 0.006, 0.035]);
  model.cable(
    'orangePaint',
    [
      [0.86, 0.008, 0.46],
      [1.02, 0.008, 0.5],
    ],
    0.004,
    [1, 8],
  );
  model.cable(
    'bluePaint',
    [
      [0.9, 0.008, 0.52],
      [1.04, 0.008, 0.47],
    ],
    0.004,
    [1, 8],
  );
  for (const [z, y, radius] of [
    [-0.44, 0.04, 0.04],
    [-0.53, 0.036, 0.036],
    [-0.485, 0.108, 0.036],
  ] as const) {
    model.cylinder('paper', [0.15, y, z - 0.02], radius, 0.62, 'x', 24);
    model.cylinder('redPaint', [0.15, y, z - 0.02], radius + 0.001, 0.012, 'x', 24);
  }
  model.upright(
    'whitePaint',
    [1.08, 0, 0.1],
    [
      [0, 0.001],
      [0, 0.036],
      [0.09, 0.04],
      [0.09, 0.036],
      [0.012, 0.033],
      [0.012, 0],
    ],
  );
  addComputer(model);
  return model;
}

function addComputer(model: Model): void {
  const screen = new Model(METRE);
  screen.moulded('aluminium', [0, 0, 0], [0.36, 0.24, 0.008], 0.012, 0.002);
  screen.box('display', [0, 0.008, 0.004], [0.345, 0.222, 0.002]);
  for (let bar = 0; bar < 12; bar += 1) {
    const height = 0.05 + Math.sin(((bar + 0.5) / 12) * Math.PI) * 0.1;
    screen.box('blueLight', [bar * 0.024 - 0.13, 0.04, 0.006], [0.016, height, 0.001]);
  }
  screen.box('paper', [-0.08, 0.205, 0.006], [0.14, 0.006, 0.001]);
  for (const { surface, geometry } of screen.parts) {
    model.add(surface, geometry.rotateX(-0.3).rotateY(-0.35), [0.82, 0.018, -0.36]);
  }
  const keys = new Model(METRE);
  keys.moulded('aluminium', [0, 0, 0], [0.36, 0.25, 0.014], 0.012, 0.002);
  keys.box('darkPaint', [0, 0.1, 0.007], [0.31, 0.12, 0.002]);
  for (const { surface, geometry } of keys.parts) {
    model.add(surface, geometry.rotateX(-Math.PI / 2).rotateY(-0.35), [0.735, 0.01, -0.13]);
  }
}

export const STUDIO_SITES: readonly Site[] = [
  {
    name: 'design-table',
    hour: 'morning',
    azimuth: -60,
    samples: 72,
    shot: { at: [0.3, 1.5, 1.85], look: [0.12, 0.96, -0.2], lens: 29 },
    build: studio,
  },
];
