import { METRE, Model } from '../models/model';
import { lampPost } from './containers';
import { dunes, land } from './land';
import { PLANT_PANEL, placeTable, type Table } from './panels';
import type { Site } from './site';
import type { SiteModel } from './site-model';

const TABLE: Table = { panel: PLANT_PANEL, columns: 9, rows: 2, tilt: 24, clearance: 0.7 };
const LENGTH = 9;
const DEPTH = 3;

/** A research camp among dunes: cabins around a shaded yard, its own array, batteries, water and mast. */
function camp(site: SiteModel): void {
  land(site, 'sand', (x, z) => dunes(x, z - 180) + Math.max(0, (-z - 60) / 40));
  const pad = new Model(METRE);
  pad.box('gravel', [3, -0.3, -21], [58, 0.33, 21]);
  site.place(pad, [0, 0, 0]);
  const [cabin, post] = [livingCabin(), lampPost()];
  for (const [x, z, yaw] of [
    [-14, -26, 0],
    [-3, -27, 0],
    [8, -27, 0],
    [22, -25, -24],
    [-24, -20, 28],
  ] as const) {
    site.place(cabin, [x, 0, z], { yaw });
    site.light({ at: [x, 2.5, z + 2.4], watts: 90, color: [1, 0.68, 0.38], radius: 0.12 });
  }
  site.place(shade(), [-4, 0, -19]);
  site.light({ at: [-4, 2.6, -19], watts: 130, color: [1, 0.7, 0.42], radius: 0.2 });
  site.place(powerHouse(), [15, 0, -22], { yaw: -14 });
  site.place(waterTank(), [-19, 0, -29]);
  site.place(mast(), [26, 0, -33]);
  site.place(post, [4, 0, -17]);
  for (let row = 0; row < 3; row += 1) {
    for (let block = 0; block < 3; block += 1) {
      placeTable(site, [block * 11.4 - 25, 0, 2 - row * 7], TABLE, 8);
    }
  }
}

/** A cabin on feet, with a covered door, windows with shutters and a split air conditioner. */
function livingCabin(): Model {
  const model = new Model(METRE);
  for (const x of [-3.8, 0, 3.8]) model.box('concrete', [x, 0, 0], [0.5, 0.4, DEPTH]);
  model.box('whitePlaster', [0, 0.4, 0], [LENGTH, 2.7, DEPTH]);
  model.box('galvanised', [0, 0.4, 0], [LENGTH + 0.06, 0.14, DEPTH + 0.06]);
  model.box('roofSheet', [0, 3.1, 0.3], [LENGTH + 0.8, 0.12, DEPTH + 1.6]);
  for (let board = 0; board < 30; board += 1) {
    const x = -LENGTH / 2 + 0.15 + board * 0.3;
    model.box('whitePlaster', [x, 0.56, DEPTH / 2], [0.27, 2.5, 0.03]);
  }
  const front = DEPTH / 2 + 0.02;
  model.box('timber', [0.2, 0.5, front], [0.95, 2.15, 0.06]);
  for (const x of [-3.1, -1.5, 2.2, 3.6]) {
    model.box('darkPaint', [x, 1.35, front], [1.1, 1.2, 0.08]);
    model.box('litWindow', [x, 1.41, front + 0.02], [0.98, 1.08, 0.05]);
    model.box('darkPaint', [x, 1.41, front + 0.04], [0.04, 1.08, 0.05]);
  }
  model.box('timber', [0.2, 0, front + 0.8], [2.6, 0.38, 1.5]);
  for (const x of [-4.3, -1.1, 1.6, 4.3]) model.box('timber', [x, 0, front + 0.9], [0.1, 3.1, 0.1]);
  model.box('whitePaint', [LENGTH / 2 + 0.2, 1.2, 0], [0.36, 0.7, 0.9]);
  model.cylinder('blackPlastic', [LENGTH / 2 + 0.39, 1.55, 0], 0.27, 0.02, 'x');
  return model;
}

/** A sail on posts over tables. */
function shade(): Model {
  const model = new Model(METRE);
  for (const x of [-3.4, 3.4]) {
    for (const z of [-2.2, 2.2]) model.cylinder('timber', [x, 1.5, z], 0.07, 3, 'y');
  }
  model.box('plaster', [0, 2.95, 0], [7.4, 0.03, 5]);
  for (const x of [-1.8, 1.4]) {
    model.box('timber', [x, 0.72, 0], [2.2, 0.06, 0.8]);
    for (const z of [-0.75, 0.75]) model.box('timber', [x, 0.42, z], [2.2, 0.05, 0.3]);
    for (const side of [-0.9, 0.9]) model.box('timber', [x + side, 0, 0], [0.08, 0.72, 1.5]);
  }
  return model;
}

/** The container of batteries and inverters, with its exhaust-free cooling and cable tray to the array. */
function powerHouse(): Model {
  const model = new Model(METRE);
  for (const x of [-2, 2]) model.box('concrete', [x, 0, 0], [0.5, 0.4, 2.5]);
  model.box('bluePaint', [0, 0.4, 0], [6.06, 2.6, 2.44]);
  for (let rib = 0; rib < 22; rib += 1) {
    model.box('bluePaint', [-2.9 + rib * 0.276, 0.6, 1.22], [0.14, 2.2, 0.05]);
  }
  model.box('whitePaint', [1.9, 0.55, 1.27], [1.1, 2.1, 0.06]);
  for (let slot = 0; slot < 8; slot += 1) {
    model.box('greyPaint', [-1.2, 1.9 + slot * 0.09, 1.27], [1.2, 0.04, 0.05]);
  }
  model.box('greyPaint', [-1.6, 3, 0], [1.1, 0.5, 1.1]);
  model.cylinder('blackPlastic', [-1.6, 3.51, 0], 0.4, 0.03, 'y');
  return model;
}

function waterTank(): Model {
  const model = new Model(METRE);
  for (const x of [-1, 1])
    for (const z of [-1, 1]) model.box('galvanised', [x, 0, z], [0.14, 3, 0.14]);
  model.box('galvanised', [0, 3, 0], [2.4, 0.12, 2.4]);
  model.upright(
    'whitePlaster',
    [0, 3.1, 0],
    [
      [0, 1.1],
      [1.7, 1.12],
      [1.95, 1],
      [2.2, 0.35],
      [2.3, 0.3],
    ],
  );
  return model;
}

/** A lattice mast of 24 m with antennas. */
function mast(): Model {
  const model = new Model(METRE);
  const legs = [
    [-0.5, -0.3],
    [0.5, -0.3],
    [0, 0.56],
  ] as const;
  for (const [x, z] of legs) model.cylinder('galvanised', [x, 12, z], 0.045, 24, 'y');
  for (let step = 0; step < 24; step += 1) {
    for (const [index, [x, z]] of legs.entries()) {
      const [nextX, nextZ] = legs[(index + 1) % 3] ?? [x, z];
      const points = [
        [x, step, z],
        [(x + nextX) / 2, step + 0.5, (z + nextZ) / 2],
        [nextX, step + 1, nextZ],
      ] as const;
      model.cable('galvanised', points, 0.02, [2, 4]);
    }
  }
  for (const [y, angle] of [
    [22.6, 0.4],
    [20.4, -0.5],
  ] as const) {
    model.box('whitePaint', [angle, y, 0.5], [0.3, 1.6, 0.16]);
  }
  model.box('litWindow', [0, 24, 0], [0.16, 0.2, 0.16]);
  return model;
}

const SHOT = { at: [12, 6.6, 5], look: [-1, 0.9, -20], lens: 25 } as const;

export const CAMP_SITES: readonly Site[] = [
  { name: 'off-grid-camp', hour: 'night', azimuth: 60, shot: SHOT, build: camp },
  {
    name: 'off-grid-day',
    hour: 'morning',
    azimuth: -65,
    shot: { at: [19, 6.2, 0], look: [-3, 0.9, -20], lens: 26 },
    build: camp,
  },
];
