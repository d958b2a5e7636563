import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import { toGlb } from './models/glb';
import { panelModel, type CellKind, type PanelFigures } from './models/panel';
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
const FRAME = 2.62;
const WHOLE: View = { yaw: -30, lean: -6, elevation: 7, frame: FRAME };

/** Reads the products of a catalogue file. */
export async function readModelledProducts(file: string): Promise<ModelledProduct[]> {
  return (JSON.parse(await readFile(file, 'utf8')) as { products: ModelledProduct[] }).products;
}

/** The pictures of the products that there are models for. */
export function picturesOf(products: readonly ModelledProduct[]): ProductPictures[] {
  return products
    .filter(({ category }) => category === 'solar-panels')
    .map((product) => {
      const figures = panelFigures(product);
      return {
        slug: demoProductSlug(product.brand, product.name),
        category: product.category,
        main: picture(`panels/${lookOf(figures)}`, figures, WHOLE),
        detail: detailOf(figures),
      };
    });
}

/** Figures of a panel; where the datasheet has none, those of its usual size. */
export function panelFigures(product: ModelledProduct): PanelFigures {
  const halfCells = product.half_cells ?? 108;
  const bifacial = product.bifacial ?? false;
  const cells = cellKind(product.cell_technology ?? '');
  return {
    lengthMm: product.length_mm ?? 1762,
    widthMm: product.width_mm ?? 1134,
    thicknessMm: product.thickness_mm ?? 30,
    halfCells,
    cells,
    bifacial,
    allBlack: !bifacial && (cells === 'back-contact' || halfCells <= 108),
  };
}

function cellKind(technology: string): CellKind {
  if (/HPBC|IBC|ABC/.test(technology)) return 'back-contact';
  return /PERC/.test(technology) ? 'perc' : 'topcon';
}

function lookOf({ lengthMm, widthMm, thicknessMm, halfCells, ...figures }: PanelFigures): string {
  const finish = figures.allBlack ? 'black' : figures.bifacial ? 'bifacial' : 'white';
  return `${lengthMm}x${widthMm}x${thicknessMm}-${halfCells}-${figures.cells}-${finish}`;
}

/** Close up, panels of one kind look the same: the rear of bifacial ones, the corner of others. */
function detailOf(figures: PanelFigures): Picture {
  const { cells, bifacial, allBlack } = figures;
  const usual = { lengthMm: 2278, widthMm: 1134, thicknessMm: 30, halfCells: 144 };
  const size = allBlack ? { ...usual, lengthMm: 1762, halfCells: 108 } : usual;
  const shown: PanelFigures = { ...size, cells, bifacial, allBlack };
  const kind = bifacial ? 'rear' : 'corner';
  const view: View = bifacial
    ? { ...WHOLE, yaw: 150, lean: 6, focus: [0, size.lengthMm / 2000 - 0.06, -0.015], closeUp: 1.1 }
    : { ...WHOLE, yaw: -34, focus: [0.33, size.lengthMm / 1000 - 0.22, 0], closeUp: 0.6 };
  return picture(`panels/${kind}-${cells}-${allBlack ? 'black' : 'white'}`, shown, view);
}

function picture(file: string, figures: PanelFigures, view: View): Picture {
  const glb = toGlb(panelModel(figures));
  const digest = createHash('sha256')
    .update(glb)
    .update(JSON.stringify({ view, scene: SCENE_VERSION }))
    .digest('hex')
    .slice(0, 16);
  return { file, glb, view, digest };
}
