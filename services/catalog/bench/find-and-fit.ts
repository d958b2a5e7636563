import { conditionsOf } from '@solar/solar/fit/conditions';
import { fitPair } from '@solar/solar/fit/fit-pair';
import type { PartKind } from '@solar/solar/fit/part';
import { productFitQuerySchema } from '@solar/contracts/catalog/fit-http';
import { FitParts } from '../src/fit/fit-parts';
import { FitPlaces } from '../src/fit/fit-places';
import { FitService } from '../src/fit/fit.service';
import { Bitset } from '../src/index/bitset';
import type { CatalogueIndex } from '../src/index/catalogue-index';
import type { CatalogueSnapshot } from '../src/index/catalogue-snapshot';
import { ProductSelection, type ProductFilter } from '../src/index/product-selection';
import type { SearchOver } from '../test/search/demo-search';

const PAGE_SIZE = 24;

/** Filters as the list offers them: none, one, several, by choice and by figure. */
export const FILTERS: readonly ProductFilter[] = [
  {},
  { inStock: true },
  { category: ['inverters'] },
  { category: ['solar-panels'], brand: ['longi', 'jinkosolar'] },
  { category: ['inverters'], filter: [{ code: 'phase', values: ['three'] }] },
  { filter: [{ code: 'power', values: [], min: 5_000, max: 15_000 }] },
  {
    category: ['inverters'],
    inStock: true,
    filter: [
      { code: 'phase', values: ['three'] },
      { code: 'inverter_type', values: ['hybrid'] },
      { code: 'power', values: [], min: 5_000, max: 15_000 },
    ],
  },
];

/** What is typed before a query is whole. */
export function beginningsOf(queries: readonly string[]): string[] {
  const beginnings = queries.flatMap((q) => [2, 3, 5, q.length].map((end) => q.slice(0, end)));
  return [...new Set(beginnings)].filter((q) => q.trim().length >= 2);
}

export function suggest(search: SearchOver, text: string): void {
  const { pages } = search;
  const { read } = search.rank(text);
  pages.findCategories(read);
  pages.namedBrands(read);
  pages.findContents(read);
}

/** The first page of what a filter leaves, with the counts of all filters. */
export function list(snapshot: CatalogueSnapshot, filter: ProductFilter, within?: Bitset): void {
  const everySecond = stockOf(snapshot);
  const scope = { snapshot, inStock: everySecond, prices: null, ...(within && { within }) };
  const selection = new ProductSelection(scope, filter);
  selection.page(snapshot.order('relevance'), 0, PAGE_SIZE);
  selection.facets();
}

/** A search as it is answered: hits, a page of them, and the counts of all filters. */
export function searchPage(search: SearchOver, text: string): void {
  const { order } = search.rank(text);
  const hits = Bitset.empty(search.snapshot.size);
  for (const position of order) hits.add(position);
  list(search.snapshot, {}, hits);
}

const stocks = new WeakMap<CatalogueSnapshot, Bitset>();

function stockOf(snapshot: CatalogueSnapshot): Bitset {
  const known = stocks.get(snapshot) ?? Bitset.empty(snapshot.size);
  if (!stocks.has(snapshot)) {
    for (let position = 0; position < snapshot.size; position += 2) known.add(position);
    stocks.set(snapshot, known);
  }
  return known;
}

/** The service that judges, over a snapshot: it reads nothing else of the index but the settings, of which there are none. */
export function fitOver(snapshot: CatalogueSnapshot): { parts: FitParts; service: FitService } {
  const index = { snapshot, all: () => new Map() } as unknown as CatalogueIndex;
  const parts = new FitParts(index);
  return { parts, service: new FitService(parts, new FitPlaces(index)) };
}

/** What goes with one product, of everything in the shop. */
export async function fitOf(
  service: FitService,
  snapshot: CatalogueSnapshot,
  sku: string,
): Promise<void> {
  const position = snapshot.positionOfSku(sku);
  if (position === undefined) throw new Error(`No product ${sku}`);
  await service.ofProduct(snapshot.at(position).record._id, productFitQuerySchema.parse({}));
}

/** Judges every panel with every inverter; answers how many pairs those were. */
export function fitAllPairs(parts: FitParts): number {
  const { byKind, byPosition } = parts.current();
  const ofKind = (kind: PartKind) => byKind.get(kind) ?? [];
  const inverters = [...ofKind('inverter'), ...ofKind('microinverter')];
  const conditions = conditionsOf();
  let pairs = 0;
  for (const panel of ofKind('panel')) {
    for (const inverter of inverters) {
      const [one, other] = [byPosition[panel], byPosition[inverter]];
      if (one && other) fitPair(one, other, conditions);
      pairs += 1;
    }
  }
  return pairs;
}
