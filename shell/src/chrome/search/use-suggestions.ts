import type { SearchHistory, Suggestion } from '@solar/contracts/catalog/search-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { http } from '@solar/mfe-kit/http/http-client';
import { notify } from '@solar/mfe-kit/notify/notify';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long typing has to rest before a request leaves. */
export const SEARCH_DEBOUNCE_MS = 300;

const HISTORY_URL = '/api/search/history';

/** The value once it has rested. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

/** Suggestions for what is being typed, from the second character on. */
export function useSuggestions(text: string) {
  const query = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  return useQuery({
    queryKey: ['/api/search/suggestions', query],
    queryFn: ({ signal }) =>
      http.get<{ items: Suggestion[] }>('/api/search/suggestions', {
        params: { q: query },
        signal,
      }),
    enabled: query.length >= LIMITS.suggestionMinChars,
    placeholderData: (previous) => previous,
  });
}

/** What the signed-in person searched for before; no answer counts as an empty list. */
export function useSearchHistory() {
  const signedIn = useSession((state) => state.status === 'authenticated');
  return useQuery({
    queryKey: [HISTORY_URL],
    queryFn: ({ signal }) =>
      http.get<SearchHistory>(HISTORY_URL, { signal }).catch(() => ({ items: [] })),
    enabled: signedIn,
    staleTime: 0,
  });
}

/** Removes an entry of the history. */
export function useForgetSearch() {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http.delete(`${HISTORY_URL}/${encodeURIComponent(id)}`),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [HISTORY_URL] });
      notify.success(t('search.forgotten.title'), { description: t('search.forgotten.text') });
    },
    onError: () =>
      notify.error(t('search.forgetFailed.title'), { description: t('search.forgetFailed.text') }),
  });
}
