import { connectorPairModel, fuseModel } from '../models/connectors';
import type { Model } from '../models/model';
import { flatRoofModel, railModel } from '../models/mounting';
import {
  arresterModel,
  dongleModel,
  optimizerModel,
  stringBoxModel,
} from '../models/power-electronics';
import { picture, standing, type ModelledProduct, type Pair } from '../picture';
import type { View } from '../views';

interface Shown {
  file: string;
  model: Model;
  whole: View;
  focus: NonNullable<View['focus']>;
  closeUp: number;
}

const pairOf = ({ file, model, whole, focus, closeUp }: Shown): Pair => ({
  main: picture(file, model, whole),
  detail: picture(`${file}-close`, model, { ...whole, focus, closeUp }),
});

/** Connectors, optimizers and dongles. Each kind has a scale of its own: they are too unlike for one. */
export function accessoryPictures({
  name,
  brand,
  conductor_mm2: conductor,
}: ModelledProduct): Pair {
  if (/connector/i.test(name)) {
    const conductorMm2 = Array.isArray(conductor) ? Math.max(...conductor) : (conductor ?? 4);
    const model = connectorPairModel(conductorMm2);
    const whole = standing(-24, 28, 0.34, 20);
    const focus = [-0.02, 0.01, 0.03] as const;
    return pairOf({
      file: `accessories/connectors-${conductorMm2}`,
      model,
      whole,
      focus,
      closeUp: 0.15,
    });
  }
  if (/optimi[sz]er/i.test(name)) {
    const isTigo = brand === 'Tigo';
    const figures = isTigo
      ? ({
          widthMm: 138,
          heightMm: 140,
          depthMm: 23,
          body: 'darkPaint',
          plate: 'orangePaint',
        } as const)
      : ({
          widthMm: 75,
          heightMm: 140,
          depthMm: 28,
          body: 'darkPaint',
          plate: 'greyPaint',
        } as const);
    const model = optimizerModel(figures);
    const file = `accessories/optimizer-${figures.widthMm}x${figures.heightMm}-${figures.plate}`;
    const whole = standing(-26, 14, 0.34, figures.heightMm + 40);
    return pairOf({ file, model, whole, focus: [0.01, 0.1, 0.01], closeUp: 0.16 });
  }
  const whole = standing(-28, 12, 0.24, 130);
  return pairOf({
    file: 'accessories/dongle',
    model: dongleModel(),
    whole,
    focus: [0, 0.04, 0],
    closeUp: 0.11,
  });
}

/** String boxes, surge arresters and fuses. */
export function enclosurePictures({ name }: ModelledProduct): Pair {
  if (/string box/i.test(name)) {
    const focusWhole = [-0.13, 0.175, 0.06] as const;
    const whole = { ...standing(-14, 12, 0.92, 350), focus: focusWhole };
    const focus = [0, 0.2, 0] as const;
    return pairOf({
      file: 'ac-dc-enclosures/string-box',
      model: stringBoxModel(),
      whole,
      focus,
      closeUp: 0.32,
    });
  }
  if (/fuse/i.test(name)) {
    const whole = standing(-28, 24, 0.085, 34);
    const focus = [0.006, 0.008, 0.01] as const;
    return pairOf({
      file: 'ac-dc-enclosures/fuse-10x38',
      model: fuseModel(),
      whole,
      focus,
      closeUp: 0.045,
    });
  }
  const whole = standing(-30, 12, 0.19, 92);
  const focus = [0, 0.05, 0.03] as const;
  return pairOf({
    file: 'ac-dc-enclosures/arrester',
    model: arresterModel(3),
    whole,
    focus,
    closeUp: 0.09,
  });
}

/** Rails for pitched roofs and systems for flat roofs. */
export function mountingPictures({ name }: ModelledProduct): Pair {
  if (/rail/i.test(name) && !/flat/i.test(name)) {
    const whole = standing(-34, 24, 0.62, 60);
    const focus = [-0.06, 0.05, 0.06] as const;
    return pairOf({
      file: 'mounting-systems/rail',
      model: railModel(),
      whole,
      focus,
      closeUp: 0.24,
    });
  }
  const isEastWest = /east/i.test(name);
  const model = flatRoofModel(isEastWest);
  const whole = standing(-36, 17, isEastWest ? 3.5 : 2.7, 260);
  const focus = [isEastWest ? 0 : 0.4, 0.15, 0.56] as const;
  const file = `mounting-systems/${isEastWest ? 'east-west' : 'south'}`;
  return pairOf({ file, model, whole, focus, closeUp: 0.9 });
}
