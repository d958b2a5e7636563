import { rackModel } from '../models/battery';
import { METRE, Model } from '../models/model';
import { addWindow } from './facades';
import { batteryContainer, fence, inverterStation } from './containers';
import { land, ripples } from './land';
import { datePalm } from './plants';
import type { Site } from './site';
import type { SiteModel } from './site-model';
import { placeTown } from './town';

const [LENGTH, WIDTH, HEIGHT, FOOT] = [6.06, 2.44, 2.9, 0.45] as const;
const BAYS = 5;
const BAY = (LENGTH - 0.3) / BAYS;
/** Bays whose doors stand open, from the left. */
const OPEN = [2, 3] as const;
const MODULE = { widthMm: 442, heightMm: 222, depthMm: 620 } as const;
const STACK = 10;
const bayMiddle = (bay: number) => -LENGTH / 2 + 0.15 + BAY * (bay + 0.5);

/** A battery beside the building that it backs up, its doors open for the yearly test: racks of modules, and the case that measures. */
function openBattery(site: SiteModel): void {
  land(site, 'sand', (x, z) => ripples(x, z) - 0.35);
  site.place(yard(), [0, 0, 0]);
  site.place(shell(), [0, 0, 0]);
  const [module, door] = [darkModule(), openDoor()];
  for (const bay of OPEN) {
    for (const side of [-0.27, 0.27]) {
      for (let level = 0; level < STACK; level += 1) {
        site.place(module, [bayMiddle(bay) + side, FOOT + 0.3 + level * 0.238, 0.72]);
      }
    }
    const isLeft = bay === OPEN[0];
    const hinge = bayMiddle(bay) + ((isLeft ? -1 : 1) * BAY) / 2;
    site.place(door, [hinge, FOOT + 0.2, WIDTH / 2 + 0.08], { yaw: isLeft ? -152 : -32 });
  }
  site.place(batteryContainer(), [7.9, 0, 0]);
  site.place(batteryContainer(), [15.4, 0, 0]);
  site.place(inverterStation(), [-7.4, 0, -0.4]);
  site.place(testCase(), [-0.95, 0, 2.7], { yaw: 16 });
  site.place(building(), [0, 0, -11]);
  const piece = fence();
  for (let x = -25.5; x <= 27; x += 3) site.place(piece, [x, 0, -5.6]);
  const palms = [datePalm(6.6, 51), datePalm(7.4, 57)];
  for (const [index, x] of [-19, -13.5, 5.2, 12, 21].entries()) {
    const palm = palms[index % 2];
    if (palm) site.place(palm, [x, 0, -8], { yaw: index * 63 });
  }
  placeTown(site, { x: [-500, 600], z: [-1100, -60], seed: 19 });
}

/** A rack module with a dark front, so that modules and the orange of their cables stand out. */
function darkModule(): Model {
  const model = new Model(METRE);
  for (const { surface, geometry } of rackModel(MODULE).parts) {
    model.add(surface === 'whitePaint' ? 'darkPaint' : surface, geometry.clone(), [0, 0, 0]);
  }
  return model;
}

function yard(): Model {
  const model = new Model(METRE);
  model.box('gravel', [0, -0.3, 0], [70, 0.3, 20]);
  model.box('concrete', [3, -0.3, 0.2], [32, 0.36, 4.4]);
  model.box('asphalt', [0, -0.3, 12], [300, 0.29, 10]);
  return model;
}

/** The container without its front: floor, roof, sides, the frames of its bays, and the doors that are shut. */
function shell(): Model {
  const model = new Model(METRE);
  for (const x of [-2.6, 0, 2.6]) model.box('concrete', [x, 0, 0], [0.5, FOOT, WIDTH + 0.3]);
  const front = WIDTH / 2;
  model.box('whitePaint', [0, FOOT, 0], [LENGTH, 0.16, WIDTH]);
  model.box('whitePaint', [0, FOOT + HEIGHT - 0.16, 0], [LENGTH, 0.16, WIDTH]);
  model.box('whitePaint', [0, FOOT + 0.16, -front + 0.05], [LENGTH - 0.24, HEIGHT - 0.32, 0.08]);
  for (const side of [-1, 1]) {
    model.box(
      'whitePaint',
      [(side * (LENGTH - 0.12)) / 2, FOOT + 0.16, 0],
      [0.118, HEIGHT - 0.32, WIDTH - 0.01],
    );
    for (let rib = 0; rib < 7; rib += 1) {
      model.box(
        'whitePaint',
        [(side * LENGTH) / 2, 0.62, -0.95 + rib * 0.31],
        [0.06, HEIGHT - 0.34, 0.16],
      );
    }
  }
  for (let post = 0; post <= BAYS; post += 1) {
    const x = -LENGTH / 2 + 0.15 + BAY * post;
    model.box('whitePaint', [x, FOOT + 0.16, front - 0.12], [0.07, HEIGHT - 0.32, 0.24]);
    model.box('greyPaint', [x, FOOT + 0.16, 0.3], [0.03, HEIGHT - 0.32, 1.3]);
  }
  for (let bay = 0; bay < BAYS; bay += 1) {
    if (OPEN.some((open) => open === bay)) addRack(model, bayMiddle(bay));
    else addShutDoor(model, bayMiddle(bay), front);
  }
  for (const x of [-2.2, -0.75, 0.75, 2.2]) {
    model.box('greyPaint', [x, FOOT + HEIGHT, 0], [1.1, 0.34, 1.7]);
    for (const z of [-0.42, 0.42])
      model.cylinder('blackPlastic', [x, FOOT + HEIGHT + 0.35, z], 0.34, 0.03, 'y');
  }
  return model;
}

/** The frame of two stacks, with the orange cables that join their modules and the light above. */
function addRack(model: Model, x: number): void {
  for (const side of [-0.54, 0, 0.54])
    model.box('darkPaint', [x + side, FOOT + 0.2, 0.98], [0.035, 2.5, 0.05]);
  model.box('greyPaint', [x, FOOT + 0.16, 0.4], [1.06, 0.1, 1.3]);
  for (const side of [-0.27, 0.27]) {
    for (let level = 0; level < STACK - 1; level += 1) {
      const y = FOOT + 0.3 + level * 0.238 + 0.12;
      const left = x + side - 0.15 + (level % 2) * 0.064;
      model.cable(
        'orangePaint',
        [
          [left, y, 1.05],
          [left - 0.02, y + 0.1, 1.11],
          [left, y + 0.24, 1.05],
        ],
        0.011,
        [10, 8],
      );
    }
  }
  model.box('paper', [x, FOOT + HEIGHT - 0.2, 0.9], [0.7, 0.03, 0.05]);
}

function addShutDoor(model: Model, x: number, front: number): void {
  model.box('whitePaint', [x, FOOT + 0.2, front - 0.02], [BAY - 0.03, HEIGHT - 0.42, 0.06]);
  model.box('darkPaint', [x + BAY * 0.36, FOOT + 1.2, front + 0.03], [0.05, 0.3, 0.05]);
  for (let slot = 0; slot < 6; slot += 1) {
    model.box(
      'greyPaint',
      [x - 0.08, FOOT + 0.42 + slot * 0.08, front + 0.012],
      [BAY * 0.5, 0.035, 0.02],
    );
  }
  model.flat(
    'orangePaint',
    [
      [x - 0.13, FOOT + 1.9],
      [x + 0.13, FOOT + 1.9],
      [x, FOOT + 2.13],
    ],
    front + 0.016,
  );
}

/** A door that reaches from its hinge at the origin along +x when it is shut; its inside has stiffeners and a pocket for papers. */
function openDoor(): Model {
  const model = new Model(METRE);
  const [width, height] = [BAY - 0.03, HEIGHT - 0.42];
  model.box('whitePaint', [width / 2, 0, 0], [width, height, 0.05]);
  for (const z of [-0.035, 0.035]) {
    model.box('greyPaint', [width / 2, 0.25, z], [width * 0.6, 0.5, 0.012]);
    model.box('whitePaint', [width / 2, height * 0.5, z], [width * 0.9, 0.06, 0.02]);
  }
  model.box('paper', [width / 2, height * 0.58, -0.04], [0.24, 0.32, 0.012]);
  model.box('darkPaint', [width - 0.1, 1, 0.05], [0.05, 0.3, 0.05]);
  return model;
}

/** A wheeled case with a measuring instrument, its lid up, and the leads to the racks. */
function testCase(): Model {
  const model = new Model(METRE);
  for (const x of [-0.32, 0.32]) {
    for (const z of [-0.2, 0.2]) {
      model.box('greyPaint', [x, 0.1, z], [0.04, 0.75, 0.04]);
      model.cylinder('rubber', [x, 0.06, z], 0.06, 0.04, 'x', 20);
    }
  }
  for (const y of [0.2, 0.82]) model.box('greyPaint', [0, y, 0], [0.72, 0.03, 0.48]);
  model.moulded('orangePaint', [0, 0.85, 0], [0.6, 0.16, 0.4], 0.03, 0.01);
  model.box('darkPaint', [0, 1, 0.02], [0.54, 0.015, 0.34]);
  model.box('lcd', [-0.1, 1.016, -0.02], [0.2, 0.004, 0.14]);
  for (const x of [0.12, 0.19]) model.cylinder('redPaint', [x, 1.03, 0.06], 0.016, 0.03, 'y');
  model.moulded('orangePaint', [0, 1, -0.21], [0.6, 0.36, 0.04], 0.03, 0.01);
  model.moulded('darkPaint', [-0.04, 0.23, 0], [0.4, 0.22, 0.3], 0.02, 0.01);
  for (const [x, sheath] of [
    [0.12, 'redSheath'],
    [0.19, 'blackSheath'],
  ] as const) {
    const points = [
      [x, 1.03, 0.06],
      [x + 0.16, 1.2, 0],
      [x + 0.5, 0.6, -0.4],
      [x + 1, 0.8, -1],
      [x + 1.3, 1.3, -1.55],
    ] as const;
    model.cable(sheath, points, 0.008, [30, 8]);
  }
  return model;
}

/** The rear of a clinic of three storeys. */
function building(): Model {
  const model = new Model(METRE);
  const [width, storeys, storey, depth] = [46, 3, 3.9, 16];
  model.box('whitePlaster', [0, 0, -depth / 2], [width, storeys * storey + 0.8, depth]);
  for (let floor = 0; floor < storeys; floor += 1) {
    for (let bay = 0; bay < 10; bay += 1) {
      const at = [(bay - 4.5) * 4.4, floor * storey + 1.1, 0] as const;
      addWindow(model, { at, width: 2.6, height: 1.9, panes: 2, glass: 'litWindow' });
    }
    model.box('stone', [0, floor * storey + 3.3, 0.15], [width, 0.3, 0.5]);
  }
  return model;
}

export const BATTERY_CABINET_SITES: readonly Site[] = [
  {
    name: 'battery-open',
    hour: 'morning',
    azimuth: -58,
    shot: { at: [-1, 2.2, 8.1], look: [1, 1.85, -1], lens: 28 },
    build: openBattery,
  },
];
