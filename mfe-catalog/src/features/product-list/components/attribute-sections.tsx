import type { AttributeFacet } from '@solar/contracts/catalog/http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import type { FilterSearch } from '../../../search-params';
import { filterOf, withFilter } from '../attribute-filters';
import type { FilterChange } from '../filters';
import { useFilterWords } from '../use-filter-words';
import { FacetChoice } from './facet-choice';
import { RangeFilter } from './range-filter';

/** One section of the filters. */
export type FilterSection = { value: string; title: string; content: React.ReactNode };

/** A section for each attribute in which the products differ; which those are is data. */
export function useAttributeSections(
  facets: readonly AttributeFacet[],
  search: FilterSearch,
  onChange: FilterChange,
): FilterSection[] {
  const localized = useLocalized();
  return facets.map((facet) => ({
    value: facet.code,
    title: localized(facet.label),
    content: facet.range ? (
      <AttributeRange facet={facet} range={facet.range} search={search} onChange={onChange} />
    ) : (
      <AttributeChoice facet={facet} search={search} onChange={onChange} />
    ),
  }));
}

interface AttributeProps {
  facet: AttributeFacet;
  search: FilterSearch;
  onChange: FilterChange;
}

function AttributeChoice({ facet, search, onChange }: AttributeProps) {
  const words = useFilterWords();
  const { code } = facet;
  const filter = filterOf(search.filter, code);
  return (
    <FacetChoice
      label={useLocalized()(facet.label)}
      values={(facet.values ?? []).map((one) => ({ ...one, label: words.value(one.value, facet) }))}
      chosen={filter.values}
      onChange={(values) => onChange({ filter: withFilter(search.filter, { code, values }) })}
    />
  );
}

function AttributeRange({
  facet,
  range,
  search,
  onChange,
}: AttributeProps & { range: { min: number; max: number } }) {
  const words = useFilterWords();
  const localized = useLocalized();
  const { code, decimals = 0 } = facet;
  const { min, max } = filterOf(search.filter, code);
  return (
    <RangeFilter
      label={localized(facet.label)}
      unit={facet.unit}
      decimals={decimals}
      bounds={[range.min, range.max]}
      value={[min, max]}
      format={(value) => words.measure(value, facet)}
      onCommit={([from, to]) => {
        const changed = { code, values: [], ...given('min', from), ...given('max', to) };
        onChange({ filter: withFilter(search.filter, changed) });
      }}
    />
  );
}

function given<K extends 'min' | 'max'>(key: K, value: number | undefined) {
  return value === undefined ? {} : { [key]: value };
}
