import type { FigureKind } from './counted-words';
import { foldAccents } from './fold';

/** How a figure of a dimension is written. */
export type Unit = {
  dimension: FigureKind;
  /** How much of the first unit of its dimension it is. */
  factor: number;
  words: readonly string[];
  /** Read as a unit only right behind the number: `16a`. */
  attached: boolean;
};

/** A number with its unit, in the first unit of its dimension. */
export type Quantity = { written: string; dimension: FigureKind; value: number };

const SIGNS = /[.*+?^${}()|[\]\\/-]/g;
const asPattern = (word: string) => word.replace(SIGNS, '\\$&').replaceAll(' ', '\\s+');

/** Reads numbers with units. */
export class QuantityReader {
  private readonly byWord = new Map<string, Unit>();
  private readonly pattern: RegExp | null;

  /** Of a word that stands for two units the first counts. */
  constructor(units: readonly Unit[]) {
    for (const unit of units) {
      for (const word of unit.words.map((one) => foldAccents(one.trim()).replace(/\s+/g, ' '))) {
        if (word !== '' && !this.byWord.has(word)) this.byWord.set(word, unit);
      }
    }
    const longestFirst = [...this.byWord.keys()].sort((a, b) => b.length - a.length);
    const all = longestFirst.map(asPattern).join('|');
    this.pattern =
      all === ''
        ? null
        : new RegExp(`(?<![a-z0-9.,/])(\\d+(?:[.,]\\d+)?)([\\s-]*)(${all})(?![a-z0-9])`, 'g');
  }

  /** The unit of an attribute, as the search counts it. */
  unitOf(symbol: string): Unit | undefined {
    return this.byWord.get(foldAccents(symbol));
  }

  /** The quantities of a query, and what is left of it; folded text. */
  take(text: string): { quantities: Quantity[]; rest: string } {
    const folded = foldAccents(text);
    if (!this.pattern) return { quantities: [], rest: folded };
    const quantities: Quantity[] = [];
    const rest = folded.replace(
      this.pattern,
      (written: string, digits: string, gap: string, word: string) => {
        const unit = this.byWord.get(word.replace(/\s+/g, ' '));
        if (!unit || (unit.attached && gap !== '')) return written;
        const value = Number(digits.replace(',', '.')) * unit.factor;
        quantities.push({ written, dimension: unit.dimension, value });
        return ' ';
      },
    );
    return { quantities, rest };
  }
}
