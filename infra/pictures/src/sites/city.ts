import { METRE, Model } from '../models/model';
import { addCooler, addParapet } from './facades';
import { placeTable, ROOF_PANEL, type Table } from './panels';
import type { Site } from './site';
import { seeded, type SiteModel } from './site-model';

const TABLE: Table = { panel: ROOF_PANEL, columns: 8, rows: 2, tilt: 12, clearance: 0.5 };
const STOREY = 3.7;

interface Tower {
  x: number;
  z: number;
  width: number;
  depth: number;
  storeys: number;
}

/** The roof of a tall building with its modules, high above the streets, among other towers. */
function roofInTheCity(site: SiteModel): void {
  const ground = new Model(METRE);
  ground.box('concrete', [0, -121, -1400], [6000, 1, 3400]);
  for (const x of [-70, 60]) ground.box('asphalt', [x, -120, -700], [24, 0.1, 1900]);
  site.place(ground, [0, 0, 0]);
  const roof = new Model(METRE);
  roof.box('concrete', [0, -3, -13], [38, 3, 40]);
  addParapet(roof, 'whitePlaster', [0, 0, -13], [38, 1, 40]);
  for (const x of [13, 15.8]) for (const z of [-5, -8, -11]) addCooler(roof, [x, 0, z], 1.2);
  roof.box('whitePlaster', [14.4, 0, -24], [7, 3.2, 8]);
  roof.box('darkPaint', [13, 0, -19.97], [1.1, 2.2, 0.06]);
  site.place(roof, [0, 0, 0]);
  for (let row = 0; row < 5; row += 1) {
    for (const x of [-13, -3.2, 6.6]) placeTable(site, [x, 0, 1.5 - row * 6.2], TABLE);
  }
  for (const tower of neighbours()) {
    site.place(towerModel(tower), [tower.x, -120, tower.z]);
  }
}

/** Towers that leave the view along the street free; the nearest are chosen, the others scattered. */
function neighbours(): Tower[] {
  const random = seeded(7);
  const near: Tower[] = [
    { x: 66, z: -120, width: 34, depth: 30, storeys: 50 },
    { x: -66, z: -160, width: 38, depth: 34, storeys: 40 },
    { x: 14, z: -260, width: 40, depth: 36, storeys: 52 },
    { x: -128, z: -190, width: 42, depth: 36, storeys: 30 },
    { x: 116, z: -180, width: 40, depth: 40, storeys: 34 },
  ];
  const far = Array.from({ length: 46 }, () => {
    const z = -300 - random() * 1500;
    const [width, depth] = [30 + random() * 24, 30 + random() * 20];
    const storeys = Math.round(14 + random() ** 2 * 50);
    return { x: (random() - 0.5) * -z * 1.5, z, width, depth, storeys };
  });
  return [...near, ...far];
}

/** A tower of glass between slabs and fins; some of its windows are lit. */
function towerModel({ x, z, width, depth, storeys }: Tower): Model {
  const model = new Model(METRE);
  const random = seeded(Math.round(Math.abs(x * 31 + z * 17)));
  const height = storeys * STOREY;
  model.box('windowGlass', [0, 0, 0], [width - 0.5, height, depth - 0.5]);
  for (let floor = 0; floor <= storeys; floor += 1) {
    model.box('galvanised', [0, floor * STOREY - 0.3, 0], [width, 0.75, depth]);
  }
  const [across, along] = [Math.round(width / 1.9), Math.round(depth / 1.9)];
  for (let fin = 0; fin <= across; fin += 1) {
    const at = -width / 2 + (width * fin) / across;
    model.box('aluminium', [at, 0, depth / 2], [0.12, height, 0.24]);
  }
  for (let fin = 0; fin <= along; fin += 1) {
    const at = -depth / 2 + (depth * fin) / along;
    for (const side of [-1, 1])
      model.box('aluminium', [(side * width) / 2, 0, at], [0.3, height, 0.18]);
  }
  addLitWindows(model, { width, depth, storeys, across, along, random });
  model.box('concrete', [0, height, 0], [width * 0.55, 5, depth * 0.55]);
  return model;
}

interface Lit {
  width: number;
  depth: number;
  storeys: number;
  across: number;
  along: number;
  random: () => number;
}

function addLitWindows(model: Model, { width, depth, storeys, across, along, random }: Lit): void {
  for (let floor = 0; floor < storeys; floor += 1) {
    const y = floor * STOREY + 0.5;
    for (let bay = 0; bay < across; bay += 1) {
      if (random() > 0.11) continue;
      const at = -width / 2 + (width * (bay + 0.5)) / across;
      model.box('litWindow', [at, y, depth / 2 - 0.22], [1.5, 2.7, 0.02]);
    }
    for (let bay = 0; bay < along; bay += 1) {
      if (random() > 0.11) continue;
      const at = -depth / 2 + (depth * (bay + 0.5)) / along;
      const side = random() > 0.5 ? 1 : -1;
      model.box('litWindow', [side * (width / 2 - 0.22), y, at], [0.02, 2.7, 1.5]);
    }
  }
}

export const CITY_SITES: readonly Site[] = [
  {
    name: 'city-rooftop',
    hour: 'dusk',
    azimuth: -142,
    shot: { at: [5.5, 5.6, 14.5], look: [-1.5, -0.5, -30], lens: 27 },
    build: roofInTheCity,
  },
];
