import {
  currencyChangePageSchema,
  currencyPreviewSchema,
  currencyProgressSchema,
  type ChangeCurrency,
  type CurrencyChange,
  type CurrencyPreview,
  type CurrencyPreviewQuery,
  type CurrencyProgress,
} from '@solar/contracts/admin/currency-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { siteSettingsQuery } from '@solar/mfe-kit/query/site-settings';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const CHANGES = '/api/admin/currency-changes';
const CATALOG = '/api/catalog/admin/currency';
/** All that a new currency changes on this screen. */
const AFTER_CHANGE = [[CHANGES], [CATALOG], ['/api/admin/settings'], siteSettingsQuery.queryKey];
const ASK_AGAIN_MS = 2_000;

export type PreviewRow = CurrencyPreview['items'][number];
type PageAt = { page: number; pageSize: number };

/** The changes so far, newest first. */
export function useCurrencyChanges(params: PageAt) {
  return usePagedQuery<CurrencyChange, PageAt>({
    queryKey: [CHANGES],
    params,
    read: (asked, signal) =>
      http.get(CHANGES, { params: asked, signal, schema: currencyChangePageSchema }),
  });
}

/** What prices would become. */
export function useCurrencyPreview(params: CurrencyPreviewQuery) {
  return usePagedQuery<PreviewRow, CurrencyPreviewQuery>({
    queryKey: [CATALOG, 'preview'],
    params,
    read: (asked, signal) =>
      http.get(`${CATALOG}/preview`, { params: asked, signal, schema: currencyPreviewSchema }),
  });
}

/** How far the conversion of prices has come; asked again until it is done. */
export function useCurrencyProgress() {
  return useQuery<CurrencyProgress>({
    queryKey: [CATALOG, 'progress'],
    queryFn: ({ signal }) =>
      http.get(`${CATALOG}/progress`, { signal, schema: currencyProgressSchema }),
    refetchInterval: ({ state: { data } }) =>
      data && data.done < data.total ? ASK_AGAIN_MS : false,
    staleTime: 0,
  });
}

/** Changes the currency. */
export function useChangeCurrency(success: string, onSuccess: () => void) {
  return useApiMutation<ChangeCurrency, CurrencyChange>({
    mutationFn: (body) => http.post(CHANGES, body),
    invalidates: AFTER_CHANGE,
    success,
    onSuccess,
  });
}

/** Takes a change back. */
export function useUndoCurrency(success: string) {
  return useApiMutation<{ changeId: string; version: number }, CurrencyChange>({
    mutationFn: ({ changeId, version }) => http.post(`${CHANGES}/${changeId}/undo`, { version }),
    invalidates: AFTER_CHANGE,
    success,
  });
}
