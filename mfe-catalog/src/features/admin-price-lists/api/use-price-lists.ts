import type { PriceExplanation } from '@solar/contracts/catalog/price-explanation-http';
import type {
  CreatePriceList,
  PriceAudiences,
  PriceListDetail,
  PriceListItemPrice,
  PriceListStatus,
  PriceListSummary,
} from '@solar/contracts/catalog/price-list-http';
import type { Money } from '@solar/contracts/common/money';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const PATH = '/api/catalog/admin/price-lists';
const CHANGED = [[PATH], ['/api/catalog/products']] as const;

export function usePriceLists(params: {
  page: number;
  pageSize: number;
  q?: string;
  status?: PriceListStatus;
  customerId?: string;
}) {
  return useQuery({
    queryKey: [PATH, params],
    queryFn: ({ signal }) => http.get<Page<PriceListSummary>>(PATH, { params, signal }),
    placeholderData: keepPreviousData,
  });
}

export function usePriceList(id: string) {
  return useQuery({
    queryKey: [PATH, 'one', id],
    queryFn: ({ signal }) => http.get<PriceListDetail>(`${PATH}/${id}`, { signal }),
  });
}

/** Customers and groups that a list can be for. */
export function usePriceAudiences(q: string) {
  const path = '/api/catalog/admin/price-audiences';
  return useQuery({
    queryKey: [path, q],
    queryFn: ({ signal }) => http.get<PriceAudiences>(path, { params: { q }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What a customer pays for a product, and why. */
export function usePriceExplanation(params: { customerId: string; productId: string }) {
  const path = '/api/catalog/admin/price-explanation';
  return useQuery({
    queryKey: [path, params],
    queryFn: ({ signal }) => http.get<PriceExplanation>(path, { params, signal }),
    staleTime: 0,
  });
}

/** Creates without `list`, changes with it. */
export function useSavePriceList(
  list: PriceListDetail | undefined,
  idempotencyKey: string,
  onSuccess: (list: PriceListDetail) => void,
) {
  const { t } = useTranslation('catalog');
  return useApiMutation({
    mutationFn: (input: CreatePriceList) =>
      list
        ? http.put<PriceListDetail>(`${PATH}/${list.id}`, { ...input, version: list.version })
        : http.post<PriceListDetail>(PATH, input, { idempotencyKey }),
    invalidates: CHANGED,
    success: t('admin.saved'),
    failure: null,
    onSuccess,
  });
}

/** Saves the prices of a list as a table. */
export function useExportList({ id, name }: Pick<PriceListSummary, 'id' | 'name'>) {
  return useApiMutation({
    mutationFn: async () => saveFile(await http.download(`${PATH}/${id}/file`), `${name}.csv`),
  });
}

/** What can be done with a list, each a request of its own. */
export type PriceListAction =
  | { do: 'approve' | 'copy' }
  | { do: 'reject'; reason: string }
  | { do: 'delete'; version: number }
  | { do: 'edit'; input: CreatePriceList; version: number }
  | { do: 'add'; productId: string; price: Money }
  | ({ do: 'change'; productId: string } & PriceListItemPrice)
  | { do: 'remove'; productId: string };

export function usePriceListAction(
  id: string,
  onSuccess?: (answer: PriceListDetail, action: PriceListAction) => void,
) {
  const { t } = useTranslation('catalog');
  return useApiMutation({
    mutationFn: (action: PriceListAction) => send(id, action),
    invalidates: CHANGED,
    success: (_answer, action) => t(`admin.priceLists.done.${action.do}`),
    onSuccess,
  });
}

function send(id: string, action: PriceListAction): Promise<PriceListDetail> {
  const path = `${PATH}/${id}`;
  switch (action.do) {
    case 'approve':
    case 'copy':
      return http.post(`${path}/${action.do}`);
    case 'reject':
      return http.post(`${path}/reject`, { reason: action.reason });
    case 'edit':
      return http.put(path, { ...action.input, version: action.version });
    case 'delete':
      return http.delete(path, { params: { version: action.version } });
    case 'add':
      return http.post(`${path}/items`, { productId: action.productId, price: action.price });
    case 'change':
      return http.put(`${path}/items/${action.productId}`, {
        price: action.price,
        tiers: action.tiers,
      });
    case 'remove':
      return http.delete(`${path}/items/${action.productId}`);
  }
}
