import { DEFAULT_SITE, SITES, type Site } from '../sites/sites';

/** What the designer decides, as opposed to what the place and the datasheets say. */
export type DesignLimits = {
  /** Array power over rated AC power that a designer accepts; has no unit. */
  dcAcMin: number;
  dcAcMax: number;
  /** Voltage lost along the string cable, in percent of the string's voltage at maximum power. */
  voltageDropMaxPct: number;
  /** One way from the array to the inverter, in m. */
  cableLengthM: number;
  /** The string for which a cable alone is judged. */
  cableModules: number;
};

export type Roof = 'flat' | 'pitched';

/** The most that a utility has published for a kind of connection, or for all; the source and its day stand with it. */
export type PublishedLimit = {
  phase: 'single' | 'three' | null;
  maxKw: number;
  source: string;
  asOf: string;
};

/** A utility with what it has published; without limits nothing is known. */
export type Utility = { name: string; limits: readonly PublishedLimit[] };

/** The connection to the utility; null is what nobody stated. */
export type Grid = {
  phase: 'single' | 'three' | null;
  powerLimitKw: number | null;
  utility: Utility | null;
};

/** Whether anything is said of the connection. */
export function isStated({ phase, powerLimitKw, utility }: Grid): boolean {
  return phase !== null || powerLimitKw !== null || utility !== null;
}

/** Everything that is not a part: place, roof, grid and the designer's own limits. */
export type Conditions = { site: Site; design: DesignLimits; grid: Grid; roof: Roof | null };

/** Design practice for roofs in hot countries; settings, not standards. */
export const DEFAULT_DESIGN: DesignLimits = {
  dcAcMin: 0.8,
  dcAcMax: 1.5,
  voltageDropMaxPct: 1,
  cableLengthM: 30,
  cableModules: 10,
};

/** Conditions with defaults for all that is not given. */
export function conditionsOf(given: Partial<Conditions> = {}): Conditions {
  return {
    site: SITES[DEFAULT_SITE],
    design: DEFAULT_DESIGN,
    grid: { phase: null, powerLimitKw: null, utility: null },
    roof: null,
    ...given,
  };
}
