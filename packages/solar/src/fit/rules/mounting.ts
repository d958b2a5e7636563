import { numberOf, type Part } from '../part';
import type { Finding, Rule } from '../rule';

/**
 * Clamps are chosen by the height of the frame. Where the maker publishes no range, the height to choose them for is named
 * and nothing blocks; half a range is not judged.
 */
const clamp: Rule = {
  id: 'mounting.clamp',
  severity: 'hard',
  source: 'Datasheet of the mounting system (frame heights that its clamps hold)',
  formula: ({ a: panel, b: mounting }, read) => {
    const height = read.number(panel, 'thickness_mm');
    if (Number.isFinite(height) && !hasClamps(mounting)) return chosenFor(height);
    const from = read.number(mounting, 'clamp_min_mm');
    const to = read.number(mounting, 'clamp_max_mm');
    return {
      passes: height >= from && height <= to,
      figures: [frameHeight(height)],
      limits: [
        { name: 'clampMin', value: from, unit: 'mm' },
        { name: 'clampMax', value: to, unit: 'mm' },
      ],
      params: { height, from, to },
    };
  },
};

function hasClamps(mounting: Part): boolean {
  return ['clamp_min_mm', 'clamp_max_mm'].some((code) => numberOf(mounting, code) !== null);
}

function chosenFor(height: number): Finding {
  return {
    ...{ passes: false, severity: 'soft', variant: 'not-published' },
    figures: [frameHeight(height)],
    params: { height },
  };
}

const frameHeight = (value: number) => ({ name: 'frameHeight', value, unit: 'mm' });

/** A mounting system on the roof of the conditions; `b` is the system. */
export const MOUNTING_ROOF: readonly Rule[] = [
  {
    id: 'mounting.roof',
    severity: 'hard',
    source: 'Datasheet of the mounting system (roof type)',
    formula: ({ b: mounting, conditions }, read) => {
      if (conditions.roof === null) return null;
      const made = read.text(mounting, 'roof_type');
      return { passes: made === conditions.roof, params: { made, roof: conditions.roof } };
    },
  },
];

/** A panel on a mounting system, and the system on the roof: `a` is the panel, `b` the system. */
export const PANEL_MOUNTING: readonly Rule[] = [...MOUNTING_ROOF, clamp];
