/** What a part does in a system. */
export const PART_KINDS = [
  'panel',
  'inverter',
  'microinverter',
  'charge-controller',
  'battery',
  'optimizer',
  'cable',
  'connector',
  'fuse',
  'surge-protector',
  'string-box',
  'mounting',
  'dongle',
  'meter',
  'data-logger',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** A value as the datasheet has it. */
export type FigureValue = number | string | boolean | readonly (number | string)[];

/** Published values by the code of the attribute, whose end names the unit; a code that is not there is not published. */
export type Figures = Readonly<Record<string, FigureValue>>;

/** A product as the rules see it. */
export type Part = { id: string; kind: PartKind; name: string; brand: string; figures: Figures };

/** The number of a published value; null when it is not published or no number. */
export function numberOf(part: Part, code: string): number | null {
  const value = part.figures[code];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The numbers of a published list, null when there is none. */
export function numbersOf(part: Part, code: string): readonly number[] | null {
  const value = part.figures[code];
  if (typeof value === 'number') return [value];
  if (!Array.isArray(value)) return null;
  const numbers = (value as readonly (number | string)[]).map(Number);
  return numbers.length > 0 && numbers.every(Number.isFinite) ? numbers : null;
}

/** The published word, null when there is none. */
export function textOf(part: Part, code: string): string | null {
  const value = part.figures[code];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The words of a published list, null when there is none. */
export function textsOf(part: Part, code: string): readonly string[] | null {
  const value = part.figures[code];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? (value as readonly (number | string)[]).map(String) : null;
}
