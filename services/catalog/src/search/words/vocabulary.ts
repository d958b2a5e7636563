import { spellingDistance } from './spelling-distance';
import { isCode } from './fold';

/** Words that a beginning may stand for; one that begins more is too short to mean any of them. */
const PREFIXED_MAX = 5_000;
const LONG_WORD = 8;
const MISTAKES_MIN_LENGTH = 4;

/** Every term that any text has, each with a number. Terms are never taken out: there are few new ones. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  readonly terms: string[] = [];
  /** The terms that are words of a language, among which mistakes are looked for. */
  private readonly words: { term: string; id: number }[] = [];
  private sorted: string[] = [];

  get size(): number {
    return this.terms.length;
  }

  idOf(term: string): number | undefined {
    return this.ids.get(term);
  }

  /** The number of a term, a new one where it has none. */
  idFor(term: string): number {
    const known = this.ids.get(term);
    if (known !== undefined) return known;
    const id = this.terms.length;
    this.ids.set(term, id);
    this.terms.push(term);
    if (WORD.test(term)) this.words.push({ term, id });
    return id;
  }

  /** Terms that begin with a text, the text itself among them. */
  beginningWith(text: string, max = PREFIXED_MAX): number[] {
    const sorted = this.inOrder();
    const found: number[] = [];
    for (let at = lowerBound(sorted, text); at < sorted.length; at += 1) {
      const term = sorted[at];
      if (!term?.startsWith(text) || found.length === max) break;
      found.push(this.ids.get(term) ?? 0);
    }
    return found;
  }

  /** The written word that was most likely meant; `weightOf` decides between equally near ones. */
  nearest(word: string, weightOf: (term: number) => number): string | null {
    if (word.length < MISTAKES_MIN_LENGTH || isCode(word)) return null;
    const allowed = word.length >= LONG_WORD ? 2 : 1;
    let best: { term: string; distance: number; weight: number } | null = null;
    for (const { term, id } of this.words) {
      if (Math.abs(term.length - word.length) > allowed) continue;
      const distance = spellingDistance(word, term, best ? best.distance : allowed);
      if (distance > (best?.distance ?? allowed)) continue;
      const weight = weightOf(id) * (term[0] === word[0] ? 2 : 1);
      if (!best || distance < best.distance || weight > best.weight) {
        best = { term, distance, weight };
      }
    }
    return best?.term ?? null;
  }

  private inOrder(): string[] {
    if (this.sorted.length !== this.terms.length) this.sorted = [...this.terms].sort();
    return this.sorted;
  }
}

const WORD = /^[a-z]+$/;

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
