import { ExtrudeGeometry, Shape } from 'three';
import { Model, type Point } from './model';
import { panelModel, type PanelFigures } from './panel';

const PANEL: PanelFigures = {
  ...{ lengthMm: 1762, widthMm: 1134, thicknessMm: 30, halfCells: 108 },
  ...{ cells: 'back-contact', bifacial: false, allBlack: true },
};

/** The cross-section of a rail 36 mm high: a box with a channel for bolts on top, and one at its side. */
const PROFILE = [
  [-20, 0],
  [20, 0],
  [20, 11],
  [13, 11],
  [13, 25],
  [20, 25],
  [20, 36],
  [9, 36],
  [9, 33],
  [14, 33],
  [14, 28],
  [-14, 28],
  [-14, 33],
  [-9, 33],
  [-9, 36],
  [-20, 36],
] as const;

/** A length of rail along x whose bottom is at y. */
function addRail(model: Model, [x, y, z]: Point, length: number): void {
  const shape = new Shape();
  for (const [index, [across, up]] of PROFILE.entries()) {
    if (index === 0) shape.moveTo(across, up);
    else shape.lineTo(across, up);
  }
  shape.closePath();
  const hollow = new Shape();
  hollow.moveTo(-16, 4).lineTo(9, 4).lineTo(9, 24).lineTo(-16, 24).closePath();
  shape.holes.push(hollow);
  const geometry = new ExtrudeGeometry(shape, { depth: length, bevelEnabled: false });
  model.add('aluminium', geometry.rotateY(Math.PI / 2), [x - length / 2, y, z]);
}

/** Two pieces of rail with a clamp between modules, one at the end, and a roof hook. */
export function railModel(): Model {
  const model = new Model();
  addRail(model, [0, 0, -60], 420);
  addRail(model, [0, 0, 60], 420);
  addClamp(model, [-60, 36, 60], 2);
  addClamp(model, [110, 36, 60], 1);
  addClamp(model, [-90, 36, -60], 2);
  model.box('steel', [120, 0, -98], [40, 5, 60]);
  model.box('steel', [120, 0, -124], [40, 60, 5]);
  model.cylinder('steel', [120, 18, -82], 6, 24);
  return model;
}

/** A clamp with its bolt; one that stands at the end has a single lip. */
function addClamp(model: Model, [x, y, z]: Point, lips: number): void {
  model.box('blackAluminium', [x, y, z], [22, 30, 40]);
  model.box('blackAluminium', [x + (lips === 1 ? 5 : 0), y + 30, z], [lips === 1 ? 32 : 44, 4, 40]);
  model.cylinder('steel', [x, y + 38, z], 7, 8, 'y');
  model.cylinder('blackPlastic', [x, y + 42.2, z], 3.6, 0.6, 'y');
}

const TILT = 10;

/** A ballasted flat-roof system with its modules: facing south, or in pairs that face east and west. */
export function flatRoofModel(isEastWest: boolean): Model {
  const model = new Model();
  const radians = (TILT * Math.PI) / 180;
  const run = Math.cos(radians) * PANEL.widthMm;
  const rise = Math.sin(radians) * PANEL.widthMm;
  const low = 90;
  const sides = isEastWest ? [-1, 1] : [1];
  const length = isEastWest ? run * 2 + 260 : run + 330;
  for (const z of [-560, 560]) {
    model.box('rubber', [0, 0, z], [length, 12, 90]);
    const rail = new Model();
    addRail(rail, [0, 0, 0], length);
    for (const { surface, geometry } of rail.parts) {
      model.add(surface, geometry.scale(1000, 1000, 1000), [0, 12, z]);
    }
  }
  for (const side of sides) {
    const middle = isEastWest ? side * (run / 2 + 40) : 0;
    addTilted(model, middle, side, low + rise / 2, radians);
    for (const z of [-560, 560]) {
      const [front, back] = [middle + (side * run) / 2, middle - (side * run) / 2];
      model.box('aluminium', [front - side * 30, 48, z], [60, low - 44, 44]);
      model.box('aluminium', [back + side * 20, 48, z], [40, low + rise - 48, 44]);
      model.box('blackAluminium', [front - side * 8, low - 4, z], [26, 40, 50]);
      model.box('blackAluminium', [back + side * 6, low + rise - 8, z], [26, 40, 50]);
    }
  }
  if (!isEastWest) addWindShield(model, -run / 2 - 30, low + rise);
  for (const z of [-250, 0, 250]) {
    model.box('concrete', [isEastWest ? 0 : -run / 2 + 170, 12, z], [200, 60, 200]);
  }
  return model;
}

/** A module on its long side across the rails, its lower edge towards `side`. */
function addTilted(model: Model, x: number, side: number, y: number, radians: number): void {
  for (const { surface, geometry } of panelModel(PANEL).parts) {
    // Junction boxes and leads are under it and can't be seen.
    if (surface === 'rubber' || surface === 'blackPlastic') continue;
    const lying = geometry.clone().scale(1000, 1000, 1000);
    lying
      .translate(0, -PANEL.lengthMm / 2, 0)
      .rotateX(-Math.PI / 2)
      .rotateZ(-side * radians);
    model.add(surface, lying, [x, y, 0]);
  }
}

/** The sheet behind modules that face south. */
function addWindShield(model: Model, x: number, height: number): void {
  const sheet = new Model();
  sheet.box('aluminium', [0, 0, 0], [3, height * 1.02, 1640]);
  for (const { surface, geometry } of sheet.parts) {
    model.add(surface, geometry.scale(1000, 1000, 1000).rotateZ(0.2), [x - 24, 30, 0]);
  }
}
