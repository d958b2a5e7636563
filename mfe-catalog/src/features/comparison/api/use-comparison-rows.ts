import type { Comparison } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const PATH = '/api/catalog/products/compare';

export function useComparisonRows(ids: readonly string[]) {
  return useQuery({
    queryKey: [PATH, ids],
    queryFn: ({ signal }) => http.get<Comparison>(PATH, { params: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
