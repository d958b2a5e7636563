import { stackModel } from '../models/battery';
import { inverterModel } from '../models/inverter';
import { METRE, Model, type Point } from '../models/model';
import { forklift } from './forklift';
import { ROOF_PANEL } from './panels';
import type { Site } from './site';
import { seeded, type SiteModel } from './site-model';

const HALL = { width: 42, depth: 34, height: 9 } as const;
const BAY = 2.8;
const BAYS = 9;
/** Where racks run away from the viewer, and the heights of their beams. */
const RACKS = [-10.4, -4.9, 4.9, 10.4] as const;
const LEVELS = [0.06, 2.1, 4.1, 6.1] as const;
const PALLET = 0.15;
const MODULES = 31;

/** A distribution hall behind its open gate: racks with goods, pallets of modules and batteries, and a forklift at work. */
function tradingHall(site: SiteModel): void {
  site.place(hall(), [0, 0, 0]);
  const rack = rackRow();
  const loads = [cartons(3), cartons(2), whiteBoxes(), drumPallet()];
  const random = seeded(12);
  for (const x of RACKS) {
    site.place(rack, [x, 0, -5]);
    for (let bay = 0; bay < BAYS; bay += 1) {
      for (const level of LEVELS) {
        for (const place of [-0.68, 0.68]) {
          const load = loads[Math.floor(random() ** 1.3 * loads.length)];
          if (!load || random() < 0.1) continue;
          const z = -5 - (bay + 0.5) * BAY + place;
          site.place(load, [x + (random() - 0.5) * 0.08, level + 0.08, z], { yaw: 90 });
        }
      }
    }
  }
  for (const [x, z] of [
    [-3.9, 1.1],
    [-5.5, 1.1],
    [-7.1, 1.1],
    [-5.5, -0.8],
    [-7.1, -0.8],
  ] as const) {
    placeModules(site, [x, 0, z]);
  }
  placeBatteries(site);
  site.place(forklift(), [0.4, 0, -4.6], { yaw: 14 });
  placeModules(site, [0.85, 0.5, -2.55], 14);
}

/** A pallet of modules that stand beside each other, strapped, with boards at their corners. */
function placeModules(site: SiteModel, [x, y, z]: Point, yaw = 0): void {
  site.place(palletWithStraps(), [x, y, z], { yaw });
  const turn = (yaw * Math.PI) / 180;
  for (let index = 0; index < MODULES; index += 1) {
    const along = (index - (MODULES - 1) / 2) * 0.034;
    const place = [x + along * Math.sin(turn), y + PALLET, z + along * Math.cos(turn)] as const;
    site.place(ROOF_PANEL.model, place, { yaw });
  }
}

let strapped: Model | undefined;

function palletWithStraps(): Model {
  if (strapped) return strapped;
  const model = pallet(1.2, 1.14);
  const [width, height, depth] = [ROOF_PANEL.width, ROOF_PANEL.length, MODULES * 0.034];
  for (const side of [-1, 1]) {
    for (const front of [-1, 1]) {
      const at = [(side * width) / 2, PALLET, (front * depth) / 2] as const;
      model.box('plywood', at, [0.1, height + 0.01, 0.1]);
    }
  }
  for (const up of [0.35, 1.2]) {
    for (const front of [-1, 1]) {
      const at = [0, PALLET + up, front * (depth / 2 + 0.045)] as const;
      model.box('whitePaint', at, [width + 0.1, 0.022, 0.012]);
    }
    for (const side of [-1, 1]) {
      const at = [side * (width / 2 + 0.05), PALLET + up, 0] as const;
      model.box('whitePaint', at, [0.008, 0.022, depth + 0.1]);
    }
  }
  model.box('paper', [0.28, PALLET + 0.86, depth / 2 + 0.04], [0.21, 0.297, 0.004]);
  strapped = model;
  return model;
}

/** A wooden pallet: nine blocks between two decks of boards. */
function pallet(width = 1.2, depth = 1): Model {
  const model = new Model(METRE);
  for (const x of [-1, 0, 1]) {
    for (const z of [-1, 0, 1]) {
      model.box(
        'plywood',
        [(x * (width - 0.14)) / 2, 0.02, (z * (depth - 0.1)) / 2],
        [0.14, 0.09, 0.1],
      );
    }
    model.box('plywood', [0, 0, (x * (depth - 0.1)) / 2], [width, 0.02, 0.1]);
  }
  for (let board = 0; board < 7; board += 1) {
    const z = (board / 6 - 0.5) * (depth - 0.1);
    model.box('plywood', [0, 0.11, z], [width, 0.022, 0.1]);
  }
  return model;
}

/** Cartons of equal size on a pallet, in layers. */
function cartons(layers: number): Model {
  const model = pallet();
  const height = 1.5 / layers - 0.04;
  for (let layer = 0; layer < layers; layer += 1) {
    for (const x of [-0.3, 0.3]) {
      for (const z of [-0.25, 0.25]) {
        const y = PALLET + layer * (height + 0.006);
        model.box('cardboard', [x, y, z], [0.58, height, 0.48]);
        model.box('plywood', [x, y + height - 0.002, z], [0.06, 0.004, 0.482]);
        for (const front of [-1, 1]) {
          model.box('paper', [x + 0.14, y + height * 0.4, z + front * 0.24], [0.14, 0.1, 0.006]);
        }
      }
    }
  }
  return model;
}

/** Boxes of inverters. */
function whiteBoxes(): Model {
  const model = pallet();
  for (const y of [0, 0.66]) {
    for (const x of [-0.3, 0.3]) {
      model.box('whitePaint', [x, PALLET + y, 0], [0.56, 0.64, 0.86]);
      for (const front of [-1, 1]) {
        model.box('bluePaint', [x, PALLET + y + 0.44, front * 0.43], [0.5, 0.09, 0.006]);
      }
    }
  }
  return model;
}

/** Two drums of cable, side by side. */
function drumPallet(): Model {
  const model = pallet();
  for (const [x, sheath] of [
    [-0.3, 'blackSheath'],
    [0.3, 'redSheath'],
  ] as const) {
    for (const side of [-1, 1]) {
      model.cylinder('plywood', [x + side * 0.24, PALLET + 0.45, 0], 0.45, 0.04, 'x', 36);
    }
    model.cylinder(sheath, [x, PALLET + 0.45, 0], 0.34, 0.44, 'x', 36);
  }
  return model;
}

/** Uprights with bracing, and pairs of beams at each level, along -z. */
function rackRow(): Model {
  const model = new Model(METRE);
  for (let frame = 0; frame <= BAYS; frame += 1) {
    const z = -frame * BAY;
    for (const x of [-0.55, 0.55]) model.box('deepBluePaint', [x, 0, z], [0.09, 7.6, 0.1]);
    for (let brace = 0; brace < 7; brace += 1) {
      const points = [
        [-0.55, brace * 1.06 + 0.2, z],
        [0.55, brace * 1.06 + 1.2, z],
      ] as const;
      model.cable('deepBluePaint', points, 0.02, [1, 4]);
    }
  }
  for (const y of LEVELS.slice(1)) {
    for (const x of [-0.5, 0.5]) {
      model.box('orangePaint', [x, y - 0.06, (-BAYS * BAY) / 2], [0.05, 0.12, BAYS * BAY]);
    }
  }
  return model;
}

/** Batteries and inverters out of their boxes, ready to be collected. */
function placeBatteries(site: SiteModel): void {
  const sizes = { widthMm: 600, depthMm: 300, baseMm: 80, moduleMm: 236, headMm: 150, radius: 12 };
  const tower = (modules: number) =>
    stackModel({ ...sizes, modules, body: 'whitePaint', head: 'darkPaint', light: 'strip' });
  const inverter = inverterModel({
    ...{ widthMm: 640, heightMm: 530, depthMm: 270, strings: 6, hasBattery: false, fans: 2 },
    look: {
      body: 'whitePaint',
      lower: { surface: 'greyPaint', share: 0.26 },
      face: 'ring',
      radius: 22,
    },
  });
  for (const [x, z] of [
    [3.2, 2.4],
    [4.9, 2.4],
    [3.6, 0.2],
  ] as const) {
    site.place(pallet(1.4), [x, 0, z]);
  }
  for (const [x, modules] of [
    [2.85, 5],
    [3.55, 4],
  ] as const) {
    site.place(tower(modules), [x, PALLET, 2.45], { yaw: -8 });
  }
  for (const x of [4.52, 5.27]) {
    for (const y of [0, 0.62]) site.place(inverter, [x, PALLET + y, 2.4], { yaw: -8 });
  }
  site.place(drumPallet(), [6.6, 0, 2.1], { yaw: -10 });
  site.place(drumPallet(), [3.6, 0, 0.2], { yaw: 4 });
}

/** Floor, walls of profiled sheet, a roof on trusses with lights between its sheets, and the frame of the gate. */
function hall(): Model {
  const { width, depth, height } = HALL;
  const model = new Model(METRE);
  model.box('concrete', [0, -0.3, -4], [160, 0.3, 90]);
  model.box('roofSheet', [0, 0, -depth], [width, height, 0.2]);
  for (let rib = 0; rib < width * 2; rib += 1) {
    model.box('roofSheet', [rib / 2 - width / 2, 0, 0.1 - depth], [0.2, height, 0.06]);
  }
  for (const side of [-1, 1]) {
    model.box('roofSheet', [(side * width) / 2, 0, -depth / 2], [0.2, height, depth]);
    for (let rib = 0; rib < depth * 2; rib += 1) {
      model.box('roofSheet', [side * (width / 2 - 0.1), 0, -rib / 2], [0.06, height, 0.2]);
    }
  }
  for (let strip = 0; strip < 7; strip += 1) {
    const x = -width / 2 + (strip + 0.5) * 6;
    model.box('roofSheet', [x, height, -depth / 2], [3.1, 0.12, depth]);
  }
  for (let truss = 0; truss <= 6; truss += 1) {
    const z = -(truss / 6) * (depth - 0.4);
    model.box('greyPaint', [0, height - 0.5, z], [width, 0.14, 0.16]);
    model.box('greyPaint', [0, height - 0.08, z], [width, 0.12, 0.16]);
    for (let brace = 0; brace < 28; brace += 1) {
      const x = -width / 2 + brace * 1.5;
      const [from, to] = brace % 2 === 0 ? [0.45, 0.05] : [0.05, 0.45];
      const points = [
        [x, height - from, z],
        [x + 1.5, height - to, z],
      ] as const;
      model.cable('greyPaint', points, 0.04, [1, 4]);
    }
    for (const x of [-14, 14]) model.box('greyPaint', [x, 0, z], [0.28, height, 0.28]);
  }
  for (const x of [-2.3, 2.3]) model.box('whitePaint', [x, 0, -10], [0.1, 0.004, 34]);
  model.box('whitePaint', [0, 0, 3], [30, 0.004, 0.1]);
  return model;
}

export const TRADING_SITES: readonly Site[] = [
  {
    name: 'trading-hall',
    hour: 'morning',
    azimuth: -9,
    samples: 72,
    shot: { at: [-1.6, 2.5, 9.4], look: [0.5, 2.1, -8], lens: 27 },
    build: tradingHall,
  },
];
