import { readFile } from 'node:fs/promises';
import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import { cableReelsModel } from './models/cable-reels';
import { chargeControllerModel } from './models/charge-controller';
import { dinDeviceModel, type DinFigures } from './models/din-device';
import { evChargerModel } from './models/ev-charger';
import { panelModel, type CellKind, type PanelFigures } from './models/panel';
import { batteryPictures } from './families/batteries';
import { accessoryPictures, enclosurePictures, mountingPictures } from './families/components';
import { inverterPictures } from './families/inverters';
import {
  dimensionsOf,
  picture,
  standing,
  type Dimensions,
  type ModelledProduct,
  type Pair,
  type Picture,
  type ProductPictures,
} from './picture';
import type { View } from './views';

const FRAME = 2.62;
const WHOLE: View = { yaw: -30, lean: -6, elevation: 7, frame: FRAME };

/** Reads the products of a catalogue file. */
export async function readModelledProducts(file: string): Promise<ModelledProduct[]> {
  return (JSON.parse(await readFile(file, 'utf8')) as { products: ModelledProduct[] }).products;
}

/** The pictures of the products that there are models for. */
export function picturesOf(products: readonly ModelledProduct[]): ProductPictures[] {
  return products.flatMap((product) => {
    const pictures = FAMILIES[product.category]?.(product);
    const slug = demoProductSlug(product.brand, product.name);
    return pictures ? [{ slug, category: product.category, ...pictures }] : [];
  });
}

/** The categories that there are models for. */
const FAMILIES: Readonly<Record<string, (product: ModelledProduct) => Pair>> = {
  'solar-panels': panelPictures,
  'charge-controllers': controllerPictures,
  'solar-cables': cablePictures,
  'ev-chargers': chargerPictures,
  'energy-management': managementPictures,
  inverters: inverterPictures,
  'storage-batteries': batteryPictures,
  accessories: accessoryPictures,
  'ac-dc-enclosures': enclosurePictures,
  'mounting-systems': mountingPictures,
};

function panelPictures(product: ModelledProduct): Pair {
  const figures = panelFigures(product);
  const main = picture(`panels/${lookOf(figures)}`, panelModel(figures), WHOLE);
  return { main, detail: detailOf(figures) };
}

function controllerPictures(product: ModelledProduct): Pair {
  const [widthMm, heightMm, depthMm] = dimensionsOf(product, [186, 130, 70]);
  const terminals = widthMm < 150 ? 6 : 4;
  const model = chargeControllerModel({ widthMm, heightMm, depthMm, terminals });
  const look = `charge-controllers/${widthMm}x${heightMm}x${depthMm}`;
  const whole = standing(-28, 12, 0.35, heightMm);
  const focus = [0, heightMm * 0.00022, depthMm * 0.0005] as const;
  const closeUp = { ...whole, yaw: -20, elevation: 16, focus, closeUp: widthMm * 0.00082 };
  return {
    main: picture(look, model, whole),
    detail: picture(`${look}-terminals`, model, closeUp),
  };
}

function cablePictures({ conductor_mm2: conductor }: ModelledProduct): Pair {
  const conductorMm2 = typeof conductor === 'number' ? conductor : 4;
  const model = cableReelsModel({ conductorMm2 });
  const look = `cables/${conductorMm2}-mm2`;
  const whole = standing(32, 16, 0.43, 210);
  const closeUp = { ...whole, elevation: 24, focus: [0.01, 0.012, 0.17] as const, closeUp: 0.2 };
  return { main: picture(look, model, whole), detail: picture(`${look}-end`, model, closeUp) };
}

function chargerPictures(product: ModelledProduct): Pair {
  const usual: Dimensions = product.brand === 'Wallbox' ? [166, 163, 82] : [195, 320, 110];
  const [widthMm, heightMm, depthMm] = dimensionsOf(product, usual);
  const hasSocket = /socket/i.test(product.connector ?? '');
  const dark = product.brand === 'Wallbox';
  const model = evChargerModel({ widthMm, heightMm, depthMm, dark, hasSocket });
  const look = `ev-chargers/${widthMm}x${heightMm}x${depthMm}-${hasSocket ? 'socket' : 'cable'}`;
  const whole = standing(-24, 10, 0.6, hasSocket ? heightMm : heightMm + 210);
  const focus: View['focus'] = hasSocket
    ? [0, heightMm * 0.00034, depthMm * 0.0005]
    : [widthMm * 0.00035, 0.21 + heightMm * 0.0005, depthMm * 0.0004];
  const closeUp = { ...whole, yaw: -30, focus, closeUp: hasSocket ? 0.2 : 0.3 };
  return { main: picture(look, model, whole), detail: picture(`${look}-close`, model, closeUp) };
}

/** Their housings in whole millimetres. */
function deviceFigures({ name }: ModelledProduct): DinFigures {
  const none = { transformers: 0, antennas: 0 };
  if (/sensor/i.test(name)) {
    const size = { widthMm: 72, heightMm: 100, depthMm: 66 };
    return { kind: 'meter', ...size, surface: 'whitePaint', ...none, transformers: 3 };
  }
  if (/logger/i.test(name)) {
    const size = { widthMm: 225, heightMm: 160, depthMm: 44 };
    return { kind: 'logger', ...size, surface: 'greyPaint', ...none, antennas: 2 };
  }
  const size = { widthMm: 161, heightMm: 90, depthMm: 67 };
  return { kind: 'logger', ...size, surface: 'darkPaint', ...none };
}

function managementPictures(product: ModelledProduct): Pair {
  const figures = deviceFigures(product);
  const { kind, widthMm, heightMm, depthMm, transformers } = figures;
  const model = dinDeviceModel(figures);
  const look = `energy-management/${kind}-${widthMm}x${heightMm}x${depthMm}`;
  const whole = standing(-24, 14, 0.34, figures.antennas > 0 ? heightMm + 80 : heightMm);
  const across: View['focus'] = [transformers * 0.03, heightMm / 2000, 0];
  const main = picture(look, model, transformers > 0 ? { ...whole, focus: across } : whole);
  const focus = [-widthMm * 0.0001, heightMm * 0.0005, depthMm * 0.0005] as const;
  const closeUp = { ...whole, focus, closeUp: kind === 'meter' ? 0.1 : 0.12 };
  return { main, detail: picture(`${look}-face`, model, closeUp) };
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
  const file = `panels/${kind}-${cells}-${allBlack ? 'black' : 'white'}`;
  return picture(file, panelModel(shown), view);
}
