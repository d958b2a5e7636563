import { systemStatusSchema, type SystemStatus } from '@solar/contracts/admin/status-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';
import { readFrontEnds } from './front-ends';

const URL = '/api/admin/status';
const REFRESH_MS = 20_000;

/** How the services are now; asked again while the page is open. */
export function useSystemStatus() {
  return useQuery<SystemStatus>({
    queryKey: [URL],
    queryFn: ({ signal }) => http.get(URL, { signal, schema: systemStatusSchema }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

/** Which front ends are deployed. */
export function useFrontEnds() {
  return useQuery({
    queryKey: [URL, 'front-ends'],
    queryFn: ({ signal }) => readFrontEnds(signal),
    staleTime: 0,
  });
}
