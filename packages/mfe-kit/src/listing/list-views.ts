import {
  listViewListSchema,
  type ListView,
  type SaveListView,
} from '@solar/contracts/account/list-views-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { LISTING } from './listing-texts';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const PATH = '/api/account/list-views';
const keyOf = (list: string) => [PATH, list];

/** The views that the person has saved of a list; asked for when somebody wants to see them. */
export function useListViews(list: string, enabled: boolean) {
  return useQuery({
    queryKey: keyOf(list),
    queryFn: ({ signal }) =>
      http.get(PATH, { params: { list }, signal, schema: listViewListSchema }),
    enabled,
  });
}

export function useSaveListView(list: string) {
  const { t } = useTranslation(LISTING);
  return useApiMutation({
    mutationFn: (view: Omit<SaveListView, 'list'>) => http.put<ListView>(PATH, { list, ...view }),
    invalidates: [keyOf(list)],
    success: t('views.saved'),
  });
}

export function useRemoveListView(list: string) {
  const { t } = useTranslation(LISTING);
  return useApiMutation({
    mutationFn: ({ id }: ListView) => http.delete(`${PATH}/${id}`),
    invalidates: [keyOf(list)],
    success: t('views.removed'),
  });
}

/** What of an address a view keeps: search, filters and order, but not the page. */
export function viewAddress(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.sort();
  return params.toString();
}
