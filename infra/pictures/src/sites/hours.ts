/** Light of an hour of the day in the Gulf. Angles are in degrees; the sun's azimuth counts from behind the viewer's back to the right. */
export interface Hour {
  sun: { elevation: number; strength: number };
  /** Strength of the physical sky; by night a dark gradient stands in for it. */
  sky: number;
  night?: boolean;
  /** In stops. */
  exposure: number;
  /** Dust in the air: how much the sky turns to sand near the horizon. */
  dust: number;
  /** What is far away takes this colour (linear): two thirds of it at `reach` metres. */
  haze: { color: readonly [number, number, number]; reach: number };
  /** How strongly windows and lights shine. */
  lit: number;
}

export const HOURS = {
  morning: {
    sun: { elevation: 18, strength: 1 },
    sky: 0.14,
    exposure: 0,
    dust: 2,
    haze: { color: [0.62, 0.62, 0.62], reach: 900 },
    lit: 0,
  },
  noon: {
    sun: { elevation: 52, strength: 1 },
    sky: 0.1,
    exposure: 0,
    dust: 1.4,
    haze: { color: [0.55, 0.65, 0.78], reach: 1400 },
    lit: 0,
  },
  dusk: {
    sun: { elevation: 5, strength: 1 },
    sky: 0.3,
    exposure: 0,
    dust: 3,
    haze: { color: [0.75, 0.48, 0.3], reach: 700 },
    lit: 4,
  },
  night: {
    sun: { elevation: 35, strength: 0.12 },
    sky: 1,
    night: true,
    exposure: 0.6,
    dust: 0,
    haze: { color: [0.02, 0.03, 0.06], reach: 700 },
    lit: 6,
  },
} as const satisfies Record<string, Hour>;

export type HourName = keyof typeof HOURS;
