import type { BrandRecord, CategoryRecord, ContentRecord } from '../../index/catalogue-records';
import { PhraseBook } from '../words/phrase-book';
import { TextReader } from '../words/text-reader';
import type { Vocabulary } from '../words/vocabulary';
import { TextAnalysis } from './analysed-text';
import type { Concept, ReadQuery } from './query-reader';
import { rank } from './rank';
import { RankedIndex } from './ranked-index';

const TITLE = 10;
const TEXT = 1;
/** A title that is named in full or by another word for it; the beginning of a word is less. */
const NAMED = 9;

type Pages = {
  categories: readonly CategoryRecord[];
  brands: readonly BrandRecord[];
  contents: readonly ContentRecord[];
};

/** Categories, brands and pages of the shop by what is written in them. */
export class PageSearch {
  private readonly categories: RankedIndex;
  private readonly brands: RankedIndex;
  private readonly contents: RankedIndex;

  constructor(
    private readonly pages: Pages,
    vocabulary: Vocabulary,
    phrases: PhraseBook,
  ) {
    const reader = new TextReader(vocabulary, phrases);
    const analysis = () => new TextAnalysis(reader);
    const categories = pages.categories.map(({ name, description }) =>
      analysis()
        .words(name.en, TITLE)
        .words(name.fr, TITLE)
        .words(description.en, TEXT)
        .words(description.fr, TEXT)
        .done(),
    );
    // The name of a brand is a name, though another may call a kind of product so.
    const asWritten = new TextReader(vocabulary, new PhraseBook());
    const brands = pages.brands.map(({ name }) =>
      new TextAnalysis(asWritten).name(name, TITLE).done(),
    );
    const contents = pages.contents.map(({ title, excerpt }) =>
      analysis()
        .words(title.en, TITLE)
        .words(title.fr, TITLE)
        .words(excerpt.en, TEXT)
        .words(excerpt.fr, TEXT)
        .done(),
    );
    this.categories = new RankedIndex(categories, vocabulary);
    this.brands = new RankedIndex(brands, vocabulary);
    this.contents = new RankedIndex(contents, vocabulary);
  }

  countOf(term: string): number {
    return this.categories.countOf(term) + this.brands.countOf(term) + this.contents.countOf(term);
  }

  hasBeginning(text: string): boolean {
    return [this.categories, this.brands, this.contents].some((one) => one.hasBeginning(text));
  }

  /** Categories that a query names, then those whose text answers all of it. */
  findCategories(query: ReadQuery): CategoryRecord[] {
    const named = this.named(query).categories.map(({ position }) => position);
    const answering = answers(this.categories, query).filter((at) => !named.includes(at));
    return pick(this.pages.categories, [...named, ...answering]);
  }

  /** Categories that a query names in their title. */
  namedCategories(query: ReadQuery): CategoryRecord[] {
    const { categories } = this.named(query);
    return pick(
      this.pages.categories,
      categories.map(({ position }) => position),
    );
  }

  namedBrands(query: ReadQuery): BrandRecord[] {
    const { brands } = this.named(query);
    return pick(
      this.pages.brands,
      brands.map(({ position }) => position),
    );
  }

  findContents(query: ReadQuery): ContentRecord[] {
    return pick(this.pages.contents, answers(this.contents, query));
  }

  private named({ concepts }: ReadQuery): { categories: Named[]; brands: Named[] } {
    const categories = namedBy(this.categories, concepts);
    const brands = namedBy(this.brands, concepts);
    const all = [...categories, ...brands];
    const isWhole = (one: Named) => !isPartOf(one, all);
    return { categories: categories.filter(isWhole), brands: brands.filter(isWhole) };
  }
}

/** A title with the parts of a query that name it. */
type Named = { position: number; score: number; by: ReadonlySet<number> };

function answers(index: RankedIndex, query: ReadQuery): number[] {
  const { order, match } = rank(index, query);
  return match === 'all' ? [...order] : [];
}

/** Titles that parts of the query name, the best first. */
function namedBy(index: RankedIndex, concepts: readonly Concept[]): Named[] {
  const found = new Map<number, { score: number; by: Set<number> }>();
  concepts.forEach(({ terms }, concept) => {
    for (const [term, factor] of terms) {
      index.visit(term, (position, weight) => {
        const score = weight * factor;
        if (score < NAMED) return;
        const known = found.get(position) ?? { score: 0, by: new Set() };
        known.by.add(concept);
        found.set(position, { ...known, score: Math.max(score, known.score) });
      });
    }
  });
  return [...found]
    .map(([position, named]) => ({ position, ...named }))
    .sort((a, b) => b.score - a.score || a.position - b.position);
}

/** Whether another title is named by all that names this one, and by more: `canadian solar` names no JA Solar. */
function isPartOf({ by }: Named, others: readonly Named[]): boolean {
  return others.some(
    (other) => other.by.size > by.size && [...by].every((one) => other.by.has(one)),
  );
}

function pick<T>(all: readonly T[], positions: readonly number[]): T[] {
  return positions.flatMap((position) => all[position] ?? []);
}
