import { SURFACES, type Surface, type SurfaceName } from './materials';
import type { Model, Part } from './model';

const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const MAGIC = 0x46546c67;

/** The parts of one surface as one shape. */
interface Merged {
  surface: SurfaceName;
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint16Array | Uint32Array;
}

/** A model at a place of a scene: `matrix` as glTF has it, column by column. */
export interface Placed {
  model: Model;
  matrix?: readonly number[];
}

/** Writes a model as binary glTF 2.0: one primitive for each surface, so that it is drawn in few calls. */
export function toGlb(model: Model): Buffer {
  return sceneToGlb([{ model }]);
}

/** Writes a scene; a model that stands in many places is written once. */
export function sceneToGlb(placed: readonly Placed[]): Buffer {
  const models = [...new Set(placed.map(({ model }) => model))];
  const groups = models.map((model) => merged(model.parts));
  const surfaces = [...new Set(groups.flat().map(({ surface }) => surface))];
  const binary = new BinaryChunk();
  const meshes = groups.map((group) => ({
    primitives: group.map(({ surface, positions, normals, indices }) => ({
      attributes: {
        POSITION: binary.add(positions, FLOAT, 'VEC3', boundsOf(positions)),
        NORMAL: binary.add(normals, FLOAT, 'VEC3'),
      },
      indices: binary.add(
        indices,
        indices instanceof Uint16Array ? UNSIGNED_SHORT : UNSIGNED_INT,
        'SCALAR',
      ),
      material: surfaces.indexOf(surface),
    })),
  }));
  const nodes = placed.map(({ model, matrix }) => ({ mesh: models.indexOf(model), matrix }));
  const json = {
    asset: { version: '2.0' },
    extensionsUsed: ['KHR_materials_clearcoat'],
    scene: 0,
    scenes: [{ nodes: nodes.map((_, index) => index) }],
    nodes,
    meshes,
    materials: surfaces.map((surface) => materialOf(surface, SURFACES[surface])),
    buffers: [{ byteLength: binary.length }],
    bufferViews: binary.views,
    accessors: binary.accessors,
  };
  return container(padded(Buffer.from(JSON.stringify(json)), ' '), binary.toBuffer());
}

function merged(parts: readonly Part[]): Merged[] {
  const groups = new Map<SurfaceName, Shape[]>();
  for (const { surface, geometry } of parts) {
    const { position, normal } = geometry.attributes;
    if (!position || !normal) throw new Error(`A part of ${surface} has no shape`);
    const group = groups.get(surface) ?? [];
    groups.set(surface, group);
    group.push({
      positions: position.array,
      normals: normal.array,
      indices: geometry.index?.array ?? null,
    });
  }
  return [...groups].map(([surface, shapes]) => ({ surface, ...joined(shapes) }));
}

/** Three numbers for each corner; without indices, three corners after each other are a face. */
interface Shape {
  positions: ArrayLike<number>;
  normals: ArrayLike<number>;
  indices: ArrayLike<number> | null;
}

function joined(shapes: readonly Shape[]): Omit<Merged, 'surface'> {
  const numbers = sum(shapes.map(({ positions }) => positions.length));
  const count = sum(shapes.map(cornersOf));
  const positions = new Float32Array(numbers);
  const normals = new Float32Array(numbers);
  const indices = numbers / 3 <= 0xffff ? new Uint16Array(count) : new Uint32Array(count);
  let [at, index] = [0, 0];
  for (const shape of shapes) {
    positions.set(shape.positions, at);
    normals.set(shape.normals, at);
    const first = at / 3;
    const own = shape.indices;
    for (let corner = 0; corner < cornersOf(shape); corner += 1) {
      indices[index] = first + (own?.[corner] ?? corner);
      index += 1;
    }
    at += shape.positions.length;
  }
  return { positions, normals, indices };
}

const cornersOf = ({ indices, positions }: Shape) => indices?.length ?? positions.length / 3;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function materialOf(name: string, surface: Surface): object {
  const { color, roughness, metallic = 0, clearcoat, emission } = surface;
  return {
    name,
    doubleSided: true,
    pbrMetallicRoughness: {
      baseColorFactor: [...color, 1],
      metallicFactor: metallic,
      roughnessFactor: roughness,
    },
    ...(emission ? { emissiveFactor: emission } : {}),
    ...(clearcoat
      ? {
          extensions: {
            KHR_materials_clearcoat: { clearcoatFactor: clearcoat, clearcoatRoughnessFactor: 0.04 },
          },
        }
      : {}),
  };
}

function boundsOf(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let index = 0; index < positions.length; index += 1) {
    const value = positions[index] ?? 0;
    const axis = index % 3;
    if (value < (min[axis] ?? 0)) min[axis] = value;
    if (value > (max[axis] ?? 0)) max[axis] = value;
  }
  return { min, max };
}

class BinaryChunk {
  readonly views: object[] = [];
  readonly accessors: object[] = [];
  private readonly pieces: Buffer[] = [];
  length = 0;

  add(
    values: Float32Array | Uint16Array | Uint32Array,
    componentType: number,
    type: 'VEC3' | 'SCALAR',
    bounds?: object,
  ): number {
    const bytes = padded(Buffer.from(values.buffer, values.byteOffset, values.byteLength), '\0');
    this.views.push({ buffer: 0, byteOffset: this.length, byteLength: values.byteLength });
    this.pieces.push(bytes);
    this.length += bytes.length;
    const count = values.length / (type === 'VEC3' ? 3 : 1);
    const bufferView = this.views.length - 1;
    return this.accessors.push({ bufferView, componentType, count, type, ...bounds }) - 1;
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.pieces);
  }
}

/** Chunks of glTF end on a multiple of four bytes. */
function padded(bytes: Buffer, filler: string): Buffer {
  const missing = (4 - (bytes.length % 4)) % 4;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing, filler)]);
}

function container(json: Buffer, binary: Buffer): Buffer {
  const chunk = (type: number, bytes: Buffer) => [numbers(bytes.length, type), bytes];
  const chunks = [...chunk(JSON_CHUNK, json), ...chunk(BINARY_CHUNK, binary)];
  const length = 12 + chunks.reduce((sum, bytes) => sum + bytes.length, 0);
  return Buffer.concat([numbers(MAGIC, 2, length), ...chunks]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}
