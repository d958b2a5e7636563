import { BATTERY_SITES } from './battery-yard';
import { CAMP_SITES } from './camp';
import { CARPORT_SITES } from './carport';
import { CITY_SITES } from './city';
import { DESERT_SITES } from './desert';
import { HOT_WATER_SITES } from './hot-water';
import { LOGISTICS_SITES } from './logistics';
import { SCHOOL_SITES } from './school';
import { VILLA_SITES } from './villa';
import type { Site } from './site';

/** Every picture of the site that is not of a product. */
export const SITES: readonly Site[] = [
  ...DESERT_SITES,
  ...BATTERY_SITES,
  ...CAMP_SITES,
  ...VILLA_SITES,
  ...HOT_WATER_SITES,
  ...CARPORT_SITES,
  ...CITY_SITES,
  ...LOGISTICS_SITES,
  ...SCHOOL_SITES,
];
