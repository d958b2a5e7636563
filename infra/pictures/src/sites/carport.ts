import { METRE, Model } from '../models/model';
import { car } from './cars';
import { lampPost } from './containers';
import { addParapet, addWindow } from './facades';
import { land, ripples } from './land';
import { PLANT_PANEL } from './panels';
import { datePalm } from './plants';
import type { Site } from './site';
import { radians, seeded, type SiteModel } from './site-model';
import { placeTown } from './town';

const BAY = 2.7;
const BAYS = 24;
const ROWS = 4;
const AISLE = 17;
const TILT = 6;
const PAINTS = ['carWhite', 'carSilver', 'darkPaint', 'carWhite', 'carBlue', 'carSilver'] as const;

/** A car park in the shade of modules, in front of an office building. */
function carPark(site: SiteModel): void {
  land(site, 'sand', (x, z) => ripples(x, z) - 0.4);
  const paving = new Model(METRE);
  paving.box('asphalt', [0, -0.3, -16], [96, 0.3, 92]);
  paving.box('concrete', [0, -0.3, -66], [120, 0.36, 26]);
  site.place(paving, [0, 0, 0]);
  const [frame, rails, lines] = [carportFrame(), purlins(), bayLines()];
  const cars = PAINTS.map((paint) => car(paint));
  const random = seeded(23);
  for (let row = 0; row < ROWS; row += 1) {
    const z = 4 - row * AISLE;
    site.place(lines, [0, 0, z]);
    site.place(rails, [0, 0, z]);
    placeRoof(site, z);
    for (let post = 0; post <= BAYS / 3; post += 1) {
      site.place(frame, [(post - BAYS / 6) * BAY * 3, 0, z]);
    }
    for (let bay = 0; bay < BAYS; bay += 1) {
      for (const side of [-1, 1]) {
        const parked = cars[Math.floor(random() * cars.length)];
        if (!parked || random() < 0.22) continue;
        const x = (bay - BAYS / 2 + 0.5) * BAY + (random() - 0.5) * 0.2;
        const yaw = random() > 0.3 ? side * 90 : side * -90;
        site.place(parked, [x, 0, z + side * (2.75 + random() * 0.3)], { yaw });
      }
    }
  }
  addSurroundings(site);
}

function addSurroundings(site: SiteModel): void {
  site.place(officeBuilding(), [4, 0, -72]);
  const palms = [datePalm(6.4, 5), datePalm(7.6, 8)];
  for (let index = 0; index < 14; index += 1) {
    const palm = palms[index % 2];
    if (palm) site.place(palm, [index * 6.4 - 42, 0, -57 + (index % 2)], { yaw: index * 53 });
  }
  placeTown(site, { x: [-600, 700], z: [-1300, -130], seed: 9 });
  const post = lampPost();
  for (const x of [-37, 37]) for (const z of [-4, -21, -38]) site.place(post, [x, 0, z]);
}

/** A frame of two posts leaning outwards, as a Y, with its beam under the modules. */
function carportFrame(): Model {
  const model = new Model(METRE);
  model.box('concrete', [0, 0, 0], [0.6, 0.4, 0.9]);
  model.box('whitePaint', [0, 0.4, 0], [0.22, 1.5, 0.34]);
  for (const side of [-1, 1]) {
    const points = [
      [0, 1.8, 0],
      [0, 2.4, side * 2.2],
      [0, 2.95 - side * 0.28, side * 4.6],
    ] as const;
    model.cable('whitePaint', points, 0.11, [8, 8]);
  }
  return model;
}

/** The purlins over the frames of a row. */
function purlins(): Model {
  const model = new Model(METRE);
  for (const share of [-1.6, -0.6, 0.6, 1.6]) {
    const z = share * PLANT_PANEL.length;
    model.box('galvanised', [0, heightAt(z) - 0.2, z], [BAYS * BAY, 0.14, 0.08]);
  }
  return model;
}

/** Of the modules, which come down a little towards the viewer. */
const heightAt = (z: number) => 3.17 - Math.tan(radians(TILT)) * z;

/** Four modules deep, lying on the purlins. */
function placeRoof(site: SiteModel, middle: number): void {
  const { model, width, length } = PLANT_PANEL;
  const columns = Math.floor((BAYS * BAY) / (width + 0.02));
  for (let row = -2; row < 2; row += 1) {
    const edge = -row * (length + 0.02);
    for (let column = 0; column < columns; column += 1) {
      const x = (column - (columns - 1) / 2) * (width + 0.02);
      site.place(model, [x, heightAt(edge), middle + edge], { lean: 90 - TILT });
    }
  }
}

function bayLines(): Model {
  const model = new Model(METRE);
  for (let bay = 0; bay <= BAYS; bay += 1) {
    model.box('whitePaint', [(bay - BAYS / 2) * BAY, 0, 0], [0.1, 0.012, 10.4]);
  }
  model.box('whitePaint', [0, 0, 0], [BAYS * BAY, 0.012, 0.1]);
  return model;
}

function officeBuilding(): Model {
  const model = new Model(METRE);
  const [width, storeys, storey, depth] = [64, 5, 3.9, 20];
  model.box('whitePlaster', [0, 0, -depth / 2], [width, storeys * storey, depth]);
  addParapet(model, 'whitePlaster', [0, storeys * storey, -depth / 2], [width, 0.9, depth]);
  for (let floor = 0; floor < storeys; floor += 1) {
    for (let bay = 0; bay < 10; bay += 1) {
      const at = [(bay - 4.5) * 6.2, floor * storey + 0.7, 0] as const;
      addWindow(model, { at, width: 5.2, height: 2.6, panes: 4, glass: 'litWindow' });
    }
    model.box('whitePlaster', [0, floor * storey + 3.5, 0.5], [width, 0.2, 1.2]);
  }
  for (let fin = 0; fin <= 10; fin += 1) {
    model.box('stone', [(fin - 5) * 6.2, 0, 0.5], [0.4, storeys * storey, 1.1]);
  }
  return model;
}

export const CARPORT_SITES: readonly Site[] = [
  {
    name: 'carport',
    hour: 'morning',
    azimuth: 62,
    shot: { at: [-21, 6.6, 21], look: [1, 3.2, -14], lens: 30 },
    build: carPark,
  },
];
