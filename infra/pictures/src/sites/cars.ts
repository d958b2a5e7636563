import { ExtrudeGeometry, Shape } from 'three';
import type { SurfaceName } from '../models/materials';
import { METRE, Model } from '../models/model';

type Outline = readonly (readonly [along: number, up: number])[];

/** Side views of a car that drives towards +x, in metres: its body, and its cabin of glass above. */
const BODY: Outline = [
  [-2.25, 0.35],
  [-2.3, 0.7],
  [-2.2, 0.95],
  [-1.4, 1.02],
  [0.85, 0.98],
  [1.9, 0.82],
  [2.25, 0.68],
  [2.28, 0.4],
  [2.1, 0.28],
  [-2.1, 0.28],
];
const CABIN: Outline = [
  [-2.05, 0.96],
  [-1.55, 1.42],
  [-0.9, 1.58],
  [0.1, 1.57],
  [0.55, 1.4],
  [1.15, 0.95],
];
const ROOF: Outline = [
  [-1.6, 1.44],
  [-0.95, 1.61],
  [0.12, 1.6],
  [0.5, 1.46],
  [0.1, 1.52],
  [-0.9, 1.53],
];

const PICKUP: Outline = [
  [-2.66, 0.5],
  [-2.66, 1.06],
  [-0.8, 1.1],
  [1.1, 1.12],
  [2.3, 1.04],
  [2.58, 0.9],
  [2.62, 0.5],
  [2.4, 0.4],
  [-2.5, 0.42],
];
const PICKUP_CABIN: Outline = [
  [-0.86, 1.06],
  [-0.74, 1.66],
  [-0.5, 1.78],
  [0.42, 1.78],
  [0.7, 1.66],
  [1.3, 1.08],
];
const PICKUP_ROOF: Outline = [
  [-0.76, 1.66],
  [-0.56, 1.82],
  [0.44, 1.82],
  [0.7, 1.68],
  [0.42, 1.74],
  [-0.52, 1.74],
];

/** A family car, 4.6 m long, standing along x. */
export function car(paint: SurfaceName): Model {
  const model = new Model(METRE);
  addSlice(model, paint, BODY, 1.74, 0.09);
  addSlice(model, 'windowGlass', CABIN, 1.4, 0.08);
  addSlice(model, paint, ROOF, 1.42, 0.05);
  for (const x of [-0.62, 0.42]) {
    for (const side of [-0.74, 0.74]) model.box(paint, [x, 0.95, side], [0.09, 0.55, 0.08]);
  }
  for (const x of [-1.45, 1.4]) {
    for (const side of [-1, 1]) {
      model.cylinder('rubber', [x, 0.33, side * 0.8], 0.33, 0.24, 'z');
      model.cylinder('aluminium', [x, 0.33, side * 0.925], 0.22, 0.02, 'z');
      model.cylinder('rubber', [x, 0.36, side * 0.86], 0.4, 0.06, 'z');
    }
  }
  for (const side of [-0.62, 0.62]) {
    model.box('whitePaint', [2.22, 0.6, side], [0.1, 0.12, 0.36]);
    model.box('carRed', [-2.27, 0.72, side], [0.06, 0.12, 0.36]);
  }
  return model;
}

/** A pickup with a double cab that drives towards +x: body, cabin, and the bed with its tool box. */
export function pickup(paint: SurfaceName): Model {
  const model = new Model(METRE);
  addSlice(model, paint, PICKUP, 1.8, 0.08);
  addSlice(model, 'windowGlass', PICKUP_CABIN, 1.52, 0.07);
  addSlice(model, paint, PICKUP_ROOF, 1.54, 0.05);
  model.box('rubber', [-1.7, 1.04, 0], [1.7, 0.03, 1.5]);
  for (const side of [-0.8, 0.8]) model.box(paint, [-1.72, 1, side], [1.84, 0.22, 0.08]);
  model.box(paint, [-2.62, 1, 0], [0.08, 0.22, 1.6]);
  model.box('greyPaint', [-1.06, 1.05, 0], [0.5, 0.34, 1.4]);
  for (const x of [-0.66, 0.42]) {
    for (const side of [-0.8, 0.8]) model.box(paint, [x, 1.1, side], [0.1, 0.6, 0.08]);
  }
  for (const x of [-1.72, 1.6]) {
    for (const side of [-1, 1]) {
      model.cylinder('rubber', [x, 0.4, side * 0.82], 0.4, 0.26, 'z', 28);
      model.cylinder('aluminium', [x, 0.4, side * 0.955], 0.25, 0.02, 'z');
      model.cylinder('rubber', [x, 0.44, side * 0.86], 0.48, 0.1, 'z', 28);
    }
  }
  for (const side of [-0.68, 0.68]) {
    model.box('whitePaint', [2.56, 0.82, side], [0.1, 0.16, 0.32]);
    model.box('carRed', [-2.66, 0.84, side], [0.06, 0.26, 0.14]);
  }
  return model;
}

/** A side view pulled to a width across the car, with soft edges. */
function addSlice(
  model: Model,
  surface: SurfaceName,
  outline: Outline,
  width: number,
  bevel: number,
): void {
  const shape = new Shape();
  for (const [index, [x, y]] of outline.entries()) {
    if (index === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  shape.closePath();
  const depth = width - bevel * 2;
  const geometry = new ExtrudeGeometry(shape, {
    ...{ depth, bevelSize: bevel * 0.6, bevelThickness: bevel },
    bevelSegments: 3,
  });
  model.add(surface, geometry, [0, 0, -depth / 2]);
}

/** A box trailer as it stands at a dock, its rear at the origin; it reaches 13 m along +z. */
export function trailer(): Model {
  const model = new Model(METRE);
  model.box('whitePaint', [0, 1.15, 6.6], [2.55, 2.75, 13.2]);
  model.box('greyPaint', [0, 0.9, 6.6], [1.2, 0.25, 13]);
  for (const z of [1.6, 2.9, 4.2]) {
    for (const x of [-1, 1]) model.cylinder('rubber', [x, 0.5, z], 0.5, 0.4, 'x');
  }
  for (const x of [-0.8, 0.8]) model.box('greyPaint', [x, 0, 10.4], [0.16, 1, 0.16]);
  return model;
}
