import { filterValueOf } from '@solar/contracts/catalog/attribute-filter';
import type { AttributeFacet } from '@solar/contracts/catalog/http';
import type { AttributeRecord } from '../index/catalogue-records';
import type { AttributeCount, FacetCount } from '../index/product-selection';

const collator = new Intl.Collator('en', { numeric: true });

/** An attribute to filter by, with the words and the order of its values. */
export function facetView({ definition, values, range }: AttributeCount): AttributeFacet {
  const { code, name, unit, decimals, type } = definition;
  const facet = { code, label: name, unit, ...(decimals === null ? {} : { decimals }) };
  if (type === 'number') return range ? { ...facet, range } : facet;
  return {
    ...facet,
    ...(type === 'boolean' ? { boolean: true } : {}),
    values: inOrder(values, definition).map((one) => withLabel(one, definition)),
  };
}

/** Choices in the order in which the back office has them, anything else by number and letter. */
function inOrder(values: readonly FacetCount[], { options }: AttributeRecord): FacetCount[] {
  const places = new Map(options.map(({ value }, place) => [filterValueOf(value), place]));
  const placeOf = ({ value }: FacetCount) => places.get(value) ?? options.length;
  return [...values].sort((a, b) => placeOf(a) - placeOf(b) || collator.compare(a.value, b.value));
}

function withLabel(counted: FacetCount, { options }: AttributeRecord) {
  const option = options.find(({ value }) => filterValueOf(value) === counted.value);
  return option ? { ...counted, label: option.label } : counted;
}
