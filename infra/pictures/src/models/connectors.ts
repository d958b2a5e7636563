import { Model, type Point } from './model';

type Outline = readonly (readonly [along: number, radius: number])[];

const PLUG: Outline = [
  [-34, 0],
  [-34, 6.6],
  [-30, 8.6],
  [-8, 9.2],
  [-7, 10],
  [4, 10],
  [5, 8.4],
  [22, 8],
  [23, 6.2],
  [34, 6],
  [34, 3.2],
];
const SOCKET: Outline = [
  [-34, 0],
  [-34, 6.6],
  [-30, 8.6],
  [-8, 9.2],
  [-7, 10.4],
  [14, 10.4],
  [24, 9.4],
  [24, 6.6],
  [10, 6.4],
];

/** A pair of connectors for solar cables, apart and facing each other, each on its piece of cable. */
export function connectorPairModel(conductorMm2: number): Model {
  const model = new Model();
  const cable = 2.2 + Math.sqrt(conductorMm2) * 0.45;
  const lie = 10.4;
  model.turned('blackPlastic', [-44, lie, 26], PLUG, 28);
  model.turned(
    'steel',
    [-44, lie, 26],
    [
      [20, 2],
      [38, 2],
      [40, 0],
    ],
  );
  for (let rib = 0; rib < 10; rib += 1) addRib(model, -44, rib, 26);
  const socket = new Model();
  socket.turned('blackPlastic', [0, 0, 0], SOCKET, 28);
  for (const { surface, geometry } of socket.parts) {
    model.add(surface, geometry.scale(1000, 1000, 1000).rotateY(Math.PI), [44, lie, -22]);
  }
  for (let rib = 0; rib < 10; rib += 1) addRib(model, 54, rib, -22);
  for (const [x, z, side] of [
    [-78, 26, -1],
    [78, -22, 1],
  ] as const) {
    const points: Point[] = [
      [x, lie, z],
      [x + side * 40, lie - 4, z + side * 2],
      [x + side * 78, cable, z - side * 14],
      [x + side * 96, cable, z - side * 46],
    ];
    model.cable(side < 0 ? 'redSheath' : 'blackSheath', points, cable, [30, 14]);
  }
  return model;
}

/** The grip of the nut. */
function addRib(model: Model, x: number, rib: number, z: number): void {
  const angle = (rib / 10) * Math.PI * 2;
  const at: Point = [x - 20, 10.4 + Math.sin(angle) * 8.8 - 1, z + Math.cos(angle) * 8.8];
  model.box('blackPlastic', at, [18, 2, 2]);
}

/** Cylindrical fuses of 10 × 38 mm: one lies, one stands behind it. */
export function fuseModel(): Model {
  const model = new Model();
  const radius = 5.15;
  const cap: Outline = [
    [0, 0],
    [0, radius - 0.5],
    [0.5, radius],
    [9.6, radius],
    [10, radius - 0.3],
    [10, 0],
  ];
  const body: Outline = [
    [9.6, radius - 0.35],
    [28.4, radius - 0.35],
  ];
  const far: Outline = cap.map(([along, size]) => [38 - along, size] as const);
  for (const [surface, outline] of [
    ['tinnedCopper', cap],
    ['whitePaint', body],
    ['tinnedCopper', far],
  ] as const) {
    model.turned(surface, [-19, radius, 12], outline, 36);
    model.upright(surface, [6, 0, -8], outline);
  }
  model.box('darkPaint', [0, radius * 2 - 0.5, 12], [12, 0.2, 1]);
  model.box('darkPaint', [0, radius + 1.4, 12 + radius - 0.8], [13, 1.2, 0.7]);
  return model;
}
