import type { ProductFacets } from '@solar/contracts/catalog/http';
import { useMovedTo } from '@solar/mfe-kit/page/use-moved-to';
import { valuesOf } from '../../search-params';

/** Leads to the same list without brands that the shop does not sell: nothing would be found by them, and no filter shows them. */
export function useKnownBrands(
  brands: string,
  facets: ProductFacets | undefined,
  hrefOf: (patch: { brand: string }) => string,
): void {
  const asked = valuesOf(brands);
  const known = asked.filter((slug) => facets?.brand.some(({ value }) => value === slug));
  const isOther = facets !== undefined && known.length < asked.length;
  useMovedTo(isOther ? hrefOf({ brand: known.join(',') }) : undefined);
}
