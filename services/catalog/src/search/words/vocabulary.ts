import { spellingDistance } from './spelling-distance';
import { isCode } from './fold';

const LONG_WORD = 8;
const MISTAKES_MIN_LENGTH = 4;
const WORD = /^[a-z]+$/;

/** Every term that any text or synonym has, each with a number. Terms are never taken out: there are few new ones. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  readonly terms: string[] = [];
  /** The terms that are words of a language, among which mistakes are looked for. */
  private readonly words: string[] = [];
  private ordered = new Uint32Array(0);

  get size(): number {
    return this.terms.length;
  }

  /** The number of a term, a new one where it has none. */
  idFor(term: string): number {
    const known = this.ids.get(term);
    if (known !== undefined) return known;
    const id = this.terms.length;
    this.ids.set(term, id);
    this.terms.push(term);
    if (WORD.test(term)) this.words.push(term);
    return id;
  }

  /** The numbers of all terms by alphabet. New terms are sorted and merged in, so that one new product costs no sort of all. */
  inOrder(): Uint32Array {
    const known = this.ordered;
    if (known.length === this.terms.length) return known;
    const added = this.terms.slice(known.length).sort();
    const merged = new Uint32Array(this.terms.length);
    let from = 0;
    let at = 0;
    for (const term of added) {
      while (from < known.length && (this.terms[known[from] ?? 0] ?? '') < term) {
        merged[at++] = known[from++] ?? 0;
      }
      merged[at++] = this.ids.get(term) ?? 0;
    }
    merged.set(known.subarray(from), at);
    this.ordered = merged;
    return merged;
  }

  /** The written word that was most likely meant; `weightOf` decides between equally near ones. */
  nearest(word: string, weightOf: (term: string) => number): string | null {
    if (word.length < MISTAKES_MIN_LENGTH || isCode(word)) return null;
    const allowed = word.length >= LONG_WORD ? 2 : 1;
    let best: { term: string; distance: number; weight: number } | null = null;
    for (const term of this.words) {
      if (Math.abs(term.length - word.length) > allowed) continue;
      const distance: number = sameButDoubled(word, term)
        ? 1
        : spellingDistance(word, term, best ? best.distance : allowed);
      if (distance > (best?.distance ?? allowed)) continue;
      const weight = weightOf(term) * (term[0] === word[0] ? 2 : 1);
      if (!best || distance < best.distance || weight > best.weight) {
        best = { term, distance, weight };
      }
    }
    return best?.term ?? null;
  }
}

const DOUBLED = /(.)\1+/g;

/** Whether two words differ only in which letters are doubled: `baterry` is one mistake, not two. */
function sameButDoubled(a: string, b: string): boolean {
  return a[0] === b[0] && a !== b && a.replace(DOUBLED, '$1') === b.replace(DOUBLED, '$1');
}
