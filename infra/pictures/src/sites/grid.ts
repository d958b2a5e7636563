import { inverterModel } from '../models/inverter';
import { METRE, Model, type Point } from '../models/model';
import { car } from './cars';
import { addBoards, addCooler, addParapet, addWindow } from './facades';
import { land, ripples } from './land';
import { placeTable, ROOF_PANEL, type Table } from './panels';
import { bush, datePalm } from './plants';
import type { Site } from './site';
import type { SiteModel } from './site-model';
import { placeTown } from './town';

const SHOP = { width: 27, depth: 15, height: 3.7 } as const;
const TABLE: Table = { panel: ROOF_PANEL, columns: 10, rows: 2, tilt: 20, clearance: 0.5 };

/** A shop whose roof feeds it first: modules above, inverters and the meter on the wall, the utility's kiosk and line behind. */
function gridConnection(site: SiteModel): void {
  land(site, 'sand', (x, z) => ripples(x, z) - 0.35);
  site.place(ground(), [0, 0, 0]);
  site.place(building(), [0, 0, 0]);
  for (let row = 0; row < 3; row += 1) {
    for (const x of [-6.2, 6.2]) placeTable(site, [x, SHOP.height + 0.05, -1.1 - row * 4.6], TABLE);
  }
  const inverter = inverterModel({
    ...{ widthMm: 1035, heightMm: 700, depthMm: 365, strings: 8, hasBattery: false, fans: 4 },
    look: {
      body: 'greyPaint',
      lower: { surface: 'darkPaint', share: 0.24 },
      face: 'lights',
      radius: 26,
    },
  });
  for (const x of INVERTERS) site.place(inverter, [x, 1.15, 0.3]);
  site.place(kiosk(), [7.4, 0, 3.4], { yaw: -22 });
  const pole = utilityPole();
  for (const [index, z] of POLES.entries()) {
    const x = 16.2 + index * 1.2;
    site.place(pole, [x, 0, z], { yaw: 4 });
    const next = POLES[index + 1];
    if (next !== undefined) site.place(wires([x, z], [x + 1.2, next]), [0, 0, 0]);
  }
  site.place(car('carWhite'), [-7.4, 0, 6.4], { yaw: 90 });
  site.place(car('carBlue'), [13, 0, 6.6], { yaw: 90 });
  addPlants(site);
  placeTown(site, { x: [-600, 700], z: [-1200, -70], seed: 14 });
}

const INVERTERS = [-4.1, -2.6, -1.1] as const;
const POLES = [-4, -40, -76, -112, -148, -184] as const;

function ground(): Model {
  const model = new Model(METRE);
  model.box('concrete', [0, -0.3, 0], [46, 0.3, 26]);
  model.box('stone', [0, -0.28, 1.6], [SHOP.width + 2, 0.31, 3.2]);
  model.box('asphalt', [0, -0.3, 20], [400, 0.28, 14]);
  for (let bay = 0; bay < 9; bay += 1) {
    model.box('whitePaint', [-11.1 + bay * 2.8, 0, 6.1], [0.1, 0.008, 5.2]);
  }
  return model;
}

/** The shop: white walls, a band of stone, a canopy over its door, and what stands on its roof. */
function building(): Model {
  const { width, depth, height } = SHOP;
  const model = new Model(METRE);
  model.box('whitePlaster', [0, 0, -depth / 2], [width, height, depth]);
  addParapet(model, 'whitePlaster', [0, height, -depth / 2], [width, 0.45, depth]);
  model.box('stone', [-10, 0, 0.06], [7, height, 0.12]);
  const glass = 'litWindow';
  addWindow(model, { at: [-10, 0.1, 0.12], width: 5.4, height: 2.9, panes: 4, glass });
  addWindow(model, { at: [8.9, 0.6, 0.06], width: 5.6, height: 2.3, panes: 4, glass });
  addBoards(model, 'timber', [2.3, 12.9], [0.1, height - 0.2], 0.02);
  model.box('darkPaint', [4, 0, 0.06], [1.15, 2.3, 0.06]);
  model.box('steel', [4.44, 1, 0.11], [0.04, 0.5, 0.05]);
  model.box('darkPaint', [-10, 3.2, 1.1], [7, 0.16, 2.2]);
  for (const x of [-13.2, -6.8]) model.box('darkPaint', [x, 0, 2.1], [0.12, 3.2, 0.12]);
  // Shade for the inverters.
  model.box('roofSheet', [-2.1, 2.62, 0.42], [6.4, 0.05, 0.8]);
  for (const x of [-5.2, -2.1, 1]) {
    model.box('galvanised', [x, 2.55, 0.42], [0.05, 0.06, 0.78]);
    model.cable(
      'galvanised',
      [
        [x, 2.2, 0.02],
        [x, 2.56, 0.7],
      ],
      0.02,
      [1, 6],
    );
  }
  addSwitchgear(model);
  addCooler(model, [0, height, -3], 1.1);
  addCooler(model, [0, height, -6], 1.1);
  return model;
}

/** Trays and conduits from the roof to the inverters, the board, and the meter with its two registers. */
function addSwitchgear(model: Model): void {
  model.box('galvanised', [-2.4, 0.62, 0.14], [5.6, 0.1, 0.16]);
  for (const x of INVERTERS) {
    for (const side of [-0.36, -0.2, 0.34]) {
      model.cylinder('blackSheath', [x + side, 0.92, 0.2], 0.02, 0.5, 'y', 10);
    }
  }
  for (const x of [-4.7, -4.58, -4.46]) {
    model.cylinder('galvanised', [x, 2.2, 0.07], 0.03, 3.2, 'y', 12);
  }
  model.moulded('greyPaint', [0.42, 0.35, 0.22], [0.9, 1.9, 0.42], 0.03, 0.012);
  model.box('darkPaint', [0.78, 1.2, 0.44], [0.04, 0.2, 0.03]);
  model.flat(
    'orangePaint',
    [
      [0.3, 1.82],
      [0.54, 1.82],
      [0.42, 2.02],
    ],
    0.436,
  );
  model.moulded('whitePaint', [1.36, 0.95, 0.16], [0.6, 1.1, 0.28], 0.03, 0.012);
  for (const y of [1.2, 1.62]) {
    model.moulded('display', [1.36, y, 0.305], [0.34, 0.3, 0.02], 0.03, 0.006);
    model.box('lcd', [1.36, y + 0.15, 0.316], [0.22, 0.08, 0.006]);
    model.box('redPaint', [1.26, y + 0.06, 0.316], [0.03, 0.02, 0.006]);
  }
  model.cylinder('galvanised', [1.36, 0.46, 0.1], 0.05, 0.95, 'y', 14);
}

/** The utility's kiosk: a housing of concrete with louvred doors and a sign, on its plinth. */
function kiosk(): Model {
  const model = new Model(METRE);
  model.box('concrete', [0, 0, 0], [3.6, 0.2, 2.8]);
  model.box('plaster', [0, 0.2, 0], [3.2, 2.2, 2.4]);
  model.box('concrete', [0, 2.4, 0], [3.5, 0.16, 2.7]);
  for (const [x, width] of [
    [-0.82, 1.3],
    [0.66, 1.5],
  ] as const) {
    model.box('greyPaint', [x, 0.32, 1.2], [width, 1.9, 0.06]);
    for (let slot = 0; slot < 8; slot += 1) {
      model.box('darkPaint', [x, 0.5 + slot * 0.07, 1.225], [width * 0.7, 0.025, 0.03]);
    }
    model.box('steel', [x + width * 0.4, 1.2, 1.25], [0.03, 0.22, 0.04]);
  }
  model.flat(
    'orangePaint',
    [
      [0.46, 1.6],
      [0.86, 1.6],
      [0.66, 1.95],
    ],
    1.236,
  );
  for (let slot = 0; slot < 8; slot += 1) {
    model.box('greyPaint', [-1.6, 0.9 + slot * 0.11, 0], [0.05, 0.05, 1.5]);
  }
  return model;
}

/** Heights of the arms, and where their insulators stand. */
const ARMS = [
  [9.6, 1.1],
  [8.4, 1.5],
] as const;

function utilityPole(): Model {
  const model = new Model(METRE);
  model.upright(
    'galvanised',
    [0, -0.3, 0],
    [
      [0, 0.17],
      [10.4, 0.09],
      [10.4, 0],
    ],
  );
  for (const [y, reach] of ARMS) {
    model.box('galvanised', [0, y, 0], [reach * 2 + 0.2, 0.1, 0.1]);
    for (const x of [-reach, reach]) {
      model.upright(
        'redPaint',
        [x, y + 0.1, 0],
        [
          [0, 0.04],
          [0.05, 0.09],
          [0.1, 0.04],
          [0.15, 0.09],
          [0.2, 0.04],
          [0.28, 0.03],
        ],
      );
    }
  }
  return model;
}

/** The wires from a pole to the next, hanging as they do. */
function wires([x, z]: readonly [number, number], [toX, toZ]: readonly [number, number]): Model {
  const model = new Model(METRE);
  for (const [height, reach] of ARMS) {
    for (const side of [-reach, reach]) {
      const points = Array.from({ length: 9 }, (_, step): Point => {
        const share = step / 8;
        const sag = 4 * share * (1 - share) * 0.9;
        return [x + (toX - x) * share + side, height + 0.36 - sag, z + (toZ - z) * share];
      });
      model.cable('darkPaint', points, 0.02, [16, 6]);
    }
  }
  return model;
}

function addPlants(site: SiteModel): void {
  const palms = [datePalm(6.2, 41), datePalm(7.2, 43)];
  for (const [index, [x, z]] of (
    [
      [-22, -9],
      [15.6, -5],
      [15, 11.6],
    ] as const
  ).entries()) {
    const palm = palms[index % 2];
    if (palm) site.place(palm, [x, 0, z], { yaw: index * 71 });
  }
  const leaves = bush(6);
  for (let index = 0; index < 12; index += 1) {
    site.place(leaves, [5.2 + index * 0.66, 0, 0.75], {
      yaw: index * 83,
      scale: 0.7 + (index % 3) * 0.12,
    });
  }
}

export const GRID_SITES: readonly Site[] = [
  {
    name: 'grid-connection',
    hour: 'morning',
    azimuth: -38,
    shot: { at: [-3.9, 3.3, 9.4], look: [2.6, 2.5, -3], lens: 27 },
    build: gridConnection,
  },
];
