import { DESERT_SITES } from './desert';
import type { Site } from './site';

/** Every picture of the site that is not a product. */
export const SITES: readonly Site[] = [...DESERT_SITES];
