import { LIMITS } from '@solar/contracts/common/limits';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
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

  if (typed) {
    const options = (suggestions.data?.items ?? []).map(
      ({ kind, title, detail, url, imageUrl }): SearchOption => ({
        key: url,
        kind,
        label: localized(title),
        detail,
        path: url,
        image: imageUrl,
      }),
    );
    return { options, loading: suggestions.isFetching, typed };
  }
  const past = (history.data?.items ?? []).map(({ id, query }): SearchOption => ({
    key: id,
    kind: 'history',
    label: query,
    detail: '',
    path: searchPath(query) ?? '/search',
    image: null,
    historyId: id,
  }));
  const popular = POPULAR.map((key): SearchOption => {
    const label = t(`search.popular.${key}`);
    return {
      key,
      kind: 'popular',
      label,
      detail: '',
      path: searchPath(label) ?? '/search',
      image: null,
    };
  });
  return { options: past.length > 0 ? past : popular, loading: false, typed };
}
