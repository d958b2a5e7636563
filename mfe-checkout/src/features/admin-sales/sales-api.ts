import type { CategoryView } from '@solar/contracts/catalog/http';
import type { SalesBy, SalesReport } from '@solar/contracts/checkout/reports-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const ROOT = '/api/checkout/admin/reports/sales';
export const SALES_KEY = ['admin', 'sales'] as const;

export type SalesParams = {
  by: SalesBy;
  from: string;
  to: string;
  page: number;
  pageSize: number;
  currency?: string;
};

export const readSales = (params: SalesParams, signal: AbortSignal) =>
  http.get<SalesReport>(ROOT, { params, signal });

/** A report; the one before stays in view while the next comes. */
export function useSales(params: SalesParams) {
  return useQuery({
    queryKey: [...SALES_KEY, params],
    queryFn: ({ signal }) => readSales(params, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** The catalogue's categories, for their names. */
export function useCategories(enabled: boolean) {
  return useQuery({
    queryKey: ['/api/catalog/categories'],
    queryFn: ({ signal }) =>
      http.get<{ items: CategoryView[] }>('/api/catalog/categories', { signal }),
    enabled,
  });
}
