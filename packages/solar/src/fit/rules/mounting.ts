import type { Rule } from '../rule';

const clamp: Rule = {
  id: 'mounting.clamp',
  severity: 'hard',
  source: 'Datasheet of the mounting system (frame heights that its clamps hold)',
  formula: ({ a: panel, b: mounting }, read) => {
    const height = read.number(panel, 'thickness_mm');
    const from = read.number(mounting, 'clamp_min_mm');
    const to = read.number(mounting, 'clamp_max_mm');
    return {
      passes: height >= from && height <= to,
      figures: [{ name: 'frameHeight', value: height, unit: 'mm' }],
      limits: [
        { name: 'clampMin', value: from, unit: 'mm' },
        { name: 'clampMax', value: to, unit: 'mm' },
      ],
      params: { height, from, to },
    };
  },
};

/** A panel on a mounting system: `a` is the panel, `b` the system. */
export const PANEL_MOUNTING: readonly Rule[] = [clamp];

/** A mounting system on the roof of the conditions; `a` and `b` are the system. */
export const MOUNTING_ROOF: readonly Rule[] = [
  {
    id: 'mounting.roof',
    severity: 'hard',
    source: 'Datasheet of the mounting system (roof type)',
    formula: ({ a: mounting, conditions }, read) => {
      if (conditions.roof === null) return null;
      const made = read.text(mounting, 'roof_type');
      return { passes: made === conditions.roof, params: { made, roof: conditions.roof } };
    },
  },
];
