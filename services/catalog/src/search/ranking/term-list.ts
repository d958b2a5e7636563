import type { Vocabulary } from '../words/vocabulary';

/** Some terms by alphabet: what begins alike stands together, so a beginning is a range of places. */
export class TermList {
  /** The numbers of the terms in the vocabulary. */
  readonly ids: Uint32Array;

  /** Of all terms of the vocabulary the ones that `has` says, by their number. */
  constructor(
    private readonly vocabulary: Vocabulary,
    has: (id: number) => boolean,
  ) {
    this.ids = vocabulary.inOrder().filter(has);
  }

  /** The place of a term; -1 where it is not among them. */
  placeOf(term: string): number {
    const place = this.firstFrom(term);
    return this.termAt(place) === term ? place : -1;
  }

  /** From the first place to behind the last of the terms that begin with a text. */
  beginningWith(text: string): { from: number; to: number } {
    return { from: this.firstFrom(text), to: this.firstFrom(text + LAST) };
  }

  /** The first place whose term is not before a text. */
  private firstFrom(text: string): number {
    let low = 0;
    let high = this.ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.termAt(middle) ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private termAt(place: number): string | undefined {
    const id = this.ids[place];
    return id === undefined ? undefined : this.vocabulary.terms[id];
  }
}

/** Comes behind every letter and digit that a term is made of. */
const LAST = '\uffff';
