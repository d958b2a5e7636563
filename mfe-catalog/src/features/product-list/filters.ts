import type { FilterSearch } from '../../search-params';

/** The address without any filter. */
export const NO_FILTERS = {
  category: '',
  brand: '',
  phase: '',
  inverterType: '',
  labels: '',
  inStock: '',
  minPower: undefined,
  maxPower: undefined,
  minPrice: undefined,
  maxPrice: undefined,
} as const satisfies Partial<FilterSearch>;

export type FilterChange = (patch: Partial<FilterSearch>) => void;
