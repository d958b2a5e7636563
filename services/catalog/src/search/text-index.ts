import { LRUCache } from 'lru-cache';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';

/** Below this many hits the query is tried again with mistakes allowed. */
const ENOUGH_HITS = 3;
/** Shorter words are matched as they are: a mistake in them could mean anything. */
const FUZZY_MIN_LENGTH = 4;
const FUZZINESS = 0.2;
/** Queries whose hits are remembered until the index changes. */
const REMEMBERED_QUERIES = 500;

export type IndexedText = { id: string } & Record<string, string>;

/** Lower case without accents, split at everything that is no letter or digit; `5.0` stays one word. */
export function wordsOf(text: string): string[] {
  return foldAccents(text)
    .split(/[^a-z0-9.]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');
}

const PLAIN = /^[\x20-\x7e]*$/;

function foldAccents(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/**
 * A full-text index in memory. Looks for the words as they stand and as beginnings of words; only when that
 * finds too little, with spelling mistakes, two letters swapped among them.
 */
export class TextIndex {
  private readonly index: MiniSearch<IndexedText>;
  private readonly vocabulary = new Set<string>();
  private readonly remembered = new LRUCache<string, string[]>({ max: REMEMBERED_QUERIES });

  constructor(fields: readonly string[], boost: Record<string, number>) {
    this.index = new MiniSearch<IndexedText>({
      fields: [...fields],
      tokenize: wordsOf,
      processTerm: (term) => {
        this.vocabulary.add(term);
        return term;
      },
      searchOptions: { boost, tokenize: wordsOf, processTerm: (term) => term },
    });
  }

  get size(): number {
    return this.index.documentCount;
  }

  put(document: IndexedText): void {
    this.remembered.clear();
    if (this.index.has(document.id)) this.index.replace(document);
    else this.index.add(document);
  }

  remove(id: string): void {
    if (!this.index.has(id)) return;
    this.remembered.clear();
    this.index.discard(id);
  }

  /** Ids of the hits, best first. */
  search(text: string): string[] {
    const words = [...new Set(wordsOf(text))];
    if (words.length === 0) return [];
    const key = words.join(' ');
    const known = this.remembered.get(key);
    if (known) return known;
    const hits = this.find(words);
    this.remembered.set(key, hits);
    return hits;
  }

  private find(words: string[]): string[] {
    const exact = this.run(words.map((word) => this.asWritten(word)));
    if (exact.length >= ENOUGH_HITS) return idsOf(exact);
    const tolerant = this.run(words.map((word) => this.withMistakes(word)));
    const found = new Set(idsOf(exact));
    return [...found, ...idsOf(tolerant).filter((id) => !found.has(id))];
  }

  private run(queries: Query[]): SearchResult[] {
    return this.index.search({ combineWith: 'AND', queries });
  }

  private asWritten(word: string): Query {
    return { queries: [word], prefix: word.length > 1, fuzzy: false };
  }

  private withMistakes(word: string): Query {
    const spellings = [word, ...this.swapped(word)];
    return {
      combineWith: 'OR',
      queries: spellings,
      prefix: word.length > 1,
      fuzzy: word.length >= FUZZY_MIN_LENGTH ? FUZZINESS : false,
    };
  }

  /** Known words that come from swapping two neighbouring letters; edit distance counts that as two mistakes. */
  private swapped(word: string): string[] {
    const candidates: string[] = [];
    for (let i = 0; i + 1 < word.length; i += 1) {
      const candidate = word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
      if (candidate !== word && this.vocabulary.has(candidate)) candidates.push(candidate);
    }
    return candidates;
  }
}

function idsOf(results: SearchResult[]): string[] {
  return results.map((result) => String(result.id));
}
