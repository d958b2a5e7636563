import type { SearchResponse } from '@solar/contracts/catalog/search-http';
import { SEARCH_TABS } from '@solar/contracts/catalog/search-tabs';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Tabs } from '@solar/ui/tabs/tabs';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from 'react-i18next';
import type { SearchPageSearch } from '../../../search-params';
import { ProductGridSkeleton } from '../../product-card/product-grid';
import { useSearchResults } from '../api/use-search';
import { HitList } from './hit-list';
import { ProductResults } from './product-results';
import { SearchReading } from './search-reading';

export interface SearchResultsProps {
  search: SearchPageSearch;
  onChange: (patch: Partial<SearchPageSearch>, options?: { replace?: boolean }) => void;
}

/** What was found, by kind, each with its number. */
export function SearchResults({ search, onChange }: SearchResultsProps) {
  const { t } = useTranslation('catalog');
  const query = useSearchResults(search);
  return (
    <QueryState query={query} skeleton={<ProductGridSkeleton />}>
      {(response) => (
        <>
          <SearchReading response={response} />
          <Tabs
            label={t('search.tabs')}
            value={search.tab}
            onValueChange={(tab) =>
              onChange({ tab: tab as SearchPageSearch['tab'] }, { replace: true })
            }
            items={tabsOf(response, search.tab).map((tab) => ({
              value: tab,
              label: t(`search.tab.${tab}`),
              count: response.results[tab].total,
              content: (
                <TabContent tab={tab} response={response} search={search} onChange={onChange} />
              ),
            }))}
          />
        </>
      )}
    </QueryState>
  );
}

/** The tabs with results, the one that is open, and the products always. */
function tabsOf({ results }: SearchResponse, open: SearchPageSearch['tab']) {
  return SEARCH_TABS.filter((tab) => tab === 'products' || tab === open || results[tab].total > 0);
}

type TabContentProps = SearchResultsProps & {
  tab: SearchPageSearch['tab'];
  response: SearchResponse;
};

function TabContent({ tab, response, search, onChange }: TabContentProps) {
  const { t } = useTranslation('catalog');
  if (tab === 'products') {
    return <ProductResults response={response} search={search} onChange={onChange} />;
  }
  const { items } = response.results[tab];
  if (items.length > 0) return <HitList hits={items} />;
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t('search.none', { query: search.q })}
      description={t('search.noneText')}
    />
  );
}
