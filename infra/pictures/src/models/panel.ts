import type { SurfaceName } from './materials';
import { Model } from './model';

export type CellKind = 'topcon' | 'perc' | 'back-contact';

export interface PanelFigures {
  lengthMm: number;
  widthMm: number;
  thicknessMm: number;
  halfCells: number;
  cells: CellKind;
  bifacial: boolean;
  /** Frame and sheet behind the cells are black. */
  allBlack: boolean;
}

const COLUMNS = 6;
const FRAME_LIP = 10;
const MARGIN = 20;
const MIDDLE_GAP = 14;
const CELL_GAP = 2.2;
const WIRE = 0.45;
const CELLS: Readonly<Record<CellKind, { surface: SurfaceName; wires: number }>> = {
  topcon: { surface: 'topconCell', wires: 16 },
  perc: { surface: 'percCell', wires: 10 },
  'back-contact': { surface: 'backContactCell', wires: 0 },
};

/** A framed module of half-cut cells, with its junction boxes and leads behind. */
export function panelModel(figures: PanelFigures): Model {
  const { widthMm, lengthMm, thicknessMm } = figures;
  const model = new Model();
  const frame = figures.allBlack ? 'blackAluminium' : 'aluminium';
  model.ring(frame, 0, [widthMm, lengthMm, thicknessMm], 6);
  model.ring(frame, thicknessMm / 2 - 1.5, [widthMm, lengthMm, 3], FRAME_LIP);
  // The flange that clamps hold.
  model.ring(frame, 1 - thicknessMm / 2, [widthMm, lengthMm, 2.4], 28);
  const glass = thicknessMm / 2 - 2.4;
  addSheet(model, figures, glass);
  for (const cell of cellsOf(figures)) addCell(model, figures, cell, glass + 0.2, false);
  addWires(model, figures, glass + 0.4);
  addRear(model, figures, glass - 5);
  return model;
}

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  isUpper: boolean;
}

/** The places of the half cells: two halves with a wider gap between them. */
export function cellsOf({ widthMm, lengthMm, halfCells }: PanelFigures): Cell[] {
  const rows = halfCells / COLUMNS;
  const width = (widthMm - MARGIN * 2 - CELL_GAP * (COLUMNS - 1)) / COLUMNS;
  const height = (lengthMm - MARGIN * 2 - MIDDLE_GAP - CELL_GAP * (rows - 2)) / rows;
  return Array.from({ length: halfCells }, (_, index) => {
    const row = Math.floor(index / COLUMNS);
    const isUpper = row >= rows / 2;
    return {
      x: -widthMm / 2 + MARGIN + (index % COLUMNS) * (width + CELL_GAP),
      y: MARGIN + row * (height + CELL_GAP) + (isUpper ? MIDDLE_GAP - CELL_GAP : 0),
      width,
      height,
      isUpper,
    };
  });
}

function addSheet(model: Model, figures: PanelFigures, z: number): void {
  const sheet = figures.allBlack ? 'blackSheet' : figures.bifacial ? 'glassSheet' : 'whiteSheet';
  model.flat(sheet, inside(figures, 5), z);
}

function inside({ widthMm, lengthMm }: PanelFigures, by: number): [number, number][] {
  const [x, bottom, top] = [widthMm / 2 - by, by, lengthMm - by];
  return [
    [-x, bottom],
    [x, bottom],
    [x, top],
    [-x, top],
  ];
}

/** A half cell keeps the cut corners of its wafer on one long side. */
function addCell(
  model: Model,
  figures: PanelFigures,
  { x, y, width, height, isUpper }: Cell,
  z: number,
  facesWall: boolean,
): void {
  const { surface } = CELLS[figures.cells];
  const cut = 4;
  const [lower, upper] = isUpper ? [0, cut] : [cut, 0];
  const outline: [number, number][] = [
    [x + lower, y],
    [x + width - lower, y],
    [x + width, y + lower],
    [x + width, y + height - upper],
    [x + width - upper, y + height],
    [x + upper, y + height],
    [x, y + height - upper],
    [x, y + lower],
  ];
  const points = outline.filter(
    ([px, py], index) => outline.findIndex(([qx, qy]) => qx === px && qy === py) === index,
  );
  model.flat(surface, points, z, facesWall);
}

/** The wires run over the cells and the gaps of a half, from the first row to the last. */
function addWires(model: Model, figures: PanelFigures, z: number): void {
  const cells = cellsOf(figures);
  const { wires } = CELLS[figures.cells];
  for (const isUpper of [false, true]) {
    const half = cells.filter((cell) => cell.isUpper === isUpper);
    const bottom = Math.min(...half.map(({ y }) => y)) - 3;
    const top = Math.max(...half.map(({ y, height }) => y + height)) + 3;
    for (const { x, width } of half.slice(0, COLUMNS)) {
      for (let index = 0; index < wires; index += 1) {
        addWire(model, x + (width * (index + 0.5)) / wires, [bottom, top], z);
      }
    }
  }
}

function addWire(
  model: Model,
  middle: number,
  [bottom, top]: readonly [number, number],
  z: number,
): void {
  const [left, right] = [middle - WIRE / 2, middle + WIRE / 2];
  model.flat(
    'wire',
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
    z,
  );
}

function addRear(model: Model, figures: PanelFigures, z: number): void {
  const { widthMm, lengthMm, bifacial, allBlack } = figures;
  model.flat(
    bifacial ? 'glassSheet' : allBlack ? 'blackSheet' : 'whiteSheet',
    inside(figures, 5),
    z,
    true,
  );
  if (bifacial) for (const cell of cellsOf(figures)) addCell(model, figures, cell, z - 0.2, true);
  const middle = lengthMm / 2;
  const places = [-0.36, 0, 0.36].map((share) => share * widthMm);
  for (const x of places) {
    model.housing('blackPlastic', [x, middle - 26, z - 9], [82, 52, 17], 8);
  }
  for (const [x, side] of [
    [places[0] ?? 0, -1],
    [places[2] ?? 0, 1],
  ] as const) {
    const end = middle - 330;
    model.cable(
      'rubber',
      [
        [x, middle - 24, z - 8],
        [x + side * 12, middle - 90, z - 9],
        [x + side * 24, middle - 200, z - 10],
        [x - side * 10, end, z - 9],
      ],
      3,
    );
    model.cylinder('blackPlastic', [x - side * 12, end - 24, z - 9], 8, 52, 'y');
    model.cylinder('blackPlastic', [x - side * 12, end - 30, z - 9], 10, 10, 'y');
  }
}
