import { POWER_CODE } from '../index/product-values';

/** The power of a product in watts, whatever its datasheet calls it, as something to filter by. */
export const POWER_ATTRIBUTE = {
  code: POWER_CODE,
  group: 'general' as const,
  type: 'number' as const,
  unit: 'W',
  name: { en: 'Power', fr: 'Puissance' },
  highlight: false,
  options: [],
};
