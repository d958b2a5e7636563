import { isCode, stemOf, wordsOf } from '../words/fold';
import type { Quantity } from '../words/quantities';
import type { SearchLanguage } from '../words/search-language';
import { STOP_WORDS } from '../words/stop-words';
import type { Vocabulary } from '../words/vocabulary';

/** A part of a query and what answers it. */
export type Concept = {
  written: string;
  /** Terms, each with how much of an answer it is. */
  terms: ReadonlyMap<string, number>;
  /** Words that begin so answer it too, a little less. */
  beginning: string | null;
};

export type ReadQuery = {
  concepts: readonly Concept[];
  quantities: readonly Quantity[];
  corrections: readonly { from: string; to: string }[];
};

/** How good an answer is that is not the word as written. */
const MEANT = 0.95;
const BEGUN_MIN_LENGTH = 2;
/** Parts of one model code that a customer may have separated. */
const JOINED_MAX = 4;

export type Words = {
  vocabulary: Vocabulary;
  language: SearchLanguage;
  /** How many texts have a term. */
  countOf: (term: string) => number;
  /** Whether any text has a term that begins so. */
  hasBeginning: (text: string) => boolean;
};

/** Reads what a customer typed: figures with units, model codes in pieces, phrases, words, mistakes. */
export function readQuery(text: string, words: Words): ReadQuery {
  const { quantities, rest } = words.language.quantities.take(text);
  const corrections: { from: string; to: string }[] = [];
  const written = joined(meaningful(wordsOf(rest)), words);
  const read = written.map((word) => {
    const stem = stemOf(word);
    const correction = isKnown(stem, words) ? null : words.vocabulary.nearest(stem, words.countOf);
    if (correction !== null) corrections.push({ from: word, to: correction });
    return correction ?? stem;
  });
  return { concepts: conceptsOf(read, written, words), quantities, corrections };
}

/** Without words that say nothing, unless there are no others. */
function meaningful(all: readonly string[]): string[] {
  const rest = all.filter((word) => !STOP_WORDS.has(word));
  return rest.length > 0 ? rest : [...all];
}

/** Pieces that make one known word together: `long i`, `sh 10 rt`. */
function joined(all: readonly string[], words: Words): string[] {
  const result: string[] = [];
  for (let start = 0; start < all.length;) {
    const length = joinedLength(all, start, words);
    result.push(all.slice(start, start + length).join(''));
    start += length;
  }
  return result;
}

function joinedLength(all: readonly string[], start: number, words: Words): number {
  for (let length = Math.min(JOINED_MAX, all.length - start); length > 1; length -= 1) {
    const parts = all.slice(start, start + length);
    if (words.countOf(stemOf(parts.join(''))) > 0 && parts.some((part) => isPiece(part, words))) {
      return length;
    }
  }
  return 1;
}

/** Two letters or a number are seldom a word by themselves. */
function isPiece(part: string, words: Words): boolean {
  return part.length <= 2 || isCode(part) || words.countOf(stemOf(part)) === 0;
}

function isKnown(stem: string, words: Words): boolean {
  if (words.language.queryPhrases.words.has(stem)) return true;
  if (words.countOf(stem) > 0) return true;
  return stem.length >= BEGUN_MIN_LENGTH && words.hasBeginning(stem);
}

function conceptsOf(
  read: readonly string[],
  written: readonly string[],
  { language }: Words,
): Concept[] {
  const concepts: Concept[] = [];
  for (let start = 0; start < read.length;) {
    const phrase = language.queryPhrases.at(read, start);
    const length = phrase?.length ?? 1;
    const word = length === 1 ? (read[start] ?? '') : null;
    const terms = new Map<string, number>();
    phrase?.terms.forEach((term, place) => terms.set(term, MEANT * STEP_BETWEEN_PARTS ** place));
    if (word !== null) terms.set(word, 1);
    concepts.push({
      written: written.slice(start, start + length).join(' '),
      terms,
      beginning: word !== null && word.length >= BEGUN_MIN_LENGTH ? word : null,
    });
    start += length;
  }
  return concepts;
}

/** Of a system the part that decides comes first. */
const STEP_BETWEEN_PARTS = 0.7;
