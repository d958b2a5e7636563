import { BufferGeometry, Float32BufferAttribute, Matrix4 } from 'three';
import { METRE, Model } from '../models/model';
import { radians, seeded } from './site-model';

const FRONDS = 42;
const LEAFLETS = 34;

/** A date palm: a rough trunk, a crown of arched fronds with their leaflets, and the dry ones that hang below. */
export function datePalm(height: number, seed: number): Model {
  const model = new Model(METRE);
  const random = seeded(seed);
  addTrunk(model, height);
  for (let index = 0; index < FRONDS; index += 1) {
    const share = index / FRONDS;
    const frond = {
      length: 2.6 + random() * 1.1,
      rise: 78 - share * 96 + random() * 10,
      bend: 50 + random() * 25,
    };
    const place = new Matrix4()
      .makeTranslation(0, height, 0)
      .multiply(new Matrix4().makeRotationY(index * 2.39996 + random() * 0.2));
    model.add(
      share > 0.9 ? 'dryLeaf' : 'palmLeaf',
      frondShape(frond).applyMatrix4(place),
      [0, 0, 0],
    );
  }
  return model;
}

/** The stubs of cut fronds make the trunk rough. */
function addTrunk(model: Model, height: number): void {
  const rings = Math.round(height / 0.24);
  const outline = Array.from({ length: rings }, (_, ring) => {
    const y = (height * ring) / (rings - 1);
    const foot = Math.max(0, 0.5 - y) * 0.22;
    return [y, 0.2 + foot + (ring % 2) * 0.045] as const;
  });
  model.upright('bark', [0, 0, 0], outline);
}

interface Frond {
  length: number;
  /** At its foot above the horizontal, and by how much it has come down at its tip, in degrees. */
  rise: number;
  bend: number;
}

/** A frond that grows along +x from the origin. */
function frondShape({ length, rise, bend }: Frond): BufferGeometry {
  const places: number[] = [];
  let [x, y] = [0.1, 0];
  for (let index = 0; index < LEAFLETS; index += 1) {
    const share = index / (LEAFLETS - 1);
    const angle = radians(rise - bend * share ** 1.4);
    const step = length / LEAFLETS;
    const [nextX, nextY] = [x + Math.cos(angle) * step, y + Math.sin(angle) * step];
    places.push(...quad([x, y, -0.02], [nextX, nextY, -0.02], [nextX, nextY, 0.02], [x, y, 0.02]));
    const long = 0.55 * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.85)) + 0.08;
    for (const side of [-1, 1]) {
      const tip = [nextX + long * 0.55, nextY + long * 0.18, side * long * 0.8] as const;
      places.push(x, y, 0, x + step * 0.9, y + Math.sin(angle) * step * 0.9, 0, ...tip);
    }
    [x, y] = [nextX, nextY];
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.computeVertexNormals();
  return geometry;
}

type Corner = readonly [number, number, number];

const quad = (a: Corner, b: Corner, c: Corner, d: Corner) => [...a, ...b, ...c, ...a, ...c, ...d];

/** A bush of many small leaves, about a metre wide. */
export function bush(seed: number): Model {
  const model = new Model(METRE);
  const random = seeded(seed);
  const places: number[] = [];
  for (let leaf = 0; leaf < 1400; leaf += 1) {
    const [turn, lift] = [random() * Math.PI * 2, Math.acos(1 - random())];
    const reach = 0.32 + random() * 0.2;
    const middle = [
      Math.cos(turn) * Math.sin(lift) * reach,
      Math.cos(lift) * reach * 1.3,
      Math.sin(turn) * Math.sin(lift) * reach,
    ] as const;
    for (let corner = 0; corner < 3; corner += 1) {
      places.push(...middle.map((value) => value + (random() - 0.5) * 0.16));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.computeVertexNormals();
  model.add('shrub', geometry, [0, 0.05, 0]);
  return model;
}
