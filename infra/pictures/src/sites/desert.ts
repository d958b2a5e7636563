import { ground, layered } from './terrain';
import { placeTable, PLANT_PANEL, type Table } from './panels';
import type { Site } from './site';
import type { SiteModel } from './site-model';

const TABLE: Table = { panel: PLANT_PANEL, columns: 14, rows: 2, tilt: 20, clearance: 0.8 };

/** Rows of tables on both sides of a track, on flat sand with dunes far away. */
function plant(site: SiteModel): void {
  site.place(
    ground({
      surface: 'sand',
      height: (x, z) => dunes(x, z) + layered(x / 9, z / 9, 3, 4) * 0.06,
      x: [-900, 900],
      z: [-1500, 40],
      squares: [160, 160],
    }),
    [0, 0, 0],
  );
  for (let row = 0; row < 26; row += 1) {
    const z = -4 - row * 9;
    for (let block = 0; block < 5; block += 1) {
      const x = 11.2 + block * 16.6;
      placeTable(site, [x, 0, z], TABLE);
      placeTable(site, [-x, 0, z], TABLE);
    }
  }
}

function dunes(x: number, z: number): number {
  const far = Math.min(1, Math.max(0, (-z - 320) / 500));
  return far * (18 + 26 * layered(x / 260, z / 210, 4, 2));
}

export const DESERT_SITES: readonly Site[] = [
  {
    name: 'desert-morning',
    hour: 'morning',
    azimuth: 60,
    shot: { at: [2, 5.6, 12], look: [0, 2.2, -40], lens: 32 },
    build: plant,
  },
];
