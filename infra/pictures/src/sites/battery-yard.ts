import { batteryContainer, fence, inverterStation, lampPost } from './containers';
import { land, ridges, ripples } from './land';
import { PLANT_PANEL, placeTable, type Table } from './panels';
import type { Site } from './site';
import type { SiteModel } from './site-model';
import { METRE, Model } from '../models/model';

const TABLE: Table = { panel: PLANT_PANEL, columns: 14, rows: 2, tilt: 20, clearance: 0.8 };
const ROWS = 4;
const LANE = 8.2;
const PITCH = 8.6;

/** Rows of battery containers on a gravel yard, each with its inverter station, before a plant and mountains. */
function yard(site: SiteModel): void {
  land(site, 'sand', (x, z) => ridges(x, z - 60) * 0.7 + ripples(x, z) - 0.06);
  const gravel = new Model(METRE);
  gravel.box('gravel', [0, -0.3, -16], [64, 0.32, 58]);
  gravel.box('asphalt', [0, -0.3, 8.4], [64, 0.335, 5.4]);
  site.place(gravel, [0, 0, 0]);
  const [container, station, post] = [batteryContainer(), inverterStation(), lampPost()];
  for (let row = 0; row < ROWS; row += 1) {
    const z = 1.5 - row * LANE;
    for (let column = -3; column <= 3; column += 1) {
      if (column === 0) site.place(station, [0, 0, z], {});
      else site.place(container, [column * PITCH, 0, z]);
    }
  }
  for (const x of [-21, -4.4, 4.4, 21]) {
    for (const z of [5, -20]) {
      site.place(post, [x, 0, z]);
      site.light({ at: [x, 5.6, z + 0.85], watts: 700, color: [1, 0.78, 0.52], radius: 0.18 });
    }
  }
  const piece = fence();
  for (let x = -30; x <= 30; x += 3) site.place(piece, [x, 0, -44]);
  for (let row = 0; row < 14; row += 1) {
    for (let block = -5; block <= 5; block += 1) {
      placeTable(site, [block * 17.2, 0, -56 - row * 9], TABLE);
    }
  }
}

const SHOT = { at: [-13.5, 7.4, 19], look: [1.5, 2.2, -12], lens: 30 } as const;

export const BATTERY_SITES: readonly Site[] = [
  { name: 'battery-yard', hour: 'dusk', azimuth: 70, shot: SHOT, build: yard },
  {
    name: 'battery-night',
    hour: 'night',
    azimuth: 120,
    shot: { at: [12.5, 4.2, 16], look: [-1.5, 2.2, -8], lens: 32 },
    build: yard,
  },
];
