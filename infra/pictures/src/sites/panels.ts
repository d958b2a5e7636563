import { METRE, Model, type Point } from '../models/model';
import { panelModel } from '../models/panel';
import { radians, type SiteModel } from './site-model';

/** The modules that sites are built of: glass-glass for plants, black for roofs. */
export const PLANT_PANEL = {
  model: panelModel({
    ...{ lengthMm: 2278, widthMm: 1134, thicknessMm: 30, halfCells: 144 },
    ...{ cells: 'topcon', bifacial: true, allBlack: false },
  }),
  width: 1.134,
  length: 2.278,
};
export const ROOF_PANEL = {
  model: panelModel({
    ...{ lengthMm: 1762, widthMm: 1134, thicknessMm: 30, halfCells: 108 },
    ...{ cells: 'back-contact', bifacial: false, allBlack: true },
  }),
  width: 1.134,
  length: 1.762,
};

export interface Table {
  panel: typeof PLANT_PANEL;
  columns: number;
  /** Modules above each other, upright. */
  rows: number;
  /** Of the modules from the horizontal, in degrees. */
  tilt: number;
  /** Height of the lower edge above the ground. */
  clearance: number;
}

const GAP = 0.02;

/** A fixed table on posts, its lower edge in the middle at `at`; it faces the viewer unless it is turned. */
export function placeTable(site: SiteModel, at: Point, table: Table, yaw = 0): void {
  const { panel, columns, rows, tilt, clearance } = table;
  const turn = radians(yaw);
  const put = (model: Model, x: number, y: number, z: number, lean: number) =>
    site.place(
      model,
      [
        at[0] + x * Math.cos(turn) + z * Math.sin(turn),
        at[1] + y,
        at[2] - x * Math.sin(turn) + z * Math.cos(turn),
      ],
      { yaw, lean },
    );
  const [up, back] = [Math.sin(radians(tilt)), Math.cos(radians(tilt))];
  for (let row = 0; row < rows; row += 1) {
    const along = row * (panel.length + GAP);
    for (let column = 0; column < columns; column += 1) {
      const x = (column - (columns - 1) / 2) * (panel.width + GAP);
      put(panel.model, x, clearance + along * up, -along * back, 90 - tilt);
    }
  }
  const width = columns * (panel.width + GAP);
  const depth = rows * (panel.length + GAP);
  put(rails(width, depth, tilt, clearance), 0, 0, 0, 0);
}

const built = new Map<string, Model>();

/** Posts and rails under a table; tables of one size share them. */
function rails(width: number, depth: number, tilt: number, clearance: number): Model {
  const key = [width, depth, tilt, clearance].join();
  const known = built.get(key);
  if (known) return known;
  const model = new Model(METRE);
  const [up, back] = [Math.sin(radians(tilt)), Math.cos(radians(tilt))];
  for (const share of [0.22, 0.78]) {
    const [y, z] = [clearance + depth * share * up - 0.08, -depth * share * back];
    model.box('galvanised', [0, y - 0.06, z], [width, 0.08, 0.06]);
    const posts = Math.max(2, Math.round(width / 3.4));
    for (let post = 0; post < posts; post += 1) {
      const x = -width / 2 + (width * (post + 0.5)) / posts;
      model.box('galvanised', [x, -0.1, z], [0.1, y + 0.08, 0.07]);
    }
  }
  built.set(key, model);
  return model;
}
