import { METRE, Model, type Point } from '../models/model';
import { PLANT_PANEL } from './panels';
import { radians, type SiteModel } from './site-model';

const HEIGHT = 1.9;
const GAP = 0.02;
const PITCH = PLANT_PANEL.width + GAP;
const POST_EVERY = 6;

/** A row of a single-axis tracker along z, from `at` away from the viewer; `angle` turns it towards +x, in degrees. */
export function placeTracker(site: SiteModel, at: Point, modules: number, angle: number): void {
  const [x, y, z] = at;
  const panel = trackedPanel();
  const length = modules * PITCH;
  for (let index = 0; index < modules; index += 1) {
    site.placeRolled(panel, [x, y + HEIGHT, z - (index + 0.5) * PITCH], angle);
  }
  site.place(tubeOf(length), [x, y, z]);
}

let panelOnTube: Model | undefined;

/** A module that lies across the tube, its middle at the origin and its face up. */
function trackedPanel(): Model {
  if (panelOnTube) return panelOnTube;
  const model = new Model(METRE);
  for (const { surface, geometry } of PLANT_PANEL.model.parts) {
    const lying = geometry.clone();
    // Upright and facing +z it becomes lying and facing +y, its length along x.
    lying
      .translate(0, -PLANT_PANEL.length / 2, 0)
      .rotateX(radians(-90))
      .rotateY(radians(90));
    model.add(surface, lying, [0, 0.09, 0]);
  }
  panelOnTube = model;
  return model;
}

const tubes = new Map<number, Model>();

function tubeOf(length: number): Model {
  const known = tubes.get(length);
  if (known) return known;
  const model = new Model(METRE);
  model.cylinder('galvanised', [0, HEIGHT, -length / 2], 0.07, length, 'z');
  const posts = Math.round(length / POST_EVERY);
  for (let post = 0; post <= posts; post += 1) {
    model.box('galvanised', [0, -0.3, (-length * post) / posts], [0.16, HEIGHT + 0.26, 0.1]);
    model.box('galvanised', [0, HEIGHT - 0.14, (-length * post) / posts], [0.26, 0.26, 0.08]);
  }
  model.box('whitePaint', [0.2, 1, -length / 2], [0.3, 0.5, 0.4]);
  tubes.set(length, model);
  return model;
}
