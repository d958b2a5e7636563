import { METRE, Model } from '../models/model';

/** A counterbalance truck that drives towards +z, its forks half a metre up; the mast stands 1 m before its middle. */
export function forklift(): Model {
  const model = new Model(METRE);
  model.moulded('orangePaint', [0, 0.28, -0.1], [1.1, 0.62, 1.9], 0.12, 0.04);
  model.moulded('darkPaint', [0, 0.3, -1.05], [1.12, 0.95, 0.5], 0.16, 0.05);
  model.moulded('blackPlastic', [0, 0.88, -0.42], [0.56, 0.16, 0.56], 0.08, 0.03);
  model.moulded('blackPlastic', [0, 1, -0.68], [0.54, 0.6, 0.14], 0.1, 0.03);
  model.box('darkPaint', [0, 0.86, 0.6], [0.9, 0.34, 0.2]);
  model.cable(
    'blackPlastic',
    [
      [0.06, 1.1, 0.5],
      [0, 1.32, 0.28],
    ],
    0.025,
    [4, 8],
  );
  model.upright(
    'blackPlastic',
    [0, 1.31, 0.27],
    [
      [0, 0.17],
      [0.02, 0.19],
      [0.04, 0.17],
      [0.02, 0.15],
      [0, 0.17],
    ],
  );
  addGuard(model);
  for (const [z, radius] of [
    [0.62, 0.34],
    [-0.95, 0.27],
  ] as const) {
    for (const x of [-0.5, 0.5]) {
      model.cylinder('rubber', [x, radius, z], radius, 0.22, 'x', 32);
      model.cylinder(
        'whitePaint',
        [x + Math.sign(x) * 0.1, radius, z],
        radius * 0.5,
        0.04,
        'x',
        24,
      );
    }
  }
  addMast(model);
  return model;
}

/** The roof over the driver. */
function addGuard(model: Model): void {
  for (const x of [-0.5, 0.5]) {
    model.cable(
      'darkPaint',
      [
        [x, 0.9, 0.62],
        [x, 1.6, 0.5],
        [x, 2.1, 0.34],
      ],
      0.035,
      [6, 6],
    );
    model.cable(
      'darkPaint',
      [
        [x, 1.15, -1.05],
        [x, 1.7, -0.98],
        [x, 2.1, -0.9],
      ],
      0.035,
      [6, 6],
    );
    model.box('darkPaint', [x, 2.08, -0.28], [0.07, 0.06, 1.3]);
  }
  for (let bar = 0; bar < 7; bar += 1) {
    model.box('darkPaint', [0, 2.09, -0.86 + bar * 0.19], [1, 0.04, 0.04]);
  }
  model.cylinder('yellowLight', [0.3, 2.18, -0.86], 0.05, 0.1, 'y');
  for (const x of [-0.42, 0.42]) model.cylinder('whiteSheet', [x, 1.95, 0.46], 0.07, 0.05, 'z');
}

/** Two channels with chains, a carriage with its load rest, and the forks. */
function addMast(model: Model): void {
  for (const x of [-0.36, 0.36]) {
    model.box('darkPaint', [x, 0.08, 1], [0.1, 2.3, 0.16]);
    model.box('steel', [x * 0.5, 0.3, 0.98], [0.03, 2, 0.03]);
    model.box('darkPaint', [x * 0.8, 0.5, 1.18], [0.12, 0.05, 0.06]);
    model.box('steel', [x * 0.9, 0.5, 1.72], [0.12, 0.045, 1.15]);
    model.box('steel', [x * 0.9, 0.5, 1.15], [0.12, 0.6, 0.05]);
  }
  for (const y of [0.3, 1.2, 2.3]) model.box('darkPaint', [0, y, 0.98], [0.8, 0.1, 0.1]);
  for (const y of [0.62, 1.02]) model.box('darkPaint', [0, y, 1.12], [1, 0.08, 0.05]);
  for (let bar = 0; bar < 6; bar += 1) {
    model.box('darkPaint', [bar * 0.18 - 0.45, 1.05, 1.12], [0.03, 0.7, 0.03]);
  }
}
