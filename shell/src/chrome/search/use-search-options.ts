import { LIMITS } from '@solar/contracts/common/limits';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchOption } from './search-results';
import { searchPath } from './search-path';
import { useSearchHistory, useSuggestions } from './use-suggestions';

/** What people look for most; offered before anything is typed. */
const POPULAR = ['hybrid', 'monocrystalline', 'lithium', 'microinverter'] as const;

/** What the search layer lists: suggestions while typing, before that the history, else popular searches. */
export function useSearchOptions(text: string): {
  options: SearchOption[];
  loading: boolean;
  typed: boolean;
} {
  const { t } = useTranslation('shell');
  const localized = useLocalized();
  const suggestions = useSuggestions(text);
  const history = useSearchHistory();
  const typed = text.trim().length >= LIMITS.suggestionMinChars;

  const found = suggestions.data?.items;
  const past = history.data?.items;
  const options = useMemo((): SearchOption[] => {
    if (typed) {
      return (found ?? []).map(({ kind, title, detail, url, imageUrl }) => ({
        key: url,
        kind,
        label: localized(title),
        detail,
        path: url,
        image: imageUrl,
      }));
    }
    if (past && past.length > 0) {
      return past.map(({ id, query }) => ({
        ...plainSearch('history', query),
        key: id,
        historyId: id,
      }));
    }
    return POPULAR.map((key) => plainSearch('popular', t(`search.popular.${key}`)));
  }, [typed, found, past, localized, t]);
  return { options, loading: typed && suggestions.isFetching, typed };
}

function plainSearch(kind: 'history' | 'popular', query: string): SearchOption {
  const path = searchPath(query) ?? '/search';
  return { key: query, kind, label: query, detail: '', path, image: null };
}
