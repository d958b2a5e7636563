import { BATTERY_CABINET_SITES } from './battery-cabinet';
import { BATTERY_SITES } from './battery-yard';
import { CAMP_SITES } from './camp';
import { CARPORT_SITES } from './carport';
import { CITY_SITES } from './city';
import { CLEANING_SITES } from './cleaning';
import { DESERT_SITES } from './desert';
import { GRID_SITES } from './grid';
import { HOT_WATER_SITES } from './hot-water';
import { LOGISTICS_SITES } from './logistics';
import { SCHOOL_SITES } from './school';
import { VILLA_SITES } from './villa';
import type { Site } from './site';
import { STUDIO_SITES } from './studio';
import { SURVEY_SITES } from './survey';
import { TRADING_SITES } from './trading';

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
  ...GRID_SITES,
  ...TRADING_SITES,
  ...BATTERY_CABINET_SITES,
  ...CLEANING_SITES,
  ...SURVEY_SITES,
  ...STUDIO_SITES,
];
