import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import { picturesOf, readModelledProducts } from '../src/catalogue';
import type { ProductPictures } from '../src/picture';
import { clearGround } from '../src/ground';
import { cableDiameter, cableReelsModel } from '../src/models/cable-reels';
import { chargeControllerModel } from '../src/models/charge-controller';
import { dinDeviceModel } from '../src/models/din-device';
import { evChargerModel } from '../src/models/ev-charger';
import { toGlb } from '../src/models/glb';
import { keptModel } from '../src/kept-models';
import { cellsOf, panelModel, type PanelFigures } from '../src/models/panel';
import { readRenders, RENDERS } from '../src/renders';

const CATALOGUE = resolve(__dirname, '../../../services/catalog/demo/catalogue.json');
const MAX_BYTES = 200_000;

const panel: PanelFigures = {
  lengthMm: 2278,
  widthMm: 1134,
  thicknessMm: 30,
  halfCells: 144,
  cells: 'topcon',
  bifacial: true,
  allBlack: false,
};

interface Gltf {
  accessors: { min?: number[]; max?: number[] }[];
  meshes: { primitives: { attributes: { POSITION: number } }[] }[];
  buffers: { byteLength: number }[];
}

function read(glb: Buffer): { json: Gltf; binaryLength: number } {
  const length = glb.readUInt32LE(12);
  const json = JSON.parse(glb.subarray(20, 20 + length).toString()) as Gltf;
  return { json, binaryLength: glb.readUInt32LE(20 + length) };
}

/** Width, height and depth of a model in millimetres. */
function sizeOf(glb: Buffer): number[] {
  const { json } = read(glb);
  const bounds = json.accessors.flatMap(({ min, max }) => (min && max ? [{ min, max }] : []));
  return [0, 1, 2].map((axis) => {
    const low = Math.min(...bounds.map(({ min }) => min[axis] ?? 0));
    const high = Math.max(...bounds.map(({ max }) => max[axis] ?? 0));
    return Math.round((high - low) * 1000);
  });
}

describe('panel model', () => {
  it('is as large as the datasheet says', () => {
    const [width, length, depth] = sizeOf(toGlb(panelModel(panel)));
    expect([width, length]).toEqual([1134, 2278]);
    expect(depth).toBe(30);
  });

  it('has every half cell, inside the frame and clear of each other', () => {
    const cells = cellsOf(panel);
    expect(cells).toHaveLength(144);
    for (const { x, y, width, height } of cells) {
      expect(Math.abs(x + width / 2) + width / 2).toBeLessThan(1134 / 2 - 10);
      expect(y).toBeGreaterThan(10);
      expect(y + height).toBeLessThan(2278 - 10);
    }
    const column = cells.filter((_, index) => index % 6 === 0);
    for (const [index, cell] of column.slice(1).entries()) {
      const below = column[index];
      expect(cell.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0));
    }
  });

  it('is a small file whose chunks agree with their lengths, the same every time', () => {
    const glb = toGlb(panelModel({ ...panel, lengthMm: 2465, halfCells: 156 }));
    const { json, binaryLength } = read(glb);
    expect(glb.readUInt32LE(8)).toBe(glb.length);
    expect(json.buffers[0]?.byteLength).toBe(binaryLength);
    expect(glb.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(toGlb(panelModel({ ...panel, lengthMm: 2465, halfCells: 156 })).equals(glb)).toBe(true);
  });
});

describe('models of other families', () => {
  it('make a charge controller as large as its datasheet says', () => {
    const figures = { widthMm: 186, heightMm: 130, depthMm: 70, terminals: 4 };
    const [width, height, depth] = sizeOf(toGlb(chargeControllerModel(figures)));
    expect([width, height]).toEqual([186, 130]);
    // The lights stand out of the face by a millimetre.
    expect(Math.abs((depth ?? 0) - 70)).toBeLessThanOrEqual(1);
  });

  it('make a wall box as large as its datasheet says, and let its cable reach the ground', () => {
    const figures = { widthMm: 195, heightMm: 320, depthMm: 110, dark: false };
    const [width, height, depth] = sizeOf(toGlb(evChargerModel({ ...figures, hasSocket: true })));
    expect([width, height]).toEqual([195, 320]);
    expect(Math.abs((depth ?? 0) - 110)).toBeLessThanOrEqual(7);
    const tethered = sizeOf(toGlb(evChargerModel({ ...figures, hasSocket: false })));
    expect(tethered[1]).toBeGreaterThan(500);
  });

  it('wind a thicker cable in fewer turns', () => {
    expect(cableDiameter(10)).toBeGreaterThan(cableDiameter(6));
    const [thin, thick] = [4, 10].map((conductorMm2) => toGlb(cableReelsModel({ conductorMm2 })));
    expect(thin?.length).toBeGreaterThan(thick?.length ?? 0);
  });

  it('put a current transformer beside a meter for every phase', () => {
    const size = { widthMm: 72, heightMm: 100, depthMm: 66 };
    const meter = { kind: 'meter', ...size, surface: 'whitePaint', antennas: 0 } as const;
    const [one, three] = [1, 3].map((transformers) =>
      sizeOf(toGlb(dinDeviceModel({ ...meter, transformers }))),
    );
    expect(Math.abs((three?.[0] ?? 0) - (one?.[0] ?? 0) - 2 * 58)).toBeLessThanOrEqual(1);
  });
});

describe('rendered pictures', () => {
  let products: ProductPictures[];
  beforeAll(async () => {
    products = picturesOf(await readModelledProducts(CATALOGUE));
  });

  it('are listed for whole categories, and are of the models as they are', async () => {
    const list = await readRenders();
    const isListed = ({ slug }: ProductPictures) => list.products[slug] !== undefined;
    const listed = products.filter(isListed);
    for (const category of new Set(listed.map((product) => product.category))) {
      expect(products.filter((one) => one.category === category).every(isListed)).toBe(true);
    }
    expect(listed).toHaveLength(Object.keys(list.products).length);
    for (const { slug, main, detail } of listed) {
      expect(list.products[slug]).toEqual({ main: main.file, 'detail-1': detail.file });
      for (const picture of [main, detail]) {
        expect([picture.file, list.digests[picture.file]]).toEqual([picture.file, picture.digest]);
        expect(existsSync(join(RENDERS, `${picture.file}.avif`))).toBe(true);
      }
    }
  });

  it('are of models that a page can load', () => {
    for (const { main, detail } of products) {
      for (const { file, glb } of [main, detail]) {
        expect([file, glb.length <= MAX_BYTES]).toEqual([file, true]);
      }
    }
  });

  it('are kept beside them as they are', async () => {
    for (const { main } of products) {
      expect([main.file, (await keptModel(main.file))?.equals(main.glb)]).toEqual([
        main.file,
        true,
      ]);
    }
  });

  it('are shared by products that look the same, and only by those', () => {
    const files = new Map(products.map(({ main }) => [main.file, main.digest]));
    expect(files.size).toBeLessThan(products.length);
    expect(new Set(files.values()).size).toBe(files.size);
  });

  it('are there of every product of the catalogue', async () => {
    const { products: listed } = await readRenders();
    const all = await readModelledProducts(CATALOGUE);
    const slugs = all.map(({ brand, name }) => demoProductSlug(brand, name));
    expect(Object.keys(listed).sort()).toEqual([...new Set(slugs)].sort());
  });
});

describe('clearGround', () => {
  const WIDTH = 40;
  const HEIGHT = 10;
  const at = (x: number, y: number) => (y * WIDTH + x) * 4 + 3;

  function product(ground: number): Uint8Array {
    const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
    for (let y = 0; y < HEIGHT; y += 1) {
      for (let x = 0; x < WIDTH; x += 1) {
        const isProduct = x >= 10 && x < 30 && y < 6;
        pixels.set(isProduct ? [90, 90, 90, 255] : [0, 0, 0, ground], at(x, y) - 3);
      }
    }
    return pixels;
  }

  it('clears faint ground and leaves the product as it is', () => {
    const cleared = clearGround(product(50), WIDTH);
    expect(cleared[at(20, 8)]).toBe(0);
    expect(cleared.slice(at(20, 3) - 3, at(20, 3) + 1)).toEqual(Uint8Array.of(90, 90, 90, 255));
  });

  it('keeps the shadow below the product and lets it end before the edge', () => {
    const cleared = clearGround(product(200), WIDTH);
    expect(cleared[at(20, 8)]).toBeGreaterThan(150);
    expect(cleared[at(0, 8)]).toBe(0);
    expect(cleared[at(39, 8)]).toBe(0);
  });
});
