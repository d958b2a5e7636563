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
