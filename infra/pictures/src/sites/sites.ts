import { BATTERY_SITES } from './battery-yard';
import { CAMP_SITES } from './camp';
import { DESERT_SITES } from './desert';
import type { Site } from './site';

/** Every picture of the site that is not of a product. */
export const SITES: readonly Site[] = [...DESERT_SITES, ...BATTERY_SITES, ...CAMP_SITES];
