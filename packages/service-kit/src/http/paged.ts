import type { Page, PageQuery } from '@solar/contracts/common/pagination';

/** How many rows a list has in all. */
export type Total = Pick<Page<unknown>, 'total' | 'totalIsLowerBound'>;

/** One page of a list, in the shape that every list answers. */
export function paged<T>(items: T[], total: number | Total, query: PageQuery): Page<T> {
  const { page, pageSize } = query;
  return { items, ...(typeof total === 'number' ? { total } : total), page, pageSize };
}

/** Documents to skip for a page. */
export function skipOf(query: PageQuery): number {
  return (query.page - 1) * query.pageSize;
}
