import queries from './queries.json';
import type { SearchOver } from './demo-search';

/** A query with what its first result should be: one of some SKUs, or any product of a category or brand. */
export type ExpectedQuery = {
  q: string;
  lang: string;
  skus?: string[];
  category?: string;
  brand?: string;
};

export type Score = {
  queries: number;
  /** Mean of one over the place of the first expected result. */
  mrr: number;
  /** Share of queries with an expected result among the first three. */
  successAt3: number;
  /** Queries whose first result is not an expected one, with what came. */
  misses: { q: string; place: number; first: string[] }[];
};

export const QUERIES: readonly ExpectedQuery[] = queries;

export function scoreOf(search: SearchOver, all: readonly ExpectedQuery[] = QUERIES): Score {
  const results = all.map((query) => {
    const { order } = search.find(query.q);
    const place = [...order].findIndex((position) => isExpected(search, query, position)) + 1;
    const first = [...order.subarray(0, 3)].map((at) => search.snapshot.at(at).record.sku);
    return { q: query.q, place, first };
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    queries: all.length,
    mrr: mean(results.map(({ place }) => (place === 0 ? 0 : 1 / place))),
    successAt3: mean(results.map(({ place }) => (place > 0 && place <= 3 ? 1 : 0))),
    misses: results.filter(({ place }) => place !== 1),
  };
}

function isExpected(search: SearchOver, query: ExpectedQuery, position: number): boolean {
  const { record, category, brand } = search.snapshot.at(position);
  return (
    (!query.skus || query.skus.includes(record.sku)) &&
    (!query.category || category.slug === query.category) &&
    (!query.brand || brand.name === query.brand)
  );
}
