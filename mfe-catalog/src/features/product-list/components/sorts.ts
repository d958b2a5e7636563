import type { ProductSort } from '@solar/contracts/catalog/http';

/** The orders on offer; those by price only to people who see prices. */
export const SORTS: readonly ProductSort[] = [
  'relevance',
  'price',
  '-price',
  'name',
  '-name',
  '-createdAt',
  '-rating',
  'power',
  '-power',
];
