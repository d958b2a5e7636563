/** Physical quantities that people search by, the spellings of their units and what a unit is in the first one. */
export type Dimension =
  'power' | 'energy' | 'voltage' | 'current' | 'charge' | 'section' | 'percent';

export type UnitWord = {
  dimension: Dimension;
  factor: number;
  words: readonly string[];
  /** Read as a unit only right behind the number: `16a`, for "10 a 20" may be French. */
  attached?: boolean;
};

export const UNITS: readonly UnitWord[] = [
  {
    dimension: 'power',
    factor: 1,
    words: ['w', 'wp', 'wc', 'wcrete', 'watt', 'watts', 'watt crete', 'watt peak', 'va'],
  },
  {
    dimension: 'power',
    factor: 1_000,
    words: ['kw', 'kwp', 'kwc', 'kilowatt', 'kilowatts', 'kva'],
  },
  { dimension: 'power', factor: 1_000_000, words: ['mw', 'mwp', 'mwc', 'megawatt', 'megawatts'] },
  { dimension: 'energy', factor: 1, words: ['kwh', 'kw h', 'kilowatt hour', 'kilowatt hours'] },
  { dimension: 'energy', factor: 1, words: ['kilowattheure', 'kilowattheures'] },
  { dimension: 'energy', factor: 0.001, words: ['wh'] },
  { dimension: 'energy', factor: 1_000, words: ['mwh'] },
  { dimension: 'voltage', factor: 1, words: ['v', 'vdc', 'vac', 'vcc', 'volt', 'volts'] },
  { dimension: 'voltage', factor: 1_000, words: ['kv'] },
  { dimension: 'current', factor: 1, words: ['a', 'adc'], attached: true },
  { dimension: 'current', factor: 1, words: ['amp', 'amps', 'ampere', 'amperes'] },
  { dimension: 'charge', factor: 1, words: ['ah'] },
  {
    dimension: 'section',
    factor: 1,
    words: ['mm2', 'mm', 'mm carre', 'mm carres', 'sqmm', 'sq mm', 'square mm'],
  },
  { dimension: 'percent', factor: 1, words: ['%', 'percent', 'pct', 'pour cent'] },
];
