import type {
  AdminProduct,
  AdminProductRow,
  CreateProduct,
} from '@solar/contracts/catalog/admin-http';
import type { BulkAnswer, BulkChange } from '@solar/contracts/catalog/bulk-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { newIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const PATH = '/api/catalog/admin/products';
/** What shows products: the back office's own lists and the storefront's answers. */
const CHANGED = [[PATH], ['/api/catalog/products'], ['/api/search']] as const;

export type AdminProductParams = {
  page: number;
  pageSize: number;
  q?: string;
  category?: string;
  brand?: string;
  active?: string;
  gaps?: string;
  sort?: string;
};

export function useAdminProducts(params: AdminProductParams) {
  return useQuery({
    queryKey: [PATH, params],
    queryFn: ({ signal }) => http.get<Page<AdminProductRow>>(PATH, { params, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useAdminProduct(id: string | undefined) {
  return useQuery({
    queryKey: [PATH, 'one', id],
    queryFn: ({ signal }) => http.get<AdminProduct>(`${PATH}/${id}`, { signal }),
    enabled: id !== undefined,
  });
}

/** Creates without `product`, changes with it; the key makes a repeated click create once. */
export function useSaveProduct(product: AdminProduct | null, idempotencyKey: string) {
  const { t } = useTranslation('catalog');
  return useApiMutation({
    mutationFn: (input: CreateProduct) =>
      product
        ? http.put<AdminProduct>(`${PATH}/${product.id}`, { ...input, version: product.version })
        : http.post<AdminProduct>(PATH, input, { idempotencyKey }),
    invalidates: CHANGED,
    success: t('admin.saved'),
    failure: null,
  });
}

export function useSetImages() {
  const { t } = useTranslation('catalog');
  return useApiMutation({
    mutationFn: ({
      id,
      version,
      imageSlug,
    }: {
      id: string;
      version: number;
      imageSlug: string | null;
    }) => http.put(`${PATH}/${id}/images`, { imageSlug, version }),
    invalidates: CHANGED,
    success: t('admin.saved'),
  });
}

/** Tries or makes the same change for these products. */
export function useBulkChange(rows: readonly AdminProductRow[]) {
  const products = rows.map(({ id, version }) => ({ id, version }));
  return useApiMutation({
    mutationFn: (body: { change: BulkChange; apply: boolean }) =>
      http.post<BulkAnswer>(
        `${PATH}/bulk`,
        { products, ...body },
        { idempotencyKey: newIdempotencyKey() },
      ),
    invalidates: CHANGED,
  });
}

function setActive(active: boolean) {
  return ({ id, version }: AdminProductRow) =>
    http.put(`${PATH}/${id}/active`, { active, version });
}

const removeProduct = ({ id, version }: Pick<AdminProductRow, 'id' | 'version'>) =>
  http.delete(`${PATH}/${id}`, { params: { version } });

/** What the list does with every selected product. */
export const BULK = {
  show: { act: setActive(true), invalidates: CHANGED },
  hide: { act: setActive(false), invalidates: CHANGED },
  remove: { act: removeProduct, invalidates: CHANGED },
};

export function useRemoveProduct() {
  const { t } = useTranslation('catalog');
  return useApiMutation({
    mutationFn: removeProduct,
    invalidates: CHANGED,
    success: t('admin.deleted'),
  });
}
