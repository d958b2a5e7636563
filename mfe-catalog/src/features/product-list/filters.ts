import type { FilterSearch } from '../../search-params';

/** The address without any filter. */
export const NO_FILTERS = {
  category: '',
  brand: '',
  filter: '',
  labels: '',
  inStock: '',
  minPrice: undefined,
  maxPrice: undefined,
} as const satisfies Partial<FilterSearch>;

/** Whether an address filters by anything; its order is none. */
export function hasFilters(search: FilterSearch): boolean {
  return Object.keys(NO_FILTERS).some((key) => Boolean(search[key as keyof typeof NO_FILTERS]));
}

export type FilterChange = (patch: Partial<FilterSearch>) => void;
