import { METRE, Model } from '../models/model';
import { addParapet, addWindow } from './facades';
import { datePalm } from './plants';
import { seeded, type SiteModel } from './site-model';

export interface Town {
  x: readonly [from: number, to: number];
  z: readonly [from: number, to: number];
  seed: number;
}

const BLOCK = 46;

/** What is built around a site: low houses in blocks with streets and palms, a few of them higher. */
export function placeTown(site: SiteModel, { x, z, seed }: Town): void {
  const random = seeded(seed);
  const houses = [2, 2, 3, 4, 6].map((storeys, index) => townHouse(storeys, index));
  const palm = datePalm(7, seed);
  for (let depth = z[0]; depth < z[1]; depth += BLOCK) {
    for (let side = x[0]; side < x[1]; side += BLOCK) {
      if (random() < 0.22) continue;
      for (const [dx, dz] of PLOTS) {
        const house = houses[Math.floor(random() ** 1.7 * houses.length)];
        if (!house || random() < 0.12) continue;
        const place = [side + dx + random() * 3, -0.3, depth + dz + random() * 3] as const;
        site.place(house, place, {
          yaw: Math.floor(random() * 4) * 90,
          scale: 0.9 + random() * 0.3,
        });
      }
      if (random() < 0.6) site.place(palm, [side + 20, -0.3, depth + 20], { yaw: random() * 360 });
    }
  }
}

const PLOTS = [
  [-10, -10],
  [10, -10],
  [-10, 10],
  [10, 10],
] as const;

function townHouse(storeys: number, kind: number): Model {
  const model = new Model(METRE);
  const surface = kind % 2 === 0 ? 'plaster' : 'whitePlaster';
  const [width, depth, height] = [15 - (kind % 3) * 1.6, 13 - (kind % 2) * 2, storeys * 3.4];
  model.box(surface, [0, 0, 0], [width, height, depth]);
  addParapet(model, surface, [0, height, 0], [width, 0.7, depth]);
  model.box(surface, [width * 0.2, height, -depth * 0.2], [4, 2.6, 4]);
  for (let floor = 0; floor < storeys; floor += 1) {
    for (const share of [-0.3, 0, 0.3]) {
      const at = [share * width, floor * 3.4 + 0.9, depth / 2] as const;
      addWindow(model, { at, width: 2, height: 1.7, panes: 2, glass: 'litWindow' });
    }
    for (const share of [-0.28, 0.28]) {
      model.box('windowGlass', [width / 2, floor * 3.4 + 0.9, share * depth], [0.06, 1.6, 1.8]);
      model.box('windowGlass', [-width / 2, floor * 3.4 + 0.9, share * depth], [0.06, 1.6, 1.8]);
    }
  }
  return model;
}
