import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { SurfaceName } from '../models/materials';
import { METRE, Model } from '../models/model';

export interface Ground {
  surface: SurfaceName;
  /** From x and z to the height, in metres. */
  height: (x: number, z: number) => number;
  x: readonly [from: number, to: number];
  z: readonly [from: number, to: number];
  /** Number of squares along x and z. */
  squares: readonly [number, number];
}

/** Ground by a function of its height. Squares grow with the distance, so that what is near is smooth. */
export function ground({ surface, height, x, z, squares }: Ground): Model {
  const [across, along] = squares;
  const [places, indices]: [number[], number[]] = [[], []];
  for (let row = 0; row <= along; row += 1) {
    // z runs from near to far; the rows lie denser near the viewer.
    const share = (row / along) ** 2;
    const depth = z[1] + (z[0] - z[1]) * share;
    for (let column = 0; column <= across; column += 1) {
      const side = x[0] + ((x[1] - x[0]) * column) / across;
      places.push(side, height(side, depth), depth);
    }
  }
  for (let row = 0; row < along; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const near = row * (across + 1) + column;
      const far = near + across + 1;
      indices.push(near, near + 1, far, near + 1, far + 1, far);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  const model = new Model(METRE);
  model.add(surface, geometry, [0, 0, 0]);
  return model;
}

/** Smooth noise between -1 and 1 that is the same each time. */
export function noise(x: number, z: number, seed = 0): number {
  const [cellX, cellZ] = [Math.floor(x), Math.floor(z)];
  const [u, v] = [smooth(x - cellX), smooth(z - cellZ)];
  const at = (dx: number, dz: number) => lattice(cellX + dx, cellZ + dz, seed);
  const near = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const far = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return near + (far - near) * v;
}

/** Noise of several sizes: each octave is half as large and half as strong. */
export function layered(x: number, z: number, octaves: number, seed = 0): number {
  let sum = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const size = 2 ** octave;
    sum += noise(x * size, z * size, seed + octave) / size;
  }
  return sum;
}

const smooth = (share: number) => share * share * (3 - 2 * share);

/** Taken from its global once: under Jest each lookup of one costs more than all the rest here, and a site asks millions of times. */
const { imul } = Math;

function lattice(x: number, z: number, seed: number): number {
  let hash = imul(x, 374761393) + imul(z, 668265263) + imul(seed, 1442695041);
  hash = imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1;
}
