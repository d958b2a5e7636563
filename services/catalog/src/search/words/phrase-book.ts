import { stemOf, wordsOf } from './fold';

/** What a run of words means: the term under which texts with that meaning are kept, and how many words it takes. */
export type Phrase = { terms: readonly string[]; length: number };

/** Marks a term that stands for a meaning, so that no written word is taken for it. */
const MEANING = '=';

export function meaning(name: string): string {
  return `${MEANING}${name}`;
}

/** Phrases by their first word, the longest first. */
export class PhraseBook {
  private readonly byFirst = new Map<string, { words: string[]; terms: string[] }[]>();
  /** Every single word of a phrase, so that a mistake in it can be found. */
  readonly words = new Set<string>();

  /** Words that texts read by it do not have either. */
  constructor(private readonly without: ReadonlySet<string> = new Set()) {}

  /** Phrases stand in one text, separated by commas. */
  add(phrases: string, terms: readonly string[]): void {
    for (const phrase of phrases.split(',')) {
      const words = wordsOf(phrase)
        .filter((word) => !this.without.has(word))
        .map(stemOf);
      const [first] = words;
      if (first === undefined) continue;
      for (const word of words) this.words.add(word);
      const known = this.byFirst.get(first) ?? [];
      const same = known.find((one) => one.words.join(' ') === words.join(' '));
      if (same) same.terms.push(...terms.filter((term) => !same.terms.includes(term)));
      else known.push({ words, terms: [...terms] });
      this.byFirst.set(
        first,
        known.sort((a, b) => b.words.length - a.words.length),
      );
    }
  }

  /** The longest phrase that begins at a word. */
  at(words: readonly string[], start: number): Phrase | null {
    for (const { words: wanted, terms } of this.byFirst.get(words[start] ?? '') ?? []) {
      if (wanted.every((word, index) => words[start + index] === word)) {
        return { terms, length: wanted.length };
      }
    }
    return null;
  }

  /** All meanings of a text, those inside a longer phrase too. */
  meaningsIn(words: readonly string[]): string[] {
    const found: string[] = [];
    words.forEach((word, start) => {
      for (const { words: wanted, terms } of this.byFirst.get(word) ?? []) {
        if (wanted.every((one, index) => words[start + index] === one)) found.push(...terms);
      }
    });
    return found;
  }
}
