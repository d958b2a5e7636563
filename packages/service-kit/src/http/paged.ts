import type { Page, PageQuery } from '@solar/contracts/common/pagination';

/** One page of a list, in the shape that every list answers. */
export function paged<T>(items: T[], total: number, query: PageQuery): Page<T> {
  return { items, total, page: query.page, pageSize: query.pageSize };
}

/** Documents to skip for a page. */
export function skipOf(query: PageQuery): number {
  return (query.page - 1) * query.pageSize;
}
