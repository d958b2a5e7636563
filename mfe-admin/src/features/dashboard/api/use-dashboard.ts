import { dashboardSchema, type Dashboard } from '@solar/contracts/admin/site-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';

const REFRESH_MS = 30_000;

/** Figures of the dashboard, read again every half minute while it is open. */
export function useDashboard() {
  return useQuery<Dashboard>({
    queryKey: ['/api/admin/dashboard'],
    queryFn: ({ signal }) => http.get('/api/admin/dashboard', { signal, schema: dashboardSchema }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}
