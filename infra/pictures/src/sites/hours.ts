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
  /** Density of the air; more of it makes a low sun redder. */
  air: number;
  /** Density of ozone, which keeps the sky above a low sun blue; 2 where none is given. */
  ozone?: number;
  /** What is far away takes this colour (linear): two thirds of it at `reach` metres. */
  haze: { color: readonly [number, number, number]; reach: number };
  /** How strongly windows and lights shine; the lamps of a site shine by night alone. */
  lit: number;
  /** Of the path tracer for each pixel; lamps need more than the sun. */
  samples: number;
}

export const HOURS = {
  morning: {
    sun: { elevation: 17, strength: 0.9 },
    sky: 0.09,
    exposure: 0,
    dust: 1.2,
    air: 1,
    haze: { color: [0.5, 0.53, 0.56], reach: 3200 },
    lit: 0,
    samples: 40,
  },
  noon: {
    sun: { elevation: 50, strength: 0.9 },
    sky: 0.06,
    exposure: -0.35,
    dust: 0.8,
    air: 1,
    haze: { color: [0.4, 0.5, 0.62], reach: 4200 },
    lit: 0,
    samples: 40,
  },
  dusk: {
    sun: { elevation: 3.6, strength: 0.8 },
    sky: 0.19,
    exposure: 0.6,
    dust: 1,
    air: 2.4,
    ozone: 5.5,
    haze: { color: [0.4, 0.15, 0.035], reach: 4200 },
    lit: 0.75,
    samples: 72,
  },
  night: {
    sun: { elevation: 35, strength: 0.3 },
    sky: 1,
    night: true,
    exposure: 0.9,
    dust: 0,
    air: 1,
    haze: { color: [0.02, 0.03, 0.06], reach: 1800 },
    lit: 1.1,
    samples: 96,
  },
} as const satisfies Record<string, Hour>;

export type HourName = keyof typeof HOURS;
