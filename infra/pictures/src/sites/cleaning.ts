import { METRE, Model } from '../models/model';
import { dunes, land } from './land';
import { PLANT_PANEL, placeTable, type Table } from './panels';
import type { Site } from './site';
import { radians, type SiteModel } from './site-model';

const TABLE: Omit<Table, 'columns' | 'panel'> = { rows: 2, tilt: 22, clearance: 0.75 };
const PITCH = PLANT_PANEL.width + 0.02;
const COLUMNS = 40;
const ROW = 8.6;
/** How far the robot of each row has come, in columns from the left. */
const CLEANED = [19, 26, 12, 30, 22, 15, 27, 33, 11] as const;

/** A module under weeks of dust: its cells are those of the plant, in the colour of sand. */
const DUSTY = { ...PLANT_PANEL, model: dusted(PLANT_PANEL.model) };

function dusted(clean: Model): Model {
  const model = new Model(METRE);
  for (const { surface, geometry } of clean.parts) {
    if (surface === 'wire') continue;
    const covered = surface === 'topconCell' ? 'dustyCell' : surface;
    model.add(surface === 'glassSheet' ? 'dustySheet' : covered, geometry.clone(), [0, 0, 0]);
  }
  return model;
}

/** Rows half cleaned: robots brush the dust off while a drone looks for hot cells. */
function cleaningField(site: SiteModel): void {
  land(site, 'sand', dunes);
  const robot = cleaningRobot();
  for (const [row, cleaned] of CLEANED.entries()) {
    const [z, left] = [-row * ROW, (-COLUMNS * PITCH) / 2];
    const edge = left + cleaned * PITCH;
    const [clean, dusty] = [cleaned, COLUMNS - cleaned];
    placeTable(site, [left + (clean * PITCH) / 2, 0, z], {
      ...TABLE,
      panel: PLANT_PANEL,
      columns: clean,
    });
    placeTable(site, [edge + (dusty * PITCH) / 2, 0, z], {
      ...TABLE,
      panel: DUSTY,
      columns: dusty,
    });
    site.place(robot, [edge, TABLE.clearance, z], { lean: 90 - TABLE.tilt });
  }
  site.place(drone(), [2.1, 4.3, 0.4], { yaw: 24 });
}

const SLOPE = 2 * (PLANT_PANEL.length + 0.02);

/** A robot that lies across a table as modules do: a covered beam with its brush, a carriage at each edge, and its own module. */
function cleaningRobot(): Model {
  const model = new Model(METRE);
  const [length, up] = [SLOPE + 0.24, 0.12];
  model.moulded('whitePaint', [0.05, -0.12, up + 0.17], [0.46, length, 0.2], 0.06, 0.03);
  model.cylinder('blackSheath', [-0.3, SLOPE / 2, up + 0.02], 0.15, SLOPE - 0.1, 'y', 24);
  for (let tuft = 0; tuft < 46; tuft += 1) {
    const y = 0.1 + (tuft / 45) * (SLOPE - 0.2);
    model.cylinder('bluePaint', [-0.3, y, up + 0.02], 0.168, 0.035, 'y', 24);
  }
  for (const y of [-0.16, SLOPE + 0.08]) {
    model.moulded('darkPaint', [-0.08, y - 0.1, up + 0.08], [0.86, 0.24, 0.3], 0.06, 0.03);
    model.box('orangePaint', [0.05, y - 0.06, up + 0.235], [0.4, 0.16, 0.006]);
    for (const x of [-0.34, 0.2]) model.cylinder('rubber', [x, y, up - 0.03], 0.1, 0.14, 'y', 20);
  }
  model.box('blackAluminium', [0.05, SLOPE / 2 - 0.6, up + 0.275], [0.4, 1.2, 0.02]);
  model.box('topconCell', [0.05, SLOPE / 2 - 0.57, up + 0.29], [0.36, 1.14, 0.01]);
  model.box('greenLight', [0.05, SLOPE * 0.8, up + 0.272], [0.1, 0.04, 0.01]);
  return model;
}

/** A quadcopter of 0.9 m with its camera below. */
function drone(): Model {
  const model = new Model(METRE);
  model.moulded('greyPaint', [0, 0, 0], [0.26, 0.12, 0.42], 0.05, 0.02);
  model.moulded('darkPaint', [0, 0.1, -0.02], [0.18, 0.06, 0.28], 0.05, 0.02);
  for (const turn of [45, 135, 225, 315]) {
    const [x, z] = [Math.sin(radians(turn)) * 0.46, Math.cos(radians(turn)) * 0.46];
    model.cable(
      'greyPaint',
      [
        [x * 0.2, 0.07, z * 0.2],
        [x * 0.6, 0.1, z * 0.6],
        [x, 0.1, z],
      ],
      0.02,
      [4, 8],
    );
    model.cylinder('darkPaint', [x, 0.12, z], 0.035, 0.09, 'y');
    for (const side of [-1, 1]) {
      model.box('blackPlastic', [x + side * 0.1, 0.17, z + side * 0.03], [0.2, 0.006, 0.03]);
    }
  }
  for (const side of [-0.14, 0.14]) {
    model.cable(
      'darkPaint',
      [
        [side, 0.02, 0],
        [side * 1.5, -0.14, 0],
      ],
      0.012,
      [1, 6],
    );
    model.box('darkPaint', [side * 1.5, -0.16, 0], [0.02, 0.02, 0.36]);
  }
  model.box('darkPaint', [0, -0.1, 0.12], [0.12, 0.1, 0.12]);
  model.cylinder('display', [0, -0.05, 0.19], 0.035, 0.03);
  model.box('redPaint', [0, 0.06, -0.215], [0.1, 0.02, 0.006]);
  return model;
}

export const CLEANING_SITES: readonly Site[] = [
  {
    name: 'cleaning-robots',
    hour: 'morning',
    azimuth: 48,
    shot: { at: [-4.4, 4.1, 8.4], look: [1.6, 1.5, -6], lens: 28 },
    build: cleaningField,
  },
];
