import type {
  AdminAttribute,
  AdminBrand,
  AdminCategory,
  CategoryPlace,
} from '@solar/contracts/catalog/admin-http';
import type { AdminSearchWord } from '@solar/contracts/catalog/search-words-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** What products are described by; short lists that come whole. */
export type Collections = {
  categories: AdminCategory;
  brands: AdminBrand;
  attributes: AdminAttribute;
  'search-words': AdminSearchWord;
};
export type CollectionName = keyof Collections;

type Versioned = { id: string; version: number };

const pathOf = (name: CollectionName) => `/api/catalog/admin/${name}`;

export function useCollection<N extends CollectionName>(name: N) {
  const path = pathOf(name);
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => http.get<{ items: Collections[N][] }>(path, { signal }),
  });
}

/** Creates without `row`, changes with it. */
export function useSaveRow(name: CollectionName, row: Versioned | null, onSaved: () => void) {
  const { t } = useTranslation('catalog');
  return useApiMutation({
    mutationFn: (input: object) =>
      row
        ? http.put(`${pathOf(name)}/${row.id}`, { ...input, version: row.version })
        : http.post(pathOf(name), input),
    invalidates: [[pathOf(name)], ['/api/catalog/categories']],
    success: t('admin.saved'),
    failure: null,
    onSuccess: onSaved,
  });
}

/** Moves categories in the tree. */
export function useArrangeCategories() {
  const { t } = useTranslation('catalog');
  const path = pathOf('categories');
  return useApiMutation({
    mutationFn: (items: CategoryPlace[]) => http.put(`${path}/arrangement`, { items }),
    invalidates: [[path], ['/api/catalog/categories']],
    success: t('admin.saved'),
  });
}

export function useRemoveRow(name: CollectionName) {
  const { t } = useTranslation('catalog');
  return useApiMutation({
    mutationFn: ({ id, version }: Versioned) =>
      http.delete(`${pathOf(name)}/${id}`, { params: { version } }),
    invalidates: [[pathOf(name)], ['/api/catalog/categories']],
    success: t('admin.deleted'),
  });
}
