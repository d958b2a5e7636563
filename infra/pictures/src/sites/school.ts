import { METRE, Model } from '../models/model';
import { addParapet, addWindow } from './facades';
import { land, ripples } from './land';
import { ROOF_PANEL } from './panels';
import { datePalm } from './plants';
import type { Site } from './site';
import { radians, type SiteModel } from './site-model';
import { placeTown } from './town';

const SCHOOL_TILT = 10;

/** A school around its courtyard: white blocks of two storeys, arcades, shade sails, a pitch, and modules on each roof. */
function school(site: SiteModel): void {
  land(site, 'sand', (x, z) => ripples(x, z) - 0.4);
  site.place(schoolGround(), [0, 0, 0]);
  placeTown(site, { x: [-700, 700], z: [-1300, -150], seed: 8 });
  placeTown(site, { x: [-420, -150], z: [-150, 20], seed: 3 });
  placeTown(site, { x: [90, 420], z: [-150, 20], seed: 4 });
  const wing = schoolWing(46, 14);
  for (const [x, z, yaw] of WINGS) {
    site.place(wing, [x, 0, z], { yaw });
    const turn = radians(yaw);
    for (let row = 0; row < 5; row += 1) {
      for (let column = -17; column <= 17; column += 1) {
        if (Math.abs(column) === 6 || Math.abs(column) > 16) continue;
        const [across, along] = [column * 1.16, 5.4 - row * 2.3];
        const place = [
          x + across * Math.cos(turn) + along * Math.sin(turn),
          8.35,
          z - across * Math.sin(turn) + along * Math.cos(turn),
        ] as const;
        site.place(ROOF_PANEL.model, place, { yaw, lean: 90 - SCHOOL_TILT });
      }
    }
  }
  const palms = [datePalm(6, 31), datePalm(7.2, 33)];
  for (let index = 0; index < 18; index += 1) {
    const palm = palms[index % 2];
    const [x, z] =
      index < 10 ? [index * 9 - 42, 26] : [-9 + (index % 4) * 6, -12 - Math.floor(index / 14) * 8];
    if (palm) site.place(palm, [x, 0, z], { yaw: index * 47 });
  }
}

const WINGS = [
  [0, 6, 0],
  [-31, -20, 90],
  [31, -20, 90],
  [0, -46, 180],
  [0, -84, 0],
] as const;

const STOREY = 4;

function schoolWing(width: number, depth: number): Model {
  const model = new Model(METRE);
  model.box('whitePlaster', [0, 0, 0], [width, STOREY * 2, depth]);
  addParapet(model, 'whitePlaster', [0, STOREY * 2, 0], [width, 0.5, depth]);
  for (const turn of [0, 180]) {
    for (const { surface, geometry } of wingFront(width, depth).parts) {
      model.add(surface, geometry.rotateY(radians(turn)), [0, 0, 0]);
    }
  }
  return model;
}

/** The long side of a wing: windows between fins of stone, under slabs that shade them. */
function wingFront(width: number, depth: number): Model {
  const model = new Model(METRE);
  for (const floor of [0, 1]) {
    for (let bay = 0; bay < 9; bay += 1) {
      const at = [(bay - 4) * 5, floor * STOREY + 0.9, depth / 2] as const;
      addWindow(model, { at, width: 3.6, height: 2.2, panes: 3, glass: 'windowGlass' });
    }
    model.box('stone', [0, floor * STOREY + 3.5, depth / 2 + 0.5], [width, 0.3, 1.2]);
  }
  for (let fin = 0; fin <= 9; fin += 1) {
    model.box('stone', [(fin - 4.5) * 5, 0, depth / 2 + 0.5], [0.5, STOREY * 2, 1]);
  }
  return model;
}

const BEDS = [
  [-34, 22, 40, 6],
  [16, 22, 52, 6],
  [-47, 0, 8, 30],
  [47, 0, 8, 30],
  [0, -65, 60, 12],
] as const;

function schoolGround(): Model {
  const model = new Model(METRE);
  model.box('concrete', [0, -0.3, -36], [116, 0.3, 118]);
  for (const [x, z, width, depth] of BEDS) model.box('lawn', [x, -0.2, z], [width, 0.24, depth]);
  model.box('lawn', [-90, -0.3, -30], [46, 0.32, 80]);
  for (const z of [-68, -30, 8]) model.box('whitePaint', [-90, 0.02, z], [40, 0.01, 0.15]);
  for (const x of [-110, -70]) model.box('whitePaint', [x, 0.02, -30], [0.15, 0.01, 76]);
  model.box('stone', [0, -0.28, -20], [34, 0.3, 34]);
  for (const [x, z] of [
    [-9, -14],
    [9, -14],
    [-9, -27],
    [9, -27],
  ] as const) {
    for (const side of [-4.5, 4.5]) model.cylinder('whitePaint', [x + side, 2, z], 0.09, 4, 'y');
    model.box('plaster', [x, 3.9, z], [9.4, 0.04, 7]);
  }
  model.box('asphalt', [0, -0.3, 37], [500, 0.26, 10]);
  return model;
}

export const SCHOOL_SITES: readonly Site[] = [
  {
    name: 'office-rooftop',
    hour: 'noon',
    azimuth: -42,
    shot: { at: [-34, 32, 48], look: [-1, 2, -16], lens: 30 },
    build: school,
  },
];
