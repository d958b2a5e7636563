import { inverterModel, microinverterModel, type InverterLook } from '../models/inverter';
import {
  dimensionsOf,
  picture,
  standing,
  type Dimensions,
  type ModelledProduct,
  type Pair,
} from '../picture';
import type { View } from '../views';

/** Sizes of housings whose datasheet in the catalogue states none, by the power of the machine; only the look takes them. */
const usualSize = (kw: number): Dimensions => (kw > 20 ? [525, 470, 250] : [480, 420, 190]);

interface Series {
  brand: string;
  /** Matches the names of the series; the first that fits counts. */
  name: RegExp;
  look: InverterLook;
}

const LOOKS: readonly Series[] = [
  {
    brand: 'Huawei',
    name: /(?:50|100)KTL/,
    look: {
      body: 'whitePaint',
      lower: { surface: 'greyPaint', share: 0.24 },
      face: 'lights',
      radius: 24,
    },
  },
  {
    brand: 'Huawei',
    name: /./,
    look: {
      body: 'whitePaint',
      band: { surface: 'darkPaint', at: 0.3 },
      face: 'lights',
      radius: 22,
    },
  },
  {
    brand: 'Sungrow',
    name: /^SH/,
    look: {
      body: 'whitePaint',
      lower: { surface: 'darkPaint', share: 0.3 },
      face: 'ring',
      radius: 26,
    },
  },
  {
    brand: 'Sungrow',
    name: /CX/,
    look: {
      body: 'greyPaint',
      lower: { surface: 'darkPaint', share: 0.2 },
      face: 'ring',
      radius: 18,
    },
  },
  {
    brand: 'Sungrow',
    name: /./,
    look: {
      body: 'whitePaint',
      lower: { surface: 'greyPaint', share: 0.26 },
      face: 'ring',
      radius: 26,
    },
  },
  {
    brand: 'SMA',
    name: /CORE/,
    look: {
      body: 'darkPaint',
      lower: { surface: 'greyPaint', share: 0.3 },
      face: 'screen',
      radius: 16,
      stands: true,
      slots: true,
    },
  },
  {
    brand: 'SMA',
    name: /Tripower/,
    look: {
      body: 'greyPaint',
      lower: { surface: 'redPaint', share: 0.16 },
      face: 'screen',
      radius: 14,
    },
  },
  {
    brand: 'SMA',
    name: /./,
    look: {
      body: 'whitePaint',
      lower: { surface: 'greyPaint', share: 0.4 },
      face: 'screen',
      radius: 34,
    },
  },
  {
    brand: 'Growatt',
    name: /SPF/,
    look: {
      body: 'whitePaint',
      lower: { surface: 'greyPaint', share: 0.2 },
      face: 'lcd',
      radius: 12,
      slots: true,
    },
  },
  {
    brand: 'Growatt',
    name: /./,
    look: {
      body: 'whitePaint',
      band: { surface: 'greenPaint', at: 0.34 },
      face: 'screen',
      radius: 40,
    },
  },
  {
    brand: 'Deye',
    name: /./,
    look: {
      body: 'whitePaint',
      lower: { surface: 'darkPaint', share: 0.22 },
      face: 'lcd',
      radius: 12,
      slots: true,
    },
  },
];
const PLAIN: InverterLook = { body: 'whitePaint', face: 'lights', radius: 20 };

/** String and hybrid inverters, and microinverters. */
export function inverterPictures(product: ModelledProduct): Pair {
  const kw = product.rated_ac_kw ?? 10;
  const [widthMm, heightMm, depthMm] = dimensionsOf(product, usualSize(kw));
  const look = LOOKS.find(({ brand, name }) => brand === product.brand && name.test(product.name));
  const size = `${product.brand.toLowerCase()}-${widthMm}x${heightMm}x${depthMm}`;
  if (product.inverter_type === 'microinverter') {
    const file = `inverters/${size}`;
    const model = microinverterModel({ widthMm, heightMm, depthMm });
    const whole = standing(-24, 14, 0.4, heightMm);
    const focus: View['focus'] = [widthMm * 0.00026, heightMm * 0.001, 0.004];
    return {
      main: picture(file, model, whole),
      detail: picture(`${file}-leads`, model, { ...whole, focus, closeUp: 0.16 }),
    };
  }
  const hasBattery = product.inverter_type === 'hybrid';
  const strings = Math.min(8, Math.max(1, product.strings_total ?? 2));
  const fans = kw >= 20 ? Math.min(4, Math.round(kw / 25) + 1) : 0;
  const shown = {
    widthMm,
    heightMm,
    depthMm,
    look: look?.look ?? PLAIN,
    strings,
    hasBattery,
    fans,
  };
  const model = inverterModel(shown);
  const file = `inverters/${size}-${strings}-${hasBattery ? 'hybrid' : 'grid'}-${fans}`;
  const frame = Math.max(widthMm, heightMm) > 720 ? 1.3 : 0.88;
  const whole = standing(-27, 9, frame, heightMm + 60);
  const closeUp = Math.min(0.42, Math.max(0.26, widthMm * 0.00056));
  const focus: View['focus'] = [
    -widthMm * 0.0004 + closeUp * 0.3,
    closeUp * 0.16,
    depthMm * 0.0004,
  ];
  const near: View = { ...whole, yaw: -34, elevation: 3, focus, closeUp };
  return {
    main: picture(file, model, whole),
    detail: picture(`${file}-connections`, model, near),
  };
}
