import { Injectable } from '@nestjs/common';
import { kindOf } from '@solar/solar/fit/kind-of';
import type { Figures, Part, PartKind } from '@solar/solar/fit/part';
import { CatalogueIndex } from '../index/catalogue-index';
import type { CatalogueSnapshot, IndexedProduct } from '../index/catalogue-snapshot';

/** The parts of one snapshot, by its positions. */
export type Parts = {
  snapshot: CatalogueSnapshot;
  /** Null for a product that no rule speaks of. */
  byPosition: readonly (Part | null)[];
  /** The most relevant first. */
  byKind: ReadonlyMap<PartKind, readonly number[]>;
};

/** The active products as the rules see them, made once for each snapshot. */
@Injectable()
export class FitParts {
  private made: Parts | null = null;

  constructor(private readonly index: CatalogueIndex) {}

  current(): Parts {
    const { snapshot } = this.index;
    if (this.made?.snapshot !== snapshot) this.made = partsOf(snapshot);
    return this.made;
  }
}

function partsOf(snapshot: CatalogueSnapshot): Parts {
  const byPosition = snapshot.products.map((product) => partOf(product, snapshot));
  const byKind = new Map<PartKind, number[]>();
  for (const position of snapshot.order('relevance')) {
    const kind = byPosition[position]?.kind;
    if (!kind) continue;
    const known = byKind.get(kind);
    if (known) known.push(position);
    else byKind.set(kind, [position]);
  }
  return { snapshot, byPosition, byKind };
}

/** A product of a subcategory is what the category above it holds. */
function partOf({ record, brand, category }: IndexedProduct, snapshot: CatalogueSnapshot) {
  const figures: Figures = Object.fromEntries(
    record.attributes.map(({ code, value }) => [code, value]),
  );
  const kind = snapshot
    .categoryPath(category)
    .map(({ slug }) => kindOf(slug, figures))
    .find((one) => one !== null);
  return kind ? { id: record._id, kind, name: record.name, brand: brand.name, figures } : null;
}
