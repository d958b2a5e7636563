import type { FilterSearch } from '../../../search-params';

/** The query of the service for the filters of the address. */
export function filterParams(search: FilterSearch, pricesVisible: boolean) {
  const labels = search.labels.split(',').filter((label) => pricesVisible || label !== 'sale');
  return {
    category: search.category || undefined,
    brand: search.brand || undefined,
    filter: search.filter || undefined,
    labels: labels.join(',') || undefined,
    inStock: search.inStock || undefined,
    // A link with a price in it, followed by somebody who sees none, shows the list without that filter.
    minPrice: pricesVisible ? search.minPrice : undefined,
    maxPrice: pricesVisible ? search.maxPrice : undefined,
    sort: !pricesVisible && search.sort.endsWith('price') ? 'relevance' : search.sort,
  };
}
