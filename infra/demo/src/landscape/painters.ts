import { drawDunes, drawMountains, drawPalm, drawSkyline } from './backdrop';
import { drawHaze, type Light } from './light';
import { drawBlock, drawTable, drawWindows } from './solids';
import type { View } from './view';

/** Paints what stands between the sky and the viewer. */
export type Painter = (view: View, light: Light, seed: number) => void;

const fadeAt = (z: number) => Math.min(0.72, Math.max(0, (z - 14) / 110));

/** Rows of tables running to the horizon. */
function field(
  view: View,
  light: Light,
  nearest: number,
  farthest: number,
  spacing: number,
  aisle = 0,
): void {
  for (let z = farthest; z >= nearest; z -= spacing) {
    const half = z * 0.72 + 8;
    const table = {
      width: half - aisle,
      run: 3.2,
      rise: 1.7,
      columns: Math.round((half - aisle) / 1.15),
      rows: 3,
    };
    drawTable(view, light, { ...table, at: [-half, 0.8, z] }, fadeAt(z));
    drawTable(view, light, { ...table, at: [aisle, 0.8, z] }, fadeAt(z));
  }
}

export const desertArray: Painter = (view, light, seed) => {
  drawDunes(view, light, seed);
  drawSkyline(view, light, seed + 1, 0.52, 0.92);
  drawHaze(view, light);
  field(view, light, 6.2, 120, 5.6, 1.6);
};

export const mountainArray: Painter = (view, light, seed) => {
  drawMountains(view, light, seed);
  drawHaze(view, light, 0.35);
  field(view, light, 5.5, 110, 5.2, 0.8);
};

/** A flat roof with its parapet; the city lies behind. */
export const rooftop: Painter = (view, light, seed) => {
  drawSkyline(view, light, seed, 0, 1);
  drawSkyline(view, light, seed + 9, 0.1, 0.75);
  drawHaze(view, light, 0.5);
  drawBlock(view, light, { at: [-34, -20, 4], width: 68, height: 20, depth: 42 });
  for (let z = 42; z >= 6.4; z -= 3.6) {
    for (const x of [-21, 1.4])
      drawTable(
        view,
        light,
        { at: [x, 0.25, z], width: 19.6, run: 2, rise: 0.62, columns: 17, rows: 2, onRoof: true },
        fadeAt(z) * 0.4,
      );
  }
  drawBlock(view, light, { at: [22.5, 0, 20], width: 6, height: 3.4, depth: 8 });
  drawBlock(view, light, { at: [-29, 0, 32], width: 5, height: 2.4, depth: 5 });
};

export const villa: Painter = (view, light, seed) => {
  drawDunes(view, light, seed);
  drawHaze(view, light, 0.4);
  for (const [x, z, h] of [
    [-17, 30, 9],
    [16, 34, 10],
    [21, 28, 8],
    [-22, 26, 7],
  ] as const)
    drawPalm(view, light, x, z, h, seed + x + 40);
  const upper = { at: [-5.5, 3.6, 21] as const, width: 9, height: 3.2, depth: 8 };
  const lower = { at: [-8, 0, 19] as const, width: 18, height: 3.6, depth: 11 };
  drawBlock(view, light, lower);
  drawWindows(view, light, lower, 7, 1, (i) => i % 3 !== 1);
  drawBlock(view, light, upper);
  drawWindows(view, light, upper, 3, 1, () => true);
  drawTable(view, light, {
    at: [-5.1, 6.95, 21.6],
    width: 8.2,
    run: 4.2,
    rise: 1.35,
    columns: 7,
    rows: 3,
    onRoof: true,
  });
  drawTable(view, light, {
    at: [4.1, 3.7, 20.4],
    width: 5.4,
    run: 4,
    rise: 1.2,
    columns: 5,
    rows: 3,
    onRoof: true,
  });
  view.polygon(
    [
      [-30, 0, 9],
      [30, 0, 9],
      [30, 0, 13],
      [-30, 0, 13],
    ],
    light.wall[1],
    'opacity="0.25"',
  );
  view.polygon(
    [
      [3, 0.01, 11.5],
      [11, 0.01, 11.5],
      [11, 0.01, 16.5],
      [3, 0.01, 16.5],
    ],
    light.panel[2],
    'opacity="0.85"',
  );
  for (const [x, z, h] of [
    [-11, 14, 6],
    [13.5, 13, 6.6],
  ] as const)
    drawPalm(view, light, x, z, h, seed + z);
};

export const warehouseRoof: Painter = (view, light, seed) => {
  drawSkyline(view, light, seed, 0.05, 0.6);
  drawHaze(view, light);
  for (const [x, z, fade] of [
    [-62, 62, 0.35],
    [4, 66, 0.4],
    [-30, 26, 0],
  ] as const) {
    const hall = { at: [x, 0, z] as const, width: 56, height: 9, depth: 26 };
    drawBlock(view, light, hall, fade);
    for (let row = 4; row >= 0; row -= 1)
      drawTable(
        view,
        light,
        {
          at: [x + 2, 9.05, z + 1 + row * 4.8],
          width: 52,
          run: 4.2,
          rise: 0.5,
          columns: 44,
          rows: 3,
          onRoof: true,
        },
        fade,
      );
    for (let door = 0; door < 7; door += 1)
      view.polygon(
        [
          [x + 5 + door * 7, 0, z - 0.05],
          [x + 9 + door * 7, 0, z - 0.05],
          [x + 9 + door * 7, 4.4, z - 0.05],
          [x + 5 + door * 7, 4.4, z - 0.05],
        ],
        light.wall[1],
        'opacity="0.75"',
      );
  }
};

export const carport: Painter = (view, light, seed) => {
  drawSkyline(view, light, seed, 0.3, 1);
  drawHaze(view, light, 0.45);
  for (const z of [44, 30, 17]) {
    for (let i = 0; i < 9; i += 1) {
      const x = -25 + i * 5.6;
      drawBlock(view, light, { at: [x, 0.3, z + 0.6], width: 4, height: 0.8, depth: 2 }, fadeAt(z));
      drawBlock(
        view,
        light,
        { at: [x + 0.8, 1.1, z + 0.8], width: 2.2, height: 0.6, depth: 1.6 },
        fadeAt(z),
      );
    }
    drawTable(
      view,
      light,
      { at: [-27, 3, z - 1], width: 54, run: 6, rise: 1.1, columns: 47, rows: 5 },
      fadeAt(z),
    );
  }
};

export const batteries: Painter = (view, light, seed) => {
  drawMountains(view, light, seed);
  drawHaze(view, light, 0.4);
  field(view, light, 46, 110, 7, 0);
  for (const z of [34, 24, 15]) {
    for (let i = 0; i < 8; i += 1) {
      const box = { at: [-30 + i * 7.8, 0.3, z] as const, width: 6.6, height: 2.9, depth: 2.4 };
      drawBlock(view, light, box, fadeAt(z));
      view.lines(
        Array.from(
          { length: 7 },
          (_, d) =>
            [
              [box.at[0] + 0.8 * (d + 0.6), 0.7, z - 0.02],
              [box.at[0] + 0.8 * (d + 0.6), 2.8, z - 0.02],
            ] as const,
        ),
        light.wall[1],
        1.4,
        0.6,
      );
      view.polygon(
        [
          [box.at[0] + 5.6, 2.2, z - 0.03],
          [box.at[0] + 6.1, 2.2, z - 0.03],
          [box.at[0] + 6.1, 2.34, z - 0.03],
          [box.at[0] + 5.6, 2.34, z - 0.03],
        ],
        '#4fd08a',
      );
    }
  }
};

export const offGrid: Painter = (view, light, seed) => {
  drawDunes(view, light, seed);
  drawDunes(view, light, seed + 5);
  drawHaze(view, light, 0.4);
  for (const [x, z] of [
    [-9, 34],
    [-2, 38],
    [5, 33],
    [11, 37],
  ] as const) {
    const hut = { at: [x, 0, z] as const, width: 4.4, height: 2.8, depth: 4 };
    drawBlock(view, light, hut);
    drawWindows(view, light, hut, 2, 1, () => true);
  }
  const mast = [13.5, 26] as const;
  view.lines(
    [
      [
        [mast[0] - 0.7, 0, mast[1]],
        [mast[0], 13, mast[1]],
      ],
      [
        [mast[0] + 0.7, 0, mast[1]],
        [mast[0], 13, mast[1]],
      ],
      ...Array.from(
        { length: 8 },
        (_, i) =>
          [
            [mast[0] - 0.7 + i * 0.09, i * 1.5, mast[1]],
            [mast[0] + 0.6 - i * 0.08, i * 1.5 + 1.5, mast[1]],
          ] as const,
      ),
    ],
    light.wall[1],
    2,
  );
  for (const z of [20, 14])
    drawTable(view, light, {
      at: [-8, 0.7, z],
      width: 15,
      run: 3,
      rise: 1.6,
      columns: 13,
      rows: 3,
    });
  drawPalm(view, light, -12, 22, 7, seed);
};
