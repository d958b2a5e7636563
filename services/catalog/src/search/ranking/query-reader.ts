import { isCode, stemOf, wordsOf } from '../words/fold';
import type { PhraseBook } from '../words/phrase-book';
import { takeQuantities, type Quantity } from '../words/quantities';
import { STOP_WORDS } from '../words/synonyms';
import type { Vocabulary } from '../words/vocabulary';

/** A part of a query and the terms that answer it, each with how much of an answer it is. */
export type Concept = {
  written: string;
  terms: ReadonlyMap<number, number>;
};

export type ReadQuery = {
  concepts: readonly Concept[];
  quantities: readonly Quantity[];
  corrections: readonly { from: string; to: string }[];
};

/** How good an answer is that is not the word as written. */
const MEANT = 0.95;
const BEGUN = 0.8;
const BEGUN_MIN_LENGTH = 2;
/** Words with a beginning that are looked at to know whether there is any. */
const LOOKED_AT = 50;
/** Parts of one model code that a customer may have separated. */
const JOINED_MAX = 4;

export type Words = {
  vocabulary: Vocabulary;
  phrases: PhraseBook;
  /** How many texts have a term. */
  countOf: (term: number) => number;
};

/** Reads what a customer typed: figures with units, model codes in pieces, phrases, words, mistakes. */
export function readQuery(text: string, words: Words): ReadQuery {
  const { quantities, rest } = takeQuantities(text);
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
    if (countOf(stemOf(parts.join('')), words) > 0 && parts.some((part) => isPiece(part, words))) {
      return length;
    }
  }
  return 1;
}

/** Two letters or a number are seldom a word by themselves. */
function isPiece(part: string, words: Words): boolean {
  return part.length <= 2 || isCode(part) || countOf(stemOf(part), words) === 0;
}

function isKnown(stem: string, words: Words): boolean {
  if (words.phrases.words.has(stem)) return true;
  if (countOf(stem, words) > 0) return true;
  if (stem.length < BEGUN_MIN_LENGTH) return false;
  return words.vocabulary.beginningWith(stem, LOOKED_AT).some((term) => words.countOf(term) > 0);
}

function countOf(term: string, { vocabulary, countOf: count }: Words): number {
  const id = vocabulary.idOf(term);
  return id === undefined ? 0 : count(id);
}

function begun(stem: string, { vocabulary, countOf: count }: Words): number[] {
  return vocabulary.beginningWith(stem).filter((term) => count(term) > 0);
}

function conceptsOf(read: string[], written: readonly string[], words: Words): Concept[] {
  const concepts: Concept[] = [];
  for (let start = 0; start < read.length;) {
    const phrase = words.phrases.at(read, start);
    const length = phrase?.length ?? 1;
    const terms = new Map<number, number>();
    if (length === 1) addWord(terms, read[start] ?? '', words);
    phrase?.terms.forEach((term, place) => {
      const id = words.vocabulary.idOf(term);
      if (id !== undefined) raise(terms, id, MEANT * STEP_BETWEEN_PARTS ** place);
    });
    concepts.push({ written: written.slice(start, start + length).join(' '), terms });
    start += length;
  }
  return concepts;
}

/** Of a system the part that decides comes first. */
const STEP_BETWEEN_PARTS = 0.7;

function addWord(terms: Map<number, number>, stem: string, words: Words): void {
  const exact = words.vocabulary.idOf(stem);
  if (exact !== undefined) raise(terms, exact, 1);
  if (stem.length < BEGUN_MIN_LENGTH) return;
  for (const term of begun(stem, words)) {
    if (term !== exact) raise(terms, term, BEGUN);
  }
}

function raise(terms: Map<number, number>, term: number, factor: number): void {
  terms.set(term, Math.max(terms.get(term) ?? 0, factor));
}
