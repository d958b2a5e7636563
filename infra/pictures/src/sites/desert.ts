import { beyond, dunes, land, plain, ridges, type Height } from './land';
import { PLANT_PANEL, placeTable, type Table } from './panels';
import type { Site } from './site';
import type { SiteModel } from './site-model';
import { skyline } from './skyline';
import { layered } from './terrain';
import { placeTracker } from './trackers';

const TABLE: Table = { panel: PLANT_PANEL, columns: 14, rows: 2, tilt: 20, clearance: 0.8 };

/** Trackers on both sides of a track, turned to the low sun, with the city far behind. */
function trackerField(site: SiteModel): void {
  land(site, 'sand', plain, 5200);
  site.place(
    skyline({ x: 620, spread: 900, distance: 3100, towers: 70, height: 120, seed: 11 }),
    [0, 0, 0],
  );
  for (let row = -16; row <= 26; row += 1) {
    if (row === -1) continue;
    for (let block = 0; block < 3; block += 1) {
      placeTracker(site, [2.4 + row * 5.4, 0, 6 - block * 74], 60, 38);
    }
  }
}

/** Rows of tables on both sides of a track, on flat sand before dunes. */
function tableField(site: SiteModel): void {
  land(site, 'sand', dunes);
  for (let row = 0; row < 24; row += 1) {
    for (let block = 0; block < 5; block += 1) {
      const x = 11.2 + block * 16.6;
      placeTable(site, [x, 0, -4 - row * 9], TABLE);
      placeTable(site, [-x, 0, -4 - row * 9], TABLE);
    }
  }
}

const slope: Height = (x, z) =>
  ridges(x, z) + layered(x / 30, z / 30, 4, 5) * 0.5 * beyond(-z, 5, 60);

/** Tables on gravel at the foot of bare mountains. */
function mountainField(site: SiteModel): void {
  land(site, 'rock', slope);
  for (let row = 0; row < 20; row += 1) {
    for (let block = -5; block <= 5; block += 1) {
      const [x, z] = [block * 17.4 + (row % 2) * 2, -2 - row * 9.5];
      placeTable(site, [x, slope(x, z), z], TABLE);
    }
  }
}

export const DESERT_SITES: readonly Site[] = [
  {
    name: 'hero-dusk',
    hour: 'dusk',
    azimuth: 158,
    shot: { at: [-1, 5.2, 16], look: [2.5, 5.6, -40], lens: 26 },
    tall: { at: [-1, 5.2, 16], look: [2.5, 8, -40], lens: 30 },
    build: trackerField,
  },
  {
    name: 'desert-morning',
    hour: 'morning',
    azimuth: 60,
    shot: { at: [2, 6.4, 12], look: [0, 2.6, -40], lens: 30 },
    build: tableField,
  },
  {
    name: 'mountain-array',
    hour: 'noon',
    azimuth: 50,
    shot: { at: [-3, 8, 16], look: [4, 12, -90], lens: 30 },
    build: mountainField,
  },
];
