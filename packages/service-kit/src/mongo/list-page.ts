import type { PageQuery } from '@solar/contracts/common/pagination';
import { mongo, type Model } from 'mongoose';
import { problem } from '../errors/problem';
import { skipOf, type Total } from '../http/paged';

/** Totals are exact up to here; a list of more rows says that there are at least so many, and ends here. */
export const TOTAL_BOUND = 10_000;
/** A count of so many rows may be a second old; a smaller one is counted again. */
const CACHED_FROM = 1_000;
const CACHE_MS = 1_000;

/** What a list shows: the rows that match, in an order that an index has. */
export type Listing = {
  filter: object;
  sort: Readonly<Record<string, 1 | -1>>;
  projection?: Readonly<Record<string, 0 | 1>>;
};

type Counted = { total: Promise<number>; until: number };
const counts = new WeakMap<object, Map<string, Counted>>();

/** One page of a collection and how many rows there are in all, read with as little as the page needs. */
export async function listPage<T>(
  model: Pick<Model<T>, 'collection'>,
  { filter, sort, projection }: Listing,
  page: PageQuery,
): Promise<[items: T[], total: Total]> {
  refuseBeyondBound(page);
  const found = model.collection.find(filter, { projection, sort, ...rangeOf(page) });
  const items = (await found.toArray()) as T[];
  return [items, await totalOf(model, filter, page, items.length)];
}

/** Rows in all. The last page says it by itself; any other has them counted, up to the bound. */
export async function totalOf(
  model: Pick<Model<never>, 'collection'>,
  filter: object,
  page: PageQuery,
  rows: number,
): Promise<Total> {
  const isLast = rows < page.pageSize && (rows > 0 || page.page === 1);
  if (isLast) return { total: skipOf(page) + rows };
  return boundedTotal(await countShared(model.collection, filter));
}

/** A count that stopped at the bound says only that there are at least so many. */
export function boundedTotal(total: number): Total {
  return total < TOTAL_BOUND ? { total } : { total: TOTAL_BOUND, totalIsLowerBound: true };
}

/** Throws 400 for a page behind the last one that a list has: skipping costs as much as reading. */
export function refuseBeyondBound(page: PageQuery): void {
  if (skipOf(page) < TOTAL_BOUND) return;
  const message = `A list ends at row ${TOTAL_BOUND}; narrow it with a filter`;
  throw problem.validation([{ path: 'page', code: 'too_big', message }]);
}

function rangeOf(page: PageQuery): { skip: number; limit: number } {
  return { skip: skipOf(page), limit: page.pageSize };
}

/** Requests that ask at the same time share one count. */
function countShared(collection: Model<never>['collection'], filter: object): Promise<number> {
  const known = countsOf(collection);
  const key = mongo.BSON.EJSON.stringify(filter);
  const now = Date.now();
  const shared = known.get(key);
  if (shared && shared.until > now) return shared.total;
  for (const [old, { until }] of known) if (until <= now) known.delete(old);
  const total = (collection as unknown as mongo.Collection).countDocuments(filter, {
    limit: TOTAL_BOUND,
  });
  const counted = { total, until: Infinity };
  known.set(key, counted);
  total.then(
    (rows) => {
      if (rows >= CACHED_FROM) counted.until = Date.now() + CACHE_MS;
      else known.delete(key);
    },
    () => known.delete(key),
  );
  return total;
}

function countsOf(collection: object): Map<string, Counted> {
  const known = counts.get(collection) ?? new Map<string, Counted>();
  counts.set(collection, known);
  return known;
}
