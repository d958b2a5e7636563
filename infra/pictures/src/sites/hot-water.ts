import type { Point } from '../models/model';
import { COLLECTOR, collectorModel, tankModel } from '../models/solar-collector';
import type { Site } from './site';
import { radians, type SiteModel } from './site-model';
import { ROOF, villaWith, type Roofs } from './villa';

/** In metres and degrees: two collectors beside each other lean back to their tank. */
const UNIT = { tilt: 35, clearance: 0.22, gap: 0.06 } as const;
const collector = collectorModel();
const [width, length] = [COLLECTOR.width / 1000, COLLECTOR.length / 1000];
const rise = Math.sin(radians(UNIT.tilt)) * length;
const run = Math.cos(radians(UNIT.tilt)) * length;
const carrier = tankModel([UNIT.clearance + rise, run], UNIT.clearance);

/** A pair of collectors with the tank above them, its lower edge in the middle at `at`. */
function placeUnit(site: SiteModel, [x, y, z]: Point): void {
  for (const side of [-1, 1]) {
    const across = (side * (width + UNIT.gap)) / 2;
    site.place(collector, [x + across, y + UNIT.clearance, z], { lean: 90 - UNIT.tilt });
  }
  site.place(carrier, [x, y, z]);
}

const COLLECTORS: Roofs = {
  own: (site) => {
    for (const z of [0.4, -3.4]) {
      for (const x of [-7, -4.4, -1.8, 0.8]) placeUnit(site, [x, ROOF.upper, z]);
    }
    for (const x of [6.6, 9.4]) placeUnit(site, [x, ROOF.wing, -2.2]);
  },
  neighbour: (site, x, z) => {
    for (const across of [-3.6, -1]) placeUnit(site, [x + across, ROOF.upper, z]);
  },
};

export const HOT_WATER_SITES: readonly Site[] = [
  {
    name: 'hot-water',
    hour: 'morning',
    azimuth: -42,
    shot: { at: [4.6, 11.6, 12], look: [-2.5, 8.3, -3], lens: 29 },
    build: (site) => villaWith(COLLECTORS, site),
  },
];
