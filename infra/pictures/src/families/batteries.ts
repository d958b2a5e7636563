import {
  cabinetModel,
  rackModel,
  stackHeight,
  stackModel,
  type StackFigures,
} from '../models/battery';
import type { Model } from '../models/model';
import { dimensionsOf, picture, standing, type ModelledProduct, type Pair } from '../picture';
import type { View } from '../views';

/** Towers: sizes of base, module and head that add up to the heights of their datasheets. */
const STACKS: Readonly<Record<string, Omit<StackFigures, 'modules'>>> = {
  Huawei: {
    ...{ widthMm: 670, depthMm: 150, baseMm: 20, moduleMm: 360, headMm: 220 },
    ...{ body: 'whitePaint', head: 'whitePaint', radius: 14, light: 'ring' },
  },
  BYD: {
    ...{ widthMm: 585, depthMm: 298, baseMm: 96, moduleMm: 233, headMm: 150 },
    ...{ body: 'whitePaint', head: 'darkPaint', radius: 10, light: 'strip' },
  },
  Sungrow: {
    ...{ widthMm: 625, depthMm: 330, baseMm: 65, moduleMm: 118, headMm: 126 },
    ...{ body: 'greyPaint', head: 'whitePaint', radius: 24, light: 'ring' },
  },
};

/** The heights that share a scale: rack modules, what hangs or stands up to a man's chest, and higher towers. */
const frameOf = (heightMm: number) => (heightMm < 250 ? 0.66 : heightMm < 1450 ? 1.72 : 2.5);

/** Towers of modules, cabinets, and modules for racks. */
export function batteryPictures(product: ModelledProduct): Pair {
  const { look, model, heightMm, focus, closeUp } = batteryOf(product);
  const file = `storage-batteries/${product.brand.toLowerCase()}-${look}`;
  const frame = frameOf(heightMm);
  const whole = standing(-28, frame < 1 ? 16 : 9, frame, heightMm);
  const near: View = { ...whole, focus, closeUp };
  return { main: picture(file, model, whole), detail: picture(`${file}-close`, model, near) };
}

interface Shown {
  look: string;
  model: Model;
  heightMm: number;
  focus: NonNullable<View['focus']>;
  closeUp: number;
}

function batteryOf(product: ModelledProduct): Shown {
  const { brand, modules = 1 } = product;
  const stack = STACKS[brand];
  if (stack) {
    const figures = { ...stack, modules };
    const heightMm = stackHeight(figures);
    const head = (heightMm - stack.headMm * 0.7) / 1000;
    const focus = [0.06, head, stack.depthMm * 0.0005] as const;
    return {
      look: `${modules}-modules`,
      model: stackModel(figures),
      heightMm,
      focus,
      closeUp: 0.5,
    };
  }
  const [widthMm, heightMm, depthMm] = dimensionsOf(product, [442, 132, 420]);
  const look = `${widthMm}x${heightMm}x${depthMm}`;
  if (heightMm < 250) {
    const focus = [-0.06, heightMm * 0.0005, depthMm * 0.0005] as const;
    return {
      look,
      model: rackModel({ widthMm, heightMm, depthMm }),
      heightMm,
      focus,
      closeUp: 0.3,
    };
  }
  const glassFront = /3$/.test(product.name);
  const focus = [widthMm * 0.0004, heightMm * 0.00072, depthMm * 0.0004] as const;
  const model = cabinetModel({ widthMm, heightMm, depthMm, glassFront });
  return { look, model, heightMm, focus, closeUp: 0.56 };
}
