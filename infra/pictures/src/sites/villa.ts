import { METRE, Model } from '../models/model';
import { addBoards, addCooler, addParapet, addWindow } from './facades';
import { land, ripples } from './land';
import { placeTable, ROOF_PANEL, type Table } from './panels';
import { bush, datePalm } from './plants';
import type { Site } from './site';
import { seeded, type SiteModel } from './site-model';
import { placeTown } from './town';

const TABLE: Table = { panel: ROOF_PANEL, columns: 7, rows: 1, tilt: 12, clearance: 0.35 };
const STOREY = 3.5;
const GLASS = 'litWindow';

/** What stands on the flat roofs of the villa, and on that of each house around. */
export interface Roofs {
  own: (site: SiteModel) => void;
  neighbour: (site: SiteModel, x: number, z: number) => void;
}

/** Where a roof begins. */
export const ROOF = { upper: STOREY * 2 + 0.3, wing: STOREY + 0.3 } as const;

export const MODULES: Roofs = {
  own: (site) => {
    for (let row = 0; row < 4; row += 1) {
      placeTable(site, [-3.2, ROOF.upper, -2 - row * 1.75], TABLE);
    }
    for (let row = 0; row < 3; row += 1) {
      placeTable(site, [8.1, ROOF.wing, -1.6 - row * 1.9], { ...TABLE, columns: 5 });
    }
  },
  neighbour: (site, x, z) => {
    for (let row = 0; row < 3; row += 1) {
      placeTable(site, [x - 2, ROOF.upper, z - row * 1.75], { ...TABLE, columns: 6 });
    }
  },
};

/** A villa of two storeys in its garden, with a pool and a wall around, in a street of the same. */
export function villaWith(roofs: Roofs, site: SiteModel): void {
  land(site, 'sand', (x, z) => ripples(x, z) - 0.25);
  const home = house();
  site.place(garden(), [0, 0, 0]);
  site.place(home, [0, 0, 0]);
  neighbours(site, home, roofs);
  roofs.own(site);
  plantGarden(site);
  placeTown(site, { x: [-700, 700], z: [-1300, -120], seed: 6 });
  for (const [x, y, z] of [
    [-6, 2.9, 2.6],
    [2.5, 2.9, 2.6],
    [8, 2.9, 2.6],
  ] as const) {
    site.light({ at: [x, y, z], watts: 60, color: [1, 0.7, 0.4], radius: 0.1 });
  }
}

/** The houses beside and behind, so that the villa stands in its street. */
function neighbours(site: SiteModel, home: Model, roofs: Roofs): void {
  const plot = new Model(METRE);
  plot.box('concrete', [0, -0.3, 1], [34, 0.28, 32]);
  for (const x of [-17, 17]) plot.box('plaster', [x, 0, 1], [0.25, 2, 31]);
  plot.box('plaster', [0, 0, 16.4], [26, 1.3, 0.25]);
  plot.box('lawn', [-7.5, -0.28, 9.6], [15, 0.3, 8]);
  const palm = datePalm(6.8, 21);
  for (const [x, z, yaw] of [
    [-36, 0, 0],
    [36, 0, 0],
    [-72, 0, 0],
    [72, 0, 0],
    [-36, -36, 180],
    [0, -36, 180],
    [36, -36, 180],
    [-72, -36, 180],
    [72, -36, 180],
    [-18, -86, 0],
    [20, -86, 0],
    [58, -86, 0],
    [-56, -86, 0],
    [-94, -86, 0],
  ] as const) {
    site.place(plot, [x, 0, z], { yaw });
    site.place(home, [x, 0, z], { yaw });
    for (const side of [-1, 1]) {
      site.place(palm, [x + side * 14, 0, z + side * 11], { yaw: x + z, scale: 0.9 });
    }
    roofs.neighbour(site, x, z);
  }
  const road = new Model(METRE);
  road.box('asphalt', [0, -0.3, -61], [400, 0.24, 9]);
  site.place(road, [0, 0, 0]);
}

/** The house: a base of plaster, an upper volume that hangs over, a stone wall and a wing on the right. */
export function house(): Model {
  const model = new Model(METRE);
  model.box('plaster', [-2.2, 0, -4], [13.6, STOREY, 11]);
  model.box('whitePlaster', [-3.2, STOREY, -4.2], [11.6, STOREY, 11.8]);
  model.box('whitePlaster', [-3.2, STOREY - 0.28, -4.2], [11.8, 0.28, 12.2]);
  model.box('plaster', [8, 0, -4], [8, STOREY, 10]);
  addParapet(model, 'whitePlaster', [-3.2, STOREY * 2, -4.2], [11.6, 0.7, 11.8]);
  addParapet(model, 'plaster', [8, STOREY, -4], [8, 0.6, 10]);
  // The tower of the stairs, clad in stone.
  model.box('stone', [3.3, 0, -2.2], [2.6, STOREY * 2 + 1.1, 8.4]);
  model.box('concrete', [3.3, STOREY * 2 + 1.1, -2.2], [2.8, 0.1, 8.6]);
  addFront(model);
  addTerrace(model);
  for (const [x, z] of [
    [-7.6, -9],
    [-5.6, -9],
  ] as const)
    addCooler(model, [x, STOREY * 2 + 0.05, z], 0.8);
  return model;
}

function addFront(model: Model): void {
  const glass = GLASS;
  addWindow(model, { at: [-6.2, 0.1, 1.5], width: 4.2, height: 2.8, panes: 3, glass });
  addWindow(model, { at: [-0.9, 0.1, 1.5], width: 4, height: 2.8, panes: 3, glass });
  addWindow(model, { at: [8, 0.4, 1], width: 5.4, height: 2.4, panes: 4, glass });
  addWindow(model, { at: [-6.3, STOREY + 0.5, 1.7], width: 3.6, height: 2.4, panes: 3, glass });
  addWindow(model, { at: [-1.1, STOREY + 0.5, 1.7], width: 3.2, height: 2.4, panes: 2, glass });
  addWindow(model, { at: [3.3, 3.3, 2], width: 0.9, height: 4, panes: 1, glass });
  model.box('timber', [3.3, 0.1, 2.02], [1.3, 2.6, 0.08]);
  model.box('steel', [3.8, 1, 2.08], [0.04, 0.9, 0.05]);
  addBoards(model, 'timber', [-4.3, -2.9], [STOREY + 0.1, STOREY - 0.2], 1.72);
  // A roof over the entrance.
  model.box('whitePlaster', [3.3, 2.95, 3.2], [4, 0.22, 2.6]);
  for (const x of [1.6, 5]) model.box('darkPaint', [x, 0, 4.3], [0.12, 2.95, 0.12]);
}

/** Shade over the terrace, and the glass of the balcony. */
function addTerrace(model: Model): void {
  for (const x of [-8.6, -4.4, -0.2]) model.box('darkPaint', [x, 0, 5], [0.14, 2.8, 0.14]);
  for (const z of [1.7, 5]) model.box('darkPaint', [-4.4, 2.8, z], [8.8, 0.18, 0.12]);
  for (let slat = 0; slat < 28; slat += 1) {
    model.box('timber', [-8.6 + slat * 0.31, 2.95, 3.35], [0.06, 0.16, 3.4]);
  }
  model.box('windowGlass', [8, STOREY + 0.6, 1], [7.8, 0.5, 0.03]);
}

/** Paving, lawn, pool, the drive, and the wall with its gate. */
export function garden(): Model {
  const model = new Model(METRE);
  model.box('concrete', [0, -0.3, 1], [34, 0.3, 32]);
  model.box('lawn', [-7.5, -0.28, 9.6], [15, 0.32, 8]);
  model.box('stone', [-4, -0.27, 3.6], [13, 0.31, 5.2]);
  model.box('whitePlaster', [-8.2, -0.2, 9.8], [9, 0.28, 4.4]);
  model.box('water', [-8.2, -0.2, 9.8], [8.4, 0.3, 3.8]);
  model.box('asphalt', [0, -0.3, 22], [400, 0.24, 7]);
  for (const [x, width] of [
    [-10, 14],
    [13.4, 7.2],
  ] as const) {
    model.box('plaster', [x, 0, 16.4], [width, 1.3, 0.25]);
    model.box('stone', [x, 1.3, 16.4], [width + 0.1, 0.08, 0.34]);
  }
  for (const x of [-17, 17]) model.box('plaster', [x, 0, 1], [0.25, 2, 31]);
  model.box('plaster', [0, 0, -14.6], [34, 2.2, 0.25]);
  return model;
}

function plantGarden(site: SiteModel): void {
  const palms = [datePalm(6.2, 3), datePalm(7.4, 9), datePalm(5.2, 14)];
  for (const [index, [x, z]] of (
    [
      [-14.4, 9],
      [-13.6, -2],
      [14.6, 6],
      [13.4, 13.4],
      [-1.6, 13.2],
      [15, -9],
      [-20.5, 13],
      [21, 2],
      [-23, -6],
    ] as const
  ).entries()) {
    const palm = palms[index % palms.length];
    if (palm) site.place(palm, [x, 0, z], { yaw: index * 77, scale: 0.9 + (index % 3) * 0.1 });
  }
  const [random, leaves] = [seeded(4), bush(2)];
  for (let index = 0; index < 46; index += 1) {
    const along = (index % 23) / 23;
    const [x, z] = index < 23 ? [-15.6 + along * 12.4, 15.6] : [15.8, 14 - along * 22];
    site.place(leaves, [x, 0, z], { yaw: random() * 360, scale: 0.9 + random() * 0.6 });
  }
}

const villa = (site: SiteModel) => villaWith(MODULES, site);

const SHOT = { at: [16, 17.5, 27], look: [-0.5, 2.6, -2], lens: 30 } as const;

export const VILLA_SITES: readonly Site[] = [
  { name: 'villa-day', hour: 'noon', azimuth: -48, shot: SHOT, build: villa },
  {
    name: 'villa-evening',
    hour: 'dusk',
    azimuth: -128,
    shot: { at: [12.5, 9.2, 27], look: [-1.5, 4.4, 0], lens: 31 },
    build: villa,
  },
];
