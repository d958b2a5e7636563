/** The extremes for which a place is designed. All temperatures in °C. */
export type Site = {
  id: string;
  /** Cells before sunrise in the coldest winter. */
  cellMinC: number;
  /** Cells at full sun in summer. */
  cellHotC: number;
  /** Air right above or under a roof, where string cables lie. */
  roofC: number;
};

export const SITE_IDS = ['dubai', 'abu-dhabi', 'riyadh', 'muscat', 'doha'] as const;
export type SiteId = (typeof SITE_IDS)[number];

/**
 * Proposed design temperatures, to be confirmed for a project against the weather records of its place. The hot cell is
 * 45 °C of air and 30 °C above it; Riyadh is inland and high, with frost in some winters.
 */
export const SITES: Readonly<Record<SiteId, Site>> = {
  dubai: { id: 'dubai', cellMinC: 5, cellHotC: 75, roofC: 70 },
  'abu-dhabi': { id: 'abu-dhabi', cellMinC: 5, cellHotC: 75, roofC: 70 },
  riyadh: { id: 'riyadh', cellMinC: -2, cellHotC: 75, roofC: 70 },
  muscat: { id: 'muscat', cellMinC: 10, cellHotC: 75, roofC: 70 },
  doha: { id: 'doha', cellMinC: 5, cellHotC: 75, roofC: 70 },
};

export const DEFAULT_SITE: SiteId = 'dubai';
