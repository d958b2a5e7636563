import { foldAccents } from './fold';
import { UNITS, type Dimension, type UnitWord } from './units';

/** A number with its unit, in the first unit of its dimension. */
export type Quantity = { written: string; dimension: Dimension; value: number };

const escape = (word: string) => word.replace(/[%]/g, '\\$&').replaceAll(' ', '\\s+');

const SPELLINGS: readonly { word: string; unit: UnitWord }[] = UNITS.flatMap((unit) =>
  unit.words.map((word) => ({ word, unit })),
).sort((a, b) => b.word.length - a.word.length);

const BY_WORD = new Map(SPELLINGS.map(({ word, unit }) => [word, unit]));
const ALL = SPELLINGS.map(({ word }) => escape(word)).join('|');
const QUANTITY = new RegExp(
  `(?<![a-z0-9.,/])(\\d+(?:[.,]\\d+)?)([\\s-]*)(${ALL})(?![a-z0-9])`,
  'g',
);

/** The unit of an attribute, as the search counts it. */
export function unitOf(symbol: string): UnitWord | undefined {
  return BY_WORD.get(foldAccents(symbol));
}

/** The quantities of a query, and what is left of it; folded text. */
export function takeQuantities(text: string): { quantities: Quantity[]; rest: string } {
  const quantities: Quantity[] = [];
  const rest = foldAccents(text).replace(
    QUANTITY,
    (written: string, digits: string, gap: string, word: string) => {
      const unit = BY_WORD.get(word.replace(/\s+/g, ' '));
      if (!unit || (unit.attached && gap !== '')) return written;
      const value = Number(digits.replace(',', '.')) * unit.factor;
      quantities.push({ written, dimension: unit.dimension, value });
      return ' ';
    },
  );
  return { quantities, rest };
}
