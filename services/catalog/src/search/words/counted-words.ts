import type { Dimension } from '@solar/contracts/catalog/search-words-http';
import type { AttributeRecord } from '../../index/catalogue-records';
import { foldAccents } from './fold';

/** What a figure is of: a physical quantity, or what is counted, by its word: `4 mppt`, `25 years`. */
export type FigureKind = Dimension | `#${string}`;

/** What has words of its own is asked for by them, whatever lists and cards show. */
export function isCounted(kind: FigureKind): boolean {
  return kind.startsWith('#');
}

/** What the search reads of an attribute. */
export type ReadAttribute = Pick<AttributeRecord, 'code' | 'type' | 'unit' | 'searchTerms'>;

/**
 * What a number counts that has no unit of the search, and the words that stand behind it: the attribute's own. Attributes with the
 * same first word count the same.
 */
export function countedBy({ type, searchTerms }: ReadAttribute): {
  kind: FigureKind;
  words: string[];
} | null {
  if (type !== 'number') return null;
  const words = `${searchTerms.en},${searchTerms.fr}`
    .split(',')
    .map((word) => foldAccents(word.trim()))
    .filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return null;
  return { kind: `#${first}`, words: words.flatMap((word) => [word, `${word}s`]) };
}
