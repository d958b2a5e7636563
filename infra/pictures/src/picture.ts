import { createHash } from 'node:crypto';
import { toGlb } from './models/glb';
import type { Model } from './models/model';
import type { View } from './views';

/** The figures of a demo product that its model needs; the file holds many more. */
export interface ModelledProduct {
  category: string;
  brand: string;
  name: string;
  length_mm?: number;
  width_mm?: number;
  thickness_mm?: number;
  half_cells?: number;
  cell_technology?: string;
  bifacial?: boolean;
  /** Width, height and depth, as 186x130x70. */
  dims_mm?: string;
  /** The cross-section of a cable; other things take several. */
  conductor_mm2?: number | number[];
  /** What the car is connected to. */
  connector?: string;
  inverter_type?: string;
  rated_ac_kw?: number;
  strings_total?: number;
  /** Of a battery tower. */
  modules?: number;
}

/** A picture to be rendered: the same model in the same view is rendered once, however many products show it. */
export interface Picture {
  /** Where it is kept, without an ending. */
  file: string;
  glb: Buffer;
  view: View;
  /** Changes with the model, the view and the scene. */
  digest: string;
}

/** What a product shows: whole, and close up. */
export interface ProductPictures {
  slug: string;
  category: string;
  main: Picture;
  detail: Picture;
}

/** Raise it when the scene or the settings of the renderer change, so that kept pictures are rendered again. */
const SCENE_VERSION = 1;

export type Pair = Pick<ProductPictures, 'main' | 'detail'>;

/** A product of a family in the middle of its picture, to the scale of the family. */
export function standing(yaw: number, elevation: number, frame: number, heightMm: number): View {
  return { yaw, lean: 0, elevation, frame, focus: [0, heightMm / 2000, 0], closeUp: frame };
}

export type Dimensions = readonly [widthMm: number, heightMm: number, depthMm: number];

/** Those of the datasheet; where it has none, those of the usual size. */
export function dimensionsOf({ dims_mm: text }: ModelledProduct, usual: Dimensions): Dimensions {
  const [width, height, depth] = (text ?? '').split('x').map(Number);
  return width && height && depth ? [width, height, depth] : usual;
}

/** A picture of a model in a view. */
export function picture(file: string, model: Model, view: View): Picture {
  const glb = toGlb(model);
  const digest = createHash('sha256')
    .update(glb)
    .update(JSON.stringify({ view, scene: SCENE_VERSION }))
    .digest('hex')
    .slice(0, 16);
  return { file, glb, view, digest };
}
