import { METRE, Model } from '../models/model';

const LENGTH = 6.06;
const WIDTH = 2.44;
const HEIGHT = 2.9;
const RIB = 0.19;

/** A battery container of 20 feet: ribbed sides, doors along the front, cooling units, and its state lights. */
export function batteryContainer(): Model {
  const model = new Model(METRE);
  for (const x of [-2.6, 0, 2.6]) model.box('concrete', [x, 0, 0], [0.5, 0.45, WIDTH + 0.3]);
  const [bottom, front] = [0.45, WIDTH / 2];
  model.box('whitePaint', [0, bottom, 0], [LENGTH - 0.1, HEIGHT, WIDTH - 0.1]);
  for (const y of [bottom, bottom + HEIGHT - 0.16]) {
    for (const z of [-front, front]) model.box('whitePaint', [0, y, z], [LENGTH, 0.16, 0.12]);
  }
  for (const x of [-LENGTH / 2, LENGTH / 2]) {
    for (const z of [-front, front]) model.box('whitePaint', [x, bottom, z], [0.16, HEIGHT, 0.16]);
    addRibs(model, x);
  }
  addDoors(model, front, bottom);
  for (const x of [-2.2, -0.75, 0.75, 2.2]) addCooler(model, x, bottom + HEIGHT);
  return model;
}

/** The ribs of a narrow side. */
function addRibs(model: Model, x: number): void {
  for (let z = -WIDTH / 2 + 0.2; z < WIDTH / 2 - 0.1; z += RIB * 1.6) {
    model.box('whitePaint', [x * 0.992, 0.62, z], [0.06, HEIGHT - 0.34, RIB * 0.8]);
  }
}

function addDoors(model: Model, front: number, bottom: number): void {
  const doors = 5;
  const width = (LENGTH - 0.3) / doors;
  for (let door = 0; door < doors; door += 1) {
    const x = -LENGTH / 2 + 0.15 + width * (door + 0.5);
    model.box('whitePaint', [x, bottom + 0.2, front - 0.02], [width - 0.03, HEIGHT - 0.42, 0.06]);
    model.box('darkPaint', [x + width * 0.36, bottom + 1.2, front + 0.03], [0.05, 0.3, 0.05]);
    for (let slot = 0; slot < 6; slot += 1) {
      model.box(
        'greyPaint',
        [x - 0.08, bottom + 0.42 + slot * 0.08, front + 0.012],
        [width * 0.5, 0.035, 0.02],
      );
    }
    model.box('greenLight', [x, bottom + HEIGHT - 0.42, front + 0.02], [0.16, 0.05, 0.03]);
  }
  model.box('orangePaint', [-2.55, bottom + 1.7, front + 0.02], [0.28, 0.28, 0.01]);
}

function addCooler(model: Model, x: number, top: number): void {
  model.box('greyPaint', [x, top, 0], [1.1, 0.34, 1.7]);
  for (const z of [-0.42, 0.42]) {
    model.cylinder('blackPlastic', [x, top + 0.35, z], 0.34, 0.03, 'y');
    model.cylinder('greyPaint', [x, top + 0.37, z], 0.1, 0.03, 'y');
  }
}

/** An inverter station: a cabinet of ventilated doors beside an oil transformer with its fins. */
export function inverterStation(): Model {
  const model = new Model(METRE);
  model.box('concrete', [0, 0, 0], [7, 0.3, 3]);
  model.box('greyPaint', [-1.6, 0.3, 0], [3.4, 2.4, 1.6]);
  for (let door = 0; door < 4; door += 1) {
    const x = -2.95 + door * 0.85;
    model.box('whitePaint', [x + 0.1, 0.4, 0.82], [0.8, 2.2, 0.05]);
    for (let slot = 0; slot < 9; slot += 1) {
      model.box('darkPaint', [x + 0.1, 1.7 + slot * 0.07, 0.85], [0.55, 0.03, 0.02]);
    }
  }
  model.box('greyPaint', [2, 0.3, 0], [1.8, 1.9, 1.2]);
  for (let fin = 0; fin < 12; fin += 1) {
    model.box('greyPaint', [1.25 + fin * 0.137, 0.55, 0.85], [0.03, 1.3, 0.5]);
  }
  for (const x of [1.5, 2, 2.5]) {
    model.upright(
      'redPaint',
      [x, 2.2, 0],
      [
        [0, 0.09],
        [0.1, 0.16],
        [0.2, 0.09],
        [0.3, 0.16],
        [0.4, 0.08],
        [0.55, 0.05],
      ],
    );
  }
  return model;
}

/** A piece of fence of 3 m: posts and a mesh of wires. */
export function fence(): Model {
  const model = new Model(METRE);
  for (const x of [-1.5, 1.5]) model.box('galvanised', [x, 0, 0], [0.06, 2.4, 0.06]);
  for (let wire = 0; wire <= 10; wire += 1) {
    model.box('galvanised', [0, 0.1 + wire * 0.22, 0], [3, 0.012, 0.012]);
  }
  for (let wire = 0; wire < 20; wire += 1) {
    model.box('galvanised', [-1.43 + wire * 0.15, 0.1, 0], [0.01, 2.2, 0.01]);
  }
  return model;
}

/** A lamp post of 6 m; the lamp hangs over +z. */
export function lampPost(): Model {
  const model = new Model(METRE);
  model.cylinder('galvanised', [0, 3, 0], 0.07, 6, 'y');
  model.box('galvanised', [0, 5.9, 0.4], [0.08, 0.08, 0.9]);
  model.box('darkPaint', [0, 5.84, 0.85], [0.3, 0.1, 0.5]);
  model.box('litWindow', [0, 5.82, 0.85], [0.22, 0.02, 0.4]);
  return model;
}
