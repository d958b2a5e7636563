import type { DemoProduct } from '../demo-catalogue';
import { STACKS, rackPicture, slabPicture, stackPicture } from './battery-picture';
import {
  chargeControllerPicture,
  dinPicture,
  enclosurePicture,
  gadgetPicture,
  wallboxPicture,
} from './electrical-picture';
import {
  cablePicture,
  connectorPicture,
  flatRoofPicture,
  fusePicture,
  railPicture,
} from './hardware-picture';
import { inverterPicture, microinverterPicture } from './inverter-picture';
import { GRAPHITE, PEARL, WHITE } from './materials';
import { panelPicture } from './panel-picture';
import type { Picture } from './picture';

type Dimensions = readonly [width: number, height: number, depth: number];

/** The catalogue writes width×height×depth; where a figure is missing, that of the type's usual size. */
function dimensions(product: DemoProduct, usual: Dimensions): Dimensions {
  const [width, height, depth] = (product.dims_mm ?? '').split('x').map(Number);
  return width && height && depth ? [width, height, depth] : usual;
}

function drawPanel(product: DemoProduct): Picture {
  const technology = product.cell_technology ?? '';
  return panelPicture({
    lengthMm: product.length_mm ?? 1762,
    widthMm: product.width_mm ?? 1134,
    thicknessMm: product.thickness_mm ?? 30,
    halfCells: product.half_cells ?? 108,
    bifacial: product.bifacial ?? false,
    allBlack: !product.bifacial && (product.half_cells ?? 0) <= 108,
    backContact: /HPBC|HPDC|IBC|ABC/.test(technology) && !/HPDC/.test(technology),
  });
}

function drawInverter(product: DemoProduct): Picture {
  if (product.inverter_type === 'microinverter') return microinverterPicture(212, 175, 30);
  const powerKw = product.rated_ac_kw ?? 8;
  const [widthMm, heightMm, depthMm] = dimensions(
    product,
    powerKw > 15 ? [525, 470, 235] : [400, 470, 180],
  );
  return inverterPicture({
    brand: product.brand,
    widthMm,
    heightMm,
    depthMm,
    mpptCount: product.mppt_count ?? 2,
    hybrid: product.inverter_type === 'hybrid',
    powerKw,
  });
}

function drawBattery(product: DemoProduct): Picture {
  if (product.brand === 'Tesla') {
    const sides = dimensions(product, [753, 1150, 147]);
    return slabPicture(...sides, product.name.includes('3'));
  }
  if (product.brand === 'Pylontech') {
    return rackPicture(...dimensions(product, [442, 161, 420]));
  }
  const family = STACKS[product.brand] ?? STACKS.default;
  if (!family) throw new Error(`No battery family for ${product.brand}`);
  return stackPicture({ ...family, modules: product.modules ?? 2 });
}

function drawSmall(product: DemoProduct): Picture {
  const { name } = product;
  if (/connector/i.test(name)) return connectorPicture();
  if (/fuse/i.test(name)) return fusePicture();
  if (/dongle/i.test(name)) return gadgetPicture('dongle', 'plain');
  if (/optimi[sz]er/i.test(name))
    return gadgetPicture('optimizer', product.brand === 'Tigo' ? 'orange' : 'plain');
  if (/surge/i.test(name)) return dinPicture(54, 90, 68, PEARL, 'arrester');
  if (/sensor/i.test(name)) return dinPicture(72, 98, 66, WHITE, 'meter');
  if (/logger/i.test(name)) return dinPicture(180, 120, 70, PEARL, 'logger');
  return dinPicture(160, 100, 70, GRAPHITE, 'logger');
}

/** The picture of a product, by its type and its datasheet's figures. */
export function drawProduct(product: DemoProduct): Picture {
  switch (product.category) {
    case 'solar-panels':
      return drawPanel(product);
    case 'inverters':
      return drawInverter(product);
    case 'storage-batteries':
      return drawBattery(product);
    case 'charge-controllers':
      return chargeControllerPicture(...dimensions(product, [186, 130, 70]));
    case 'ev-chargers':
      return wallboxPicture(
        ...dimensions(product, [200, 320, 110]),
        product.brand === 'Wallbox',
        /socket/i.test(product.name),
      );
    case 'solar-cables':
      return cablePicture(typeof product.conductor_mm2 === 'number' ? product.conductor_mm2 : 4);
    case 'mounting-systems':
      return /rail/i.test(product.name)
        ? railPicture()
        : flatRoofPicture(/east-west/i.test(product.name));
    default:
      return /string box/i.test(product.name)
        ? enclosurePicture(260, 300, 130)
        : drawSmall(product);
  }
}
