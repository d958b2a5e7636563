import type { PageQuery } from '@solar/contracts/common/pagination';
import { mongo, type Model } from 'mongoose';
import { problem } from '../errors/problem';
import { skipOf, type Total } from '../http/paged';
import { SharedReads } from './shared-reads';

/** Totals are exact up to here; a list of more rows says that there are at least so many, and ends here. */
export const TOTAL_BOUND = 10_000;
/** A count of so many rows may be a second old; a smaller one is counted again. */
const CACHED_FROM = 1_000;
const CACHE_MS = 1_000;
/**
 * So many rows that were sought are read by the index of what is sought, and sorted; more are met on the way through the index of the
 * order. Among a million orders either takes some half a second there.
 */
const SOUGHT_BOUND = 30_000;
/** The same where several words are sought: rows of the longest are read by their ids, which costs three times as much. */
const SOUGHT_BY_IDS_BOUND = 10_000;

/** What a list shows: the rows that match, in an order that an index has. */
export type Listing = {
  filter: object;
  sort: Readonly<Record<string, 1 | -1>>;
  projection?: Readonly<Record<string, 0 | 1>>;
  /** The field, with an index of its own, by which people look for single rows: search terms, a number. */
  soughtBy?: string;
  /** The index to read by where the filter names a value that few rows can share. */
  hint?: Readonly<Record<string, 1>>;
};

type Counted = { total: Promise<number>; until: number };
const counts = new WeakMap<object, Map<string, Counted>>();
const pages = new WeakMap<object, SharedReads>();

/**
 * One page of a collection and how many rows there are in all, read with as little as the page needs. Those that ask for the same page at
 * the same time share its rows, so nobody may change them.
 */
export async function listPage<T>(
  model: Pick<Model<T>, 'collection'>,
  listing: Listing,
  page: PageQuery,
): Promise<[items: T[], total: Total]> {
  refuseBeyondBound(page);
  const { sort, projection } = listing;
  const { filter, hint } = listing.hint ? listing : await narrowed(model, listing);
  const options = { projection, sort, ...rangeOf(page), ...(hint && { hint }) };
  const key = mongo.BSON.EJSON.stringify({ filter, options });
  const items = await readsOf(model.collection).read(
    key,
    () => model.collection.find(filter, options).toArray() as Promise<T[]>,
  );
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

/**
 * The index of what is sought, to read by where few rows have it; with several words a filter that begins with the few rows that have the
 * longest, since the engine reads all rows of the common ones by that index. A planner that knows averages alone takes the index of the
 * order instead, and reads the whole collection for the one row that is sought. Where many rows have it the filter is as it was.
 */
export async function narrowed(
  model: Pick<Model<never>, 'collection'>,
  { filter, soughtBy }: Pick<Listing, 'filter' | 'soughtBy'>,
): Promise<Pick<Listing, 'filter' | 'hint'>> {
  if (soughtBy === undefined) return { filter };
  const [narrowest, ...others] = conditionsOn(soughtBy, filter).sort(
    (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
  );
  if (narrowest === undefined) return { filter };
  const sought = { [soughtBy]: narrowest };
  const hint = { [soughtBy]: 1 } as const;
  if (others.length > 0) return amongIdsOf(model, { sought, hint, filter });
  const limit = SOUGHT_BOUND + 1;
  const rows = await model.collection.countDocuments(sought, { hint, limit });
  return rows > SOUGHT_BOUND ? { filter } : { filter, hint };
}

async function amongIdsOf(
  model: Pick<Model<never>, 'collection'>,
  { sought, hint, filter }: { sought: object; hint: Readonly<Record<string, 1>>; filter: object },
): Promise<Pick<Listing, 'filter' | 'hint'>> {
  const options = { projection: { _id: 1 }, hint, limit: SOUGHT_BY_IDS_BOUND + 1 };
  const rows = await model.collection.find(sought, options).toArray();
  if (rows.length > SOUGHT_BY_IDS_BOUND) return { filter };
  const ids = rows.map(({ _id }) => _id);
  return { filter: { $and: [{ _id: { $in: ids } }, filter] }, hint: { _id: 1 } };
}

/** What a filter asks of a field, by itself or under `$and`. */
function conditionsOn(field: string, filter: object): unknown[] {
  return Object.entries(filter).flatMap(([key, condition]: [string, unknown]) => {
    if (key === field) return [condition];
    if (key !== '$and' || !Array.isArray(condition)) return [];
    return condition.flatMap((part: object) => conditionsOn(field, part));
  });
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

function readsOf(collection: object): SharedReads {
  const known = pages.get(collection) ?? new SharedReads();
  pages.set(collection, known);
  return known;
}

function countsOf(collection: object): Map<string, Counted> {
  const known = counts.get(collection) ?? new Map<string, Counted>();
  counts.set(collection, known);
  return known;
}
