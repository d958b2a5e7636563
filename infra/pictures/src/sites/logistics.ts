import { METRE, Model } from '../models/model';
import { trailer } from './cars';
import { addWindow } from './facades';
import { land, ripples } from './land';
import { placeTown } from './town';
import { ROOF_PANEL } from './panels';
import { datePalm } from './plants';
import { radians, type SiteModel } from './site-model';
import type { Site } from './site';

const LENGTH = 88;
const SPAN = 30;
const EAVES = 11;
const SLOPE = 5;
const RIDGE = EAVES + Math.tan(radians(SLOPE)) * (SPAN / 2);

/** Logistics halls with low gabled roofs full of modules, their docks towards a yard with trailers. */
function logisticsPark(site: SiteModel): void {
  land(site, 'sand', (x, z) => ripples(x, z) - 0.4);
  const yard = new Model(METRE);
  yard.box('asphalt', [0, -0.3, -60], [420, 0.3, 250]);
  yard.box('concrete', [0, -0.3, 24], [LENGTH + 10, 0.32, 18]);
  site.place(yard, [0, 0, 0]);
  const [building, box] = [hall(), trailer()];
  for (const [x, z] of HALLS) {
    site.place(building, [x, 0, z]);
    placeRoofModules(site, x, z);
    for (const dock of [0, 1, 3, 6, 7]) {
      site.place(box, [x + (dock - 4) * 9.4, 0, z + SPAN / 2 + 0.1]);
    }
  }
  placeTown(site, { x: [-900, 900], z: [-1500, -190], seed: 5 });
  const palm = datePalm(6.6, 12);
  for (let index = 0; index < 16; index += 1) {
    site.place(palm, [index * 13 - 98, 0, 42], { yaw: index * 61 });
  }
}

const HALLS = [
  [0, 0],
  [-100, 0],
  [100, 0],
  [0, -62],
  [-100, -62],
  [100, -62],
  [-50, -128],
  [50, -128],
  [150, -128],
  [-150, -128],
] as const;

/** A hall of profiled sheet on a plinth of concrete, with nine docks; its ridge runs along x. */
function hall(): Model {
  const model = new Model(METRE);
  model.box('roofSheet', [0, 1.2, 0], [LENGTH, EAVES - 1.2, SPAN]);
  model.box('concrete', [0, 0, 0], [LENGTH + 0.2, 1.2, SPAN + 0.2]);
  for (let rib = 0; rib < LENGTH / 0.5; rib += 1) {
    model.box('roofSheet', [rib * 0.5 - LENGTH / 2 + 0.25, 1.2, SPAN / 2], [0.2, EAVES - 1.2, 0.1]);
  }
  model.box('bluePaint', [0, EAVES - 1.6, SPAN / 2 + 0.08], [LENGTH + 0.3, 0.9, 0.1]);
  addRoof(model);
  for (let dock = 0; dock < 9; dock += 1) {
    const x = (dock - 4) * 9.4;
    model.box('rubber', [x, 1.1, SPAN / 2 + 0.2], [3.6, 4.1, 0.5]);
    model.box('whitePaint', [x, 1.2, SPAN / 2 + 0.44], [2.8, 3.3, 0.05]);
    const at = [x, 6.6, SPAN / 2 + 0.06] as const;
    addWindow(model, { at, width: 4.6, height: 1.3, panes: 4, glass: 'litWindow' });
  }
  return model;
}

/** Two slopes of profiled sheet, rooflights near the ridge, and gutters. */
function addRoof(model: Model): void {
  const half = SPAN / 2 / Math.cos(radians(SLOPE));
  for (const side of [-1, 1]) {
    const slope = new Model(METRE);
    slope.box('roofSheet', [0, -0.1, (side * half) / 2], [LENGTH + 0.8, 0.1, half + 0.4]);
    for (let rib = 0; rib < LENGTH; rib += 1) {
      slope.box('roofSheet', [rib - LENGTH / 2 + 0.5, 0, (side * half) / 2], [0.12, 0.05, half]);
    }
    for (let light = 0; light < 10; light += 1) {
      const x = (light - 4.5) * 8.6;
      slope.box('glassSheet', [x, 0.02, side * 1.3], [1.6, 0.08, 1.6]);
    }
    for (const { surface, geometry } of slope.parts) {
      model.add(surface, geometry.rotateX(radians(side * SLOPE)), [0, RIDGE, 0]);
    }
    model.box('galvanised', [0, EAVES - 0.15, (side * (SPAN + 0.5)) / 2], [LENGTH + 0.8, 0.2, 0.2]);
  }
}

/** Two blocks on each slope with a way between them; modules lie along the slope, a hand above the sheet. */
function placeRoofModules(site: SiteModel, x: number, z: number): void {
  const { model, width, length } = ROOF_PANEL;
  const columns = 34;
  for (const side of [-1, 1]) {
    for (let row = 0; row < 6; row += 1) {
      const along = 3.2 + row * (length + 0.02) + (row > 2 ? 0.7 : 0);
      for (let column = 0; column < columns * 2; column += 1) {
        const block = column < columns ? -1 : 1;
        const index = column % columns;
        const across = block * (1 + (index + 0.5) * (width + 0.02));
        // The lower edge of a module is its origin: on the rear slope it is turned round.
        const edge = (along + length) * Math.cos(radians(SLOPE));
        const up = RIDGE - (along + length) * Math.sin(radians(SLOPE)) + 0.15;
        const turn = { yaw: side === 1 ? 0 : 180, lean: 90 - SLOPE };
        site.place(model, [x + across, up, z + side * edge], turn);
      }
    }
  }
}

/** The same park as a factory: a chimney, silos and pipes beside the first hall. */
function factory(site: SiteModel): void {
  logisticsPark(site);
  const works = new Model(METRE);
  works.upright(
    'concrete',
    [0, 0, 0],
    [
      [0, 2.2],
      [38, 1.5],
      [38, 1.2],
      [37.6, 1.2],
    ],
  );
  for (const y of [31, 34.4])
    works.upright(
      'redPaint',
      [0, y, 0],
      [
        [0, 1.66],
        [1.7, 1.62],
      ],
    );
  for (const [x, z] of [
    [7, -2],
    [13, -2],
    [19, -2],
  ] as const) {
    works.upright(
      'roofSheet',
      [x, 0, z],
      [
        [0, 2.5],
        [15, 2.5],
        [16.4, 0.8],
        [16.8, 0.8],
        [16.8, 0],
      ],
    );
    works.cylinder('galvanised', [x + 2.7, 7.5, z], 0.12, 15, 'y');
  }
  works.box('galvanised', [10, 17, -2], [26, 0.5, 1.2]);
  site.place(works, [-40, 0, -31]);
  site.place(works, [58, 0, -31]);
}

export const LOGISTICS_SITES: readonly Site[] = [
  {
    name: 'warehouse-roofs',
    hour: 'morning',
    azimuth: -58,
    shot: { at: [-46, 33, 62], look: [4, 6, -14], lens: 32 },
    build: logisticsPark,
  },
  {
    name: 'factory-dusk',
    hour: 'dusk',
    azimuth: 138,
    shot: { at: [-24, 29, 66], look: [2, 9, -30], lens: 30 },
    build: factory,
  },
];
