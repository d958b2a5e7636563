import { homeSchema, type Home, type HomeInput } from '@solar/contracts/admin/home-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { siteSettingsQuery } from '@solar/mfe-kit/query/site-settings';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const URL = '/api/admin/home';

/** The sections of the front page with what they say where nobody wrote anything. */
export function useHome() {
  return useQuery<Home>({
    queryKey: [URL],
    queryFn: ({ signal }) => http.get(URL, { signal, schema: homeSchema }),
  });
}

/** Replaces the sections of the front page. */
export function useSaveHome(success: string) {
  return useApiMutation<HomeInput, Home>({
    mutationFn: (input) => http.put(URL, input, { schema: homeSchema }),
    invalidates: [[URL], siteSettingsQuery.queryKey],
    success,
    failure: null,
  });
}
